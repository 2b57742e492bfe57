import type { Refusal } from '../result.ts'

/** How many of each one's moves can be known again: more than a client ever has under way. */
const REMEMBERED = 64
/** Of how many people: twice a full table, those who have just left among them, who are forgotten first. */
const ASKERS = 24

/** The ids of somebody's last answered moves. */
interface Answered {
  readonly asker: string
  readonly ids: readonly string[]
  /** Those of them that were refused for good; most people have none. */
  readonly refused?: readonly { readonly id: string; readonly refusal: Refusal }[]
}

/** Whoever was answered last comes last. A list, not a record: every name that no other table has would cost an object of its own shape. */
export type AnsweredMoves = readonly Answered[]

/** What the log has of a move: done, or why not; undefined when it has none of that id. */
export const answerTo = (answered: AnsweredMoves, asker: string, id: string): 'done' | Refusal | undefined => {
  const known = answered.find((each) => each.asker === asker)
  if (known?.ids.includes(id) !== true) return undefined
  return known.refused?.find((each) => each.id === id)?.refusal ?? 'done'
}

export const withAnswered = (
  answered: AnsweredMoves,
  asker: string,
  id: string,
  refusal: Refusal | undefined,
  isSeated: (asker: string) => boolean,
): AnsweredMoves => {
  const known = answered.find((each) => each.asker === asker) ?? { asker, ids: [] }
  const ids = [...(known.ids.length < REMEMBERED ? known.ids : known.ids.slice(1)), id]
  const refused = refusal === undefined ? known.refused : [...(known.refused ?? []), { id, refusal }]
  const more =
    refused === undefined ? { asker, ids } : { asker, ids, refused: refused.filter((each) => ids.includes(each.id)) }
  const others = answered.filter((each) => each !== known)
  if (others.length < ASKERS) return [...others, more]
  const forgotten = others.find((each) => !isSeated(each.asker)) ?? others[0]
  return [...others.filter((each) => each !== forgotten), more]
}
