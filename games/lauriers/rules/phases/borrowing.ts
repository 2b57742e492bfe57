import { ok, type SeatId } from '@tablee/kernel'
import { type Decided, no } from '../refusals.ts'
import type { Named, State } from '../state.ts'
import { isBlank, isSameText, LONGEST_TEXT } from '../texts.ts'
import type { Entry, LauriersTools } from '../world.ts'

/** LAU-23: how many ready bluffs a person is offered in a round. */
export const MOST_LENT = 3

/** In letters: longer ones are harder to read, and seldom look made up at the table. */
const PLAIN = 110

/** « n.m. » and « n.f. » are both nouns, « v.t. » and « v.i. » both verbs. */
const familyOf = (kind: string) => kind.split('.')[0]

/** Cards that this game will hardly come to: their definitions stay a surprise. */
const lastInBoxes = ({ boxes }: State): string[] =>
  boxes.flatMap((box) => (box.length > 1 ? box.slice(Math.ceil(box.length / 2)) : []))

/** Nobody at the table was asked for these words, and the leader did not just read them on the card. */
const unknownHere = (state: State, { word }: { readonly word: string }, { cards }: LauriersTools): Entry[] => {
  const entries = (ids: Iterable<string>) => [...ids].flatMap((id) => [...(cards.get(id)?.words ?? [])])
  const others = (from: Entry[]) => from.filter((each) => each.word !== word && !state.asked.includes(each.word))
  const last = others(entries(lastInBoxes(state)))
  // A small deck: any other word will do.
  return last.length > 0 ? last : others(entries(cards.keys()))
}

/** The first of the narrowings that leaves any. */
const narrowest = <T>(all: readonly T[], ...tests: readonly ((one: T) => boolean)[]): readonly T[] => {
  for (const test of tests) {
    const left = all.filter(test)
    if (left.length > 0) return left
  }
  return all
}

/** LAU-23: what another word of the deck means, of the same kind if there is one, and like no text of this round. */
export const borrow = (state: State, phase: Named<'write' | 'late'>, seat: SeatId, tools: LauriersTools): Decided => {
  const { meaning, written, lent = {} } = phase
  if ((lent[seat]?.length ?? 0) >= MOST_LENT) return no('nothing-to-borrow')
  const taken = [meaning.definition, ...Object.values(written).map(({ text }) => text), ...Object.values(lent).flat()]
  const free = unknownHere(state, meaning, tools).filter(
    ({ definition }) =>
      definition.length <= LONGEST_TEXT && !isBlank(definition) && !taken.some((text) => isSameText(text, definition)),
  )
  const isAlike = ({ kind }: Entry) => kind === meaning.kind
  const isOfFamily = ({ kind }: Entry) => familyOf(kind) === familyOf(meaning.kind)
  const isPlain = ({ definition }: Entry) => definition.length <= PLAIN
  const fit = narrowest(free, (one) => isAlike(one) && isPlain(one), isAlike, isOfFamily, isPlain)
  const entry = fit[tools.chance.below(Math.max(1, fit.length))]
  return entry === undefined ? no('nothing-to-borrow') : ok([{ type: 'borrowed', seat, text: entry.definition }])
}
