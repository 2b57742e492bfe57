import type { GameClient } from '@tablee/ui/client.ts'
import { DECK_CLIENTS, titled } from '../../shelf.ts'
import { readBox, readGame, WITH_DECK } from '../boxes.ts'
import type { KeptDeck } from '../kept.ts'
import { either, eitherStart, SAID } from '../said.ts'
import { drawFrom, type Step } from '../step.ts'
import { goHome } from '../ways.ts'
import type { World } from '../world.ts'
import { gather } from './own-games.ts'

const TITLE = either('Titre du paquet', 'Title of the deck')
const TEXT = either('Texte du paquet', 'Text of the deck')
const KEPT = /gardé sur cet appareil|kept on this device/
const UNDO = either('Le remettre', 'Put it back')
const LIST = either('Tous les paquets', 'All decks')

export const openDecks = async (world: World): Promise<void> => {
  await goHome(world)
  await world.hand.tap('link', either('Tes paquets', 'Your decks'))
  await world.hand.sees('button', either('Nouveau paquet', 'New deck'))
}

/** Runs in the page: the caret at the end of the text that has it. */
const caretToEnd = () => {
  const field = document.activeElement as HTMLTextAreaElement
  field.setSelectionRange(field.value.length, field.value.length)
}
/** Runs in the page. */
const deckText = () => document.querySelector('textarea')?.value ?? ''

const addLine = async ({ hand, tab }: World, line: string): Promise<string> => {
  await hand.tap('textbox', TEXT)
  await tab.run(caretToEnd, undefined)
  await tab.press('Enter')
  await tab.type(line)
  return hand.until('the line that was typed', async () => {
    const text = await tab.run(deckText, undefined)
    return text.includes(line) ? text : undefined
  })
}

export const newDeck = async (world: World, client: GameClient): Promise<void> => {
  await openDecks(world)
  await world.hand.tap('button', either('Nouveau paquet', 'New deck'))
  await world.hand.tap('button', new RegExp(`^${titled(client)}`))
  await world.hand.sees('textbox', TEXT)
}

const WAYS_OUT = ['rest', 'link', 'address', 'site'] as const
/** Typing rests until the page says that it is kept; or one leaves with the last letter just typed. */
const leaveEditor = async (world: World, way: string | undefined): Promise<string> => {
  switch (way) {
    case 'link':
      await world.hand.tap('link', LIST)
      return 'left by the link at once'
    case 'address':
      await world.goto('/')
      return 'left by an address at once'
    case 'site':
      await world.gotoAnotherSite()
      await world.goto('/paquets')
      return 'left for another site at once'
    default:
      await world.hand.reads(KEPT)
      return 'rested'
  }
}

const write: Step = {
  name: 'write-deck',
  weight: 3,
  isPossible: ({ kept }) => kept.decks.length < 5 && DECK_CLIENTS.length > 0,
  draw: (_, chance) => [drawFrom(DECK_CLIENTS, chance).game, drawFrom(WAYS_OUT, chance)],
  run: async (world, [game, way]) => {
    await newDeck(world, readGame(game))
    const title = `Paquet ${world.nextDeckNumber()}`
    const id = ((await world.path()) ?? '').split('/').at(-1) ?? ''
    await world.hand.fill(TITLE, title)
    const text = await addLine(world, '# une remarque')
    const deck = world.newDeck({ id, title, text })
    return `wrote deck ${deck.nth} for ${game}, ${await leaveEditor(world, way)}`
  },
}

const deckCalled = ({ kept }: World, nth: string | undefined): KeptDeck => {
  const deck = kept.decks.find((each) => each.nth === Number(nth))
  if (deck === undefined) throw new Error(`there is no deck ${nth}`)
  return deck
}
const hasDecks = ({ kept }: World) => kept.decks.length > 0
const modify = ({ title }: KeptDeck) => either(`Modifier ${title}`, `Edit ${title}`)

const edit: Step = {
  name: 'edit-deck',
  weight: 2,
  isPossible: hasDecks,
  draw: ({ kept }, chance) => [String(drawFrom(kept.decks, chance).nth), drawFrom(WAYS_OUT, chance)],
  run: async (world, [nth, way]) => {
    const deck = deckCalled(world, nth)
    await openDecks(world)
    await world.hand.tap('link', modify(deck))
    deck.text = await addLine(world, `# encore ${deck.text.split('\n').length}`)
    return `added a line, ${await leaveEditor(world, way)}`
  },
}

const remove: Step = {
  name: 'delete-deck',
  weight: 2,
  isPossible: hasDecks,
  draw: ({ kept }, chance) => [String(drawFrom(kept.decks, chance).nth), drawFrom(['undo', 'for-good'], chance)],
  run: async (world, [nth, end]) => {
    const deck = deckCalled(world, nth)
    const { hand } = world
    await openDecks(world)
    await hand.tap('button', either(`Autres gestes pour ${deck.title}`, `More for ${deck.title}`))
    await hand.tap('button', either('Supprimer de cet appareil', 'Delete from this device'))
    await hand.tap('button', either('Supprimer pour de bon ?', 'Delete for good?'))
    await hand.sees('button', UNDO)
    if (await hand.isThere('link', modify(deck))) throw new Error(`deck ${nth} is listed though it was deleted`)
    if (end === 'undo') {
      await hand.tap('button', UNDO)
      await hand.sees('link', modify(deck))
      return `deleted deck ${nth} and put it back`
    }
    world.kept.decks = world.kept.decks.filter((each) => each !== deck)
    return `deleted deck ${nth}`
  },
}

const print: Step = {
  name: 'print-deck',
  isPossible: hasDecks,
  draw: ({ kept }, chance) => [String(drawFrom(kept.decks, chance).nth)],
  run: async (world, [nth]) => {
    const deck = deckCalled(world, nth)
    await openDecks(world)
    await world.hand.tap('link', modify(deck))
    await world.hand.tap('link', either('Imprimer', 'Print'))
    await world.hand.sees('heading', /./)
    return `looked at deck ${nth} as it would be printed`
  },
}

const sheet: Step = {
  name: 'deck-sheet',
  weight: 2,
  isPossible: () => true,
  draw: (_, chance) => [drawFrom(WITH_DECK, chance)],
  run: async (world, [name]) => {
    const box = readBox(name)
    const { hand } = world
    await gather(world, box, ['Ana', 'Bob', 'Cléo'])
    await hand.tap('button', eitherStart('Paquet : ', 'Deck: '))
    await hand.sees('heading', either('Avec quel paquet ?', 'With which deck?'))
    await hand.sees('button', either('Celui de la boîte', 'The one in the box'))
    await world.tab.press('Escape')
    await hand.sees('button', SAID.start)
    return `saw the decks for ${box} in a lobby`
  },
}

export const DECK_STEPS: readonly Step[] = [write, edit, remove, print, sheet]
