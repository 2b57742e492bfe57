import * as v from 'valibot'
import type { Entry, LauriersWorld } from '../rules/world.ts'

const text = v.pipe(v.string(), v.minLength(1))
const entry = v.pipe(
  v.strictObject({
    word: text,
    kind: v.exactOptional(text, 'n.m.'),
    definition: text,
    /** What bots hand in; without them, the word with a number. */
    bluffs: v.exactOptional(v.strictTuple([text, text, text])),
  }),
  v.transform(
    ({ word, bluffs, ...meaning }): Entry => ({
      word,
      ...meaning,
      bluffs: bluffs ?? [`${word} 1`, `${word} 2`, `${word} 3`],
    }),
  ),
)
const box = v.array(v.strictTuple([entry, entry, entry, entry]))
const schema = v.strictObject({
  /** Each in the order in which it is drawn from; as they are filled (LAU-4), the first may hold one card more. */
  boxes: v.pipe(
    v.strictTuple([box, box]),
    v.check(([one, two]) => one.length > 0 && (one.length === two.length || one.length === two.length + 1)),
  ),
})

/** Undefined for a stack that is none. */
export const stackLauriers = (world: object, raw: unknown) => {
  const read = v.safeParse(schema, raw)
  if (!read.success) return undefined
  const [one, two] = read.output.boxes
  // The game fills its boxes turn by turn.
  const inTurn = one.flatMap((words, nth) => [words, ...two.slice(nth, nth + 1)])
  const cards: LauriersWorld['cards'] = new Map(inTurn.map((words, nth) => [`card-${nth + 1}`, { words }]))
  return { world: { ...world, cards } }
}
