import type { BoxName } from '@tablee/ui/client.ts'
import { walkOf } from '../../walks.ts'
import { readBox, WITH_COMPANION } from '../boxes.ts'
import { numbersInPage } from '../looks.ts'
import { either, eitherStart, SAID } from '../said.ts'
import { drawFrom, type Step } from '../step.ts'
import { openBox } from '../ways.ts'
import type { World } from '../world.ts'

const BEGIN = either('On commence', 'Let’s begin')
const UNDO = eitherStart('Annuler la dernière saisie', 'Undo the last entry')
const AGAIN = either('Une autre partie', 'Another game')
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
  isPossible: () => WITH_COMPANION.length > 0,
  draw: ({ kept }, chance) => {
    const box = drawFrom(WITH_COMPANION, chance)
    return [box, kept.ledgers.has(box) && chance.below(3) === 0 ? 'undo' : 'enter']
  },
  run: async (world, [name, what]) => {
    const box = readBox(name)
    const { companion } = walkOf(box)
    if (companion === undefined) throw new Error(`${box} says nothing of its companion`)
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
    if (before === 0) await (companion.sides === 'teams' ? beginTeams : beginPeople)(world)
    await companion.enter(hand)
    await note(world, box, (count) => count === before + (before === 0 ? 2 : 1))
    return `${before === 0 ? 'began and ' : ''}entered one thing`
  },
}

export const COMPANION_STEPS: readonly Step[] = [companion]
