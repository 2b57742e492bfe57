import type { Refusal } from '../result.ts'

/** Idempotency keys kept per person: more than a client ever has in flight. */
const REMEMBERED = 64
/** People whose keys are kept: twice a full table. People without a seat are forgotten first. */
const ASKERS = 24

/** The ids of one person's last answered moves. */
interface Answered {
  readonly asker: string
  readonly ids: readonly string[]
  /** Those of them that were refused, and the refusal was logged; usually absent. */
  readonly refused?: readonly { readonly id: string; readonly refusal: Refusal }[]
}

/** Least recently answered first. A list, not a record: records with unique keys would each get their own hidden class. */
export type AnsweredMoves = readonly Answered[]

/** The logged answer to a move; undefined when the log has no move of that id. */
export const answerTo = (answered: AnsweredMoves, asker: string, id: string): 'done' | Refusal | undefined => {
  const known = answered.find((each) => each.asker === asker)
  if (known?.ids.includes(id) !== true) return undefined
  return known.refused?.find((each) => each.id === id)?.refusal ?? 'done'
}

/** Adds an answered move and forgets the oldest ones. */
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
