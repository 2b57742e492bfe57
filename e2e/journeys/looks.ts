import type { Chance } from '@tablee/kernel'
import { SAMPLE } from '../walks.ts'
import { readBox } from './boxes.ts'
import { either, eitherStart } from './said.ts'
import { drawFrom } from './step.ts'
import { goHome, isAtTable, resume } from './ways.ts'
import type { World } from './world.ts'

/** What a person would see of what was kept: a part of it after each step, by the pages themselves. */
interface Look {
  isPossible(world: World): boolean
  run(world: World, argument: string | undefined): Promise<void>
  draw?(world: World, chance: Chance): string
}

/** Runs in the page: the numbers it shows, in order. */
export const numbersInPage = (): string =>
  (document.querySelector('main')?.innerText.match(/\d+/g) ?? []).slice(0, 60).join(' ')
/** Runs in the page. */
export const textOfField = (nth: number) =>
  (document.querySelectorAll('main textarea, main input')[nth] as HTMLInputElement | undefined)?.value ?? ''
/** Runs in the page: the names of what is chosen. */
const chosenInPage = () =>
  [...document.querySelectorAll<HTMLInputElement>('main input:checked')].map(
    (input) => input.labels?.[0]?.innerText.replace(/[\s\u00a0]+/g, ' ').trim() ?? '',
  )

const LIGHT_NAMES = { auto: /^(Comme l’appareil|As the device)$/, light: /^(Jour|Day)$/, dark: /^(Lampe|Lamp)$/ }

const LOOKS: Readonly<Record<string, Look>> = {
  'at the decks': {
    isPossible: ({ kept }) => kept.decks.length > 0,
    run: async (world) => {
      await world.goto('/paquets')
      for (const { title } of world.kept.decks)
        await world.hand.sees('link', either(`Modifier ${title}`, `Edit ${title}`))
    },
  },
  'into deck': {
    isPossible: ({ kept }) => kept.decks.length > 0,
    draw: ({ kept }, chance) => String(drawFrom(kept.decks, chance).nth),
    run: async (world, nth) => {
      const deck = world.kept.decks.find((each) => each.nth === Number(nth))
      if (deck === undefined) throw new Error(`there is no deck ${nth}`)
      await world.goto(`/paquets/${deck.id}`)
      await world.hand.sees('textbox', either('Texte du paquet', 'Text of the deck'))
      const text = await world.hand.until('the text of the deck', async () => {
        const texts = await Promise.all([0, 1].map((at) => world.tab.run(textOfField, at)))
        return texts.find((each) => each.startsWith('#'))
      })
      if (text !== deck.text) throw new Error(`deck ${nth} shows ${JSON.stringify(text)}, not ${deck.text}`)
    },
  },
  'at the games': {
    isPossible: ({ kept }) => kept.games.length > 0,
    run: async (world) => {
      await world.goto('/')
      const { length } = world.kept.games
      if (length === 1) await world.hand.sees('link', either('Reprendre ma partie', 'Back to my game'))
      else await world.hand.sees('button', either(`Reprendre une partie · ${length}`, `Back to a game · ${length}`))
    },
  },
  'into game': {
    isPossible: ({ kept }) => kept.games.length > 0,
    draw: ({ kept }, chance) => String(drawFrom(kept.games, chance).nth),
    run: async (world, nth) => {
      const game = world.kept.games.find((each) => each.nth === Number(nth))
      if (game === undefined) throw new Error(`there is no game ${nth}`)
      await resume(world, game)
    },
  },
  'at the ledger of': {
    isPossible: ({ kept }) => kept.ledgers.size > 0,
    draw: ({ kept }, chance) => drawFrom([...kept.ledgers.keys()], chance),
    run: async (world, argument) => {
      const box = readBox(argument)
      const ledger = world.kept.ledgers.get(box)
      if (ledger === undefined) throw new Error(`there is no ledger of ${argument}`)
      await world.goto(`/boite/${box}`)
      await world.hand.sees('button', eitherStart('Annuler la dernière saisie', 'Undo the last entry'))
      if (ledger.language !== world.kept.language) return
      await world.hand.until(`the numbers ${ledger.numbers}`, async () =>
        (await world.tab.run(numbersInPage, undefined)) === ledger.numbers ? true : undefined,
      )
    },
  },
  'at the settings': {
    isPossible: () => true,
    run: async (world) => {
      const { light, textSize, isUnhurried } = world.kept
      await world.goto('/reglages')
      await world.hand.until('the settings as they were chosen', async () => {
        const chosen = await world.tab.run(chosenInPage, undefined)
        const isSo =
          chosen.some((name) => LIGHT_NAMES[light].test(name)) &&
          chosen.includes(`${textSize} %`) &&
          chosen.some((name) => /^(Plus de temps|More time)/.test(name)) === isUnhurried
        return isSo ? true : undefined
      })
    },
  },
  'at the names': {
    isPossible: ({ kept }) => kept.gathered.length > 0,
    run: async (world) => {
      await world.goto(`/ensemble/${SAMPLE.id}`)
      await world.hand.sees('textbox', either('Personne 1', 'Person 1'))
      for (const [nth, name] of world.kept.gathered.entries()) {
        await world.hand.until(`person ${nth + 1} proposed as « ${name} »`, async () =>
          (await world.tab.run(textOfField, nth)) === name ? true : undefined,
        )
      }
    },
  },
  'at the seat': {
    isPossible: ({ kept }) => kept.table !== undefined,
    run: async (world) => {
      await goHome(world)
      await world.hand.tap('link', /^(Revenir à la table|Back to the table) · /)
      await isAtTable(world)
    },
  },
}

const NOTHING = 'in the storage only'

/** Often absent: the page that the step led to stays open for the next one. */
export const drawLook = (world: World, chance: Chance): string => {
  const possible = Object.entries(LOOKS).filter(([, look]) => look.isPossible(world))
  if (chance.below(5) < 3) return NOTHING
  const [name, look] = drawFrom(possible, chance)
  return look.draw === undefined ? name : `${name} ${look.draw(world, chance)}`
}

export const runLook = async (world: World, text: string): Promise<void> => {
  if (text === NOTHING || text === '') return
  const name = Object.keys(LOOKS).find((each) => text === each || text.startsWith(`${each} `))
  const look = name === undefined ? undefined : LOOKS[name]
  if (name === undefined || look === undefined) throw new Error(`no look is called « ${text} »`)
  await look.run(world, text.slice(name.length).trim() || undefined)
}
