import type { BoxName } from '@tablee/ui/client.ts'
import { WALKED, walkOf } from '../../walks.ts'
import { PLAYED, readBox } from '../boxes.ts'
import type { KeptGame } from '../kept.ts'
import { textOfField } from '../looks.ts'
import { either, eitherStart, SAID } from '../said.ts'
import { drawFrom, type Step } from '../step.ts'
import { codeHere, goHome, isAtTable, openBox, resume } from '../ways.ts'
import type { World } from '../world.ts'

/** If it is one's turn, or soon: bots may be first. */
const move = async ({ hand }: World, box: BoxName): Promise<string> => {
  const moveIfAsked = walkOf(box).moveIfAsked ?? (async () => undefined)
  return hand.until('one’s turn', () => moveIfAsked(hand), 1500).catch(() => 'it was not one’s turn')
}

export const beginSolo = async (world: World, box: BoxName): Promise<KeptGame> => {
  await openBox(world, box)
  await world.hand.tap('button', SAID.alone)
  const code = await codeHere(world)
  await isAtTable(world)
  world.kept.known.add(box)
  return world.newGame(code, box)
}

const WAYS_OUT = ['stay', 'menu', 'address'] as const
const leave = async (world: World, way: string | undefined): Promise<string> => {
  if (way === 'menu') {
    await world.hand.tap('button', SAID.menu)
    await world.hand.tap('button', eitherStart('Aller à l’accueil', 'Go to the start page'))
    await goHome(world)
    return 'left by the menu'
  }
  if (way === 'address') {
    await world.goto('/')
    return 'left by an address'
  }
  return 'stayed'
}

const solo: Step = {
  name: 'solo',
  weight: 4,
  isPossible: () => true,
  draw: (_, chance) => [drawFrom(PLAYED, chance), drawFrom(WAYS_OUT, chance)],
  run: async (world, [name, way]) => {
    const box = readBox(name)
    const game = await beginSolo(world, box)
    const moved = await move(world, box)
    return `began game ${game.nth}, ${moved}, ${await leave(world, way)}`
  },
}

const gameCalled = ({ kept }: World, nth: string | undefined): KeptGame => {
  const game = kept.games.find((each) => each.nth === Number(nth))
  if (game === undefined) throw new Error(`there is no game ${nth}`)
  return game
}

const goOn: Step = {
  name: 'resume',
  weight: 3,
  isPossible: ({ kept }) => kept.games.length > 0,
  draw: ({ kept }, chance) => [String(drawFrom(kept.games, chance).nth), drawFrom(WAYS_OUT, chance)],
  run: async (world, [nth, way]) => {
    const game = gameCalled(world, nth)
    await resume(world, game)
    const moved = game.people.length > 0 ? 'saw the table' : await move(world, game.box)
    return `${game.box}, ${moved}, ${await leave(world, way)}`
  },
}

const stop: Step = {
  name: 'stop-game',
  isPossible: ({ kept }) => kept.games.length > 2,
  draw: ({ kept }, chance) => [String(drawFrom(kept.games, chance).nth)],
  run: async (world, [nth]) => {
    const game = gameCalled(world, nth)
    await resume(world, game)
    await world.hand.tap('button', SAID.menu)
    await world.hand.tap('button', eitherStart('Arrêter la partie', 'Stop the game'))
    await world.hand.tap('button', eitherStart('Arrêter, vraiment', 'Really stop it'))
    await world.hand.tap('button', either('Retour à la table', 'Back to the table'))
    await world.hand.sees('button', SAID.start)
    world.stopGame(game.code)
    return `stopped ${game.box}`
  },
}

const NAMES = ['Ana', 'Bob', 'Cléo', 'Dan', 'Ève', 'Tom', 'Zoé']

/** The list of names, and those of last time taken out. */
const writeNames = async (world: World, names: readonly string[]): Promise<void> => {
  const { hand } = world
  const person = (nth: number) => either(`Personne ${nth}`, `Person ${nth}`)
  await hand.sees('textbox', person(1))
  const places = Math.max(names.length, world.kept.gathered.length)
  for (let nth = 1; nth <= places; nth++) {
    if (!(await hand.isThere('textbox', person(nth))))
      await hand.tap('button', either('Une personne de plus', 'One more person'))
    await hand.fill(person(nth), names[nth - 1] ?? '')
  }
}

export const gather = async (world: World, box: BoxName, names: readonly string[]): Promise<void> => {
  await openBox(world, box)
  await world.hand.tap('link', SAID.around)
  await writeNames(world, names)
  await world.hand.tap('button', eitherStart('À table, à ', 'To the table, '))
  await world.hand.sees('button', SAID.start)
  world.kept.gathered = names
}

const beginAround = async (world: World, box: BoxName, names: readonly string[]): Promise<KeptGame> => {
  await gather(world, box, names)
  await world.hand.tap('button', SAID.start)
  await world.hand.until('the game to begin', async () =>
    (await world.hand.isThere('button', SAID.start)) ? undefined : true,
  )
  await isAtTable(world)
  return world.newGame(await codeHere(world), box, names)
}

const THATS_ME = eitherStart('C’est moi, ', 'That’s me, ')

const around: Step = {
  name: 'around',
  weight: 2,
  isPossible: () => true,
  draw: (_, chance) => {
    const people = chance.shuffle(NAMES).slice(0, 2 + chance.below(2))
    return [drawFrom(PLAYED, chance), people.join('+'), drawFrom(WAYS_OUT, chance)]
  },
  run: async (world, [name, people, way]) => {
    const box = readBox(name)
    const names = people?.split('+') ?? []
    const game = await beginAround(world, box, names)
    const taken = await world.hand.tapIfThere('button', THATS_ME)
    return `began game ${game.nth} of ${names.join(', ')}${taken ? ', took the device' : ''}, ${await leave(world, way)}`
  },
}

/** A text is left with its last letter just typed: it is in the field when one comes back. */
const draft: Step = {
  name: 'draft',
  isPossible: () => WALKED.some(({ walk }) => walk.draft),
  draw: (_, chance) => [drawFrom(['address', 'site'], chance)],
  run: async (world, [way]) => {
    const { hand, tab } = world
    const box = WALKED.find(({ walk }) => walk.draft)
    const written = box?.walk.draft
    if (box === undefined || written === undefined) return 'no game asks for a text'
    const game = await beginAround(world, box.id, written.people)
    const uncover = () => hand.tap('button', THATS_ME)
    await written.reach(hand, uncover)
    await uncover()
    const text = `Petite chose ronde ${game.nth}`
    await written.write(hand, text)
    await (way === 'site' ? world.gotoAnotherSite() : world.goto('/'))
    await resume(world, game)
    await uncover()
    await hand.until(`the text « ${text} »`, async () => ((await tab.run(textOfField, 0)) === text ? true : undefined))
    return `began game ${game.nth}, left a text by ${way}, found it as it was`
  },
}

export const OWN_GAME_STEPS: readonly Step[] = [solo, goOn, stop, around, draft]
