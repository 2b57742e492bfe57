import { BOXES, type BoxName, isBox } from '../kept.ts'
import { numbersInPage } from '../looks.ts'
import { either, eitherStart, SAID } from '../said.ts'
import { drawFrom, type Step } from '../step.ts'
import { openBox } from '../ways.ts'
import type { World } from '../world.ts'

const BEGIN = either('On commence', 'Let’s begin')
const UNDO = eitherStart('Annuler la dernière saisie', 'Undo the last entry')
const AGAIN = either('Une autre partie', 'Another game')
const WORD = either('Le mot', 'The word')
const PEOPLE = ['Ana', 'Bob', 'Cléo'] as const

const beginTeams = async ({ hand }: World) => {
  await hand.tap('radio', 'Sel')
  await hand.tap('button', BEGIN)
}
const beginPeople = async (world: World) => {
  const { hand } = world
  for (const [nth, name] of PEOPLE.entries()) {
    const person = either(`Personne ${nth + 1}`, `Person ${nth + 1}`)
    if (!(await hand.isThere('textbox', person)))
      await hand.tap('button', either('Une personne de plus', 'One more person'))
    await hand.fill(person, name)
  }
  await hand.tap('button', BEGIN)
  world.kept.gathered = PEOPLE
}

/** A turn in which one letter left the board: the first that is still there. */
const enterTurn = async ({ hand }: World) => {
  await hand.tap('button', /^[A-Z]$/)
  await hand.tap('button', eitherStart('Tour fini', 'Turn over'))
}

interface Companion {
  begin(world: World): Promise<void>
  enter(world: World): Promise<void>
}
const COMPANIONS: Readonly<Record<BoxName, Companion>> = {
  cactus: { begin: beginTeams, enter: enterTurn },
  capture: { begin: beginTeams, enter: enterTurn },
  lauriers: {
    begin: beginPeople,
    enter: async ({ hand }) => {
      for (const nth of [0, 1]) await hand.tap('radio', either('la vraie', 'the true one'), nth)
      await hand.tap('button', either('Compter la manche', 'Count the round'))
    },
  },
  kokomots: {
    begin: beginPeople,
    enter: async ({ hand }) => {
      await hand.tap('radio', 'Ana')
      await hand.fill(WORD, 'os')
      for (const letter of 'OS') await hand.tap('button', either(`${letter}, sans carte`, `${letter}, no card`))
      // The first pile that is not empty.
      await hand.tap('radio', /^\d ?:/)
      await hand.tap('button', either('3 points pour Ana', '3 points for Ana'))
    },
  },
  'word-out': {
    begin: beginPeople,
    enter: async ({ hand }) => {
      await hand.tap('radio', 'Ana')
      await hand.fill(WORD, 'rue')
      await hand.tap('button', either('3 points pour Ana', '3 points for Ana'))
    },
  },
}

/** As many entries as the device has written down, once it has. */
const entriesOf = async (world: World, box: BoxName, isSo: (count: number) => boolean) =>
  world.hand.until(`the ledger of ${box} to be written`, async () => {
    const raw = (await world.readStorage()).texts[`tablee.box.${box}`] ?? ''
    const entries = raw === '' ? 0 : (JSON.parse(raw) as unknown[]).length
    return isSo(entries) ? { raw, entries } : undefined
  })

const note = async (world: World, box: BoxName, isSo: (count: number) => boolean) => {
  const { raw, entries } = await entriesOf(world, box, isSo)
  if (entries === 0) {
    world.kept.ledgers.delete(box)
    return
  }
  await world.hand.sees('button', UNDO)
  const numbers = await world.tab.run(numbersInPage, undefined)
  world.kept.ledgers.set(box, { raw, entries, numbers, language: world.kept.language })
}

const openCompanion = async (world: World, box: BoxName): Promise<void> => {
  await openBox(world, box)
  await world.hand.tap('link', SAID.withBox)
  await world.hand.seesOneOf({ role: 'button', name: BEGIN }, { role: 'button', name: UNDO })
}

const companion: Step = {
  name: 'companion',
  weight: 3,
  isPossible: () => true,
  draw: ({ kept }, chance) => {
    const box = drawFrom(BOXES, chance)
    return [box, kept.ledgers.has(box) && chance.below(3) === 0 ? 'undo' : 'enter']
  },
  run: async (world, [box, what]) => {
    if (!isBox(box)) throw new Error(`no box is called ${box}`)
    const { hand } = world
    await openCompanion(world, box)
    const before = world.kept.ledgers.get(box)?.entries ?? 0
    if (before > 0 && (await hand.isThere('button', BEGIN))) throw new Error(`the ledger of ${box} begins anew`)
    if (what === 'undo') {
      await hand.tap('button', UNDO)
      await note(world, box, (count) => count === before - 1)
      return 'took back the last entry'
    }
    const isOver = before > 0 && !(await hand.isThere('button', /^(Une autre partie|Another game)./))
    if (isOver && (await hand.isThere('heading', /gagne|wins|l’emporte|Diplôme|Diploma|égalité|\btie\b/))) {
      await hand.tap('button', AGAIN)
      await note(world, box, (count) => count === 0)
      return 'wiped a game that was over'
    }
    if (before === 0) await COMPANIONS[box].begin(world)
    await COMPANIONS[box].enter(world)
    await note(world, box, (count) => count === before + (before === 0 ? 2 : 1))
    return `${before === 0 ? 'began and ' : ''}entered one thing`
  },
}

export const COMPANION_STEPS: readonly Step[] = [companion]
