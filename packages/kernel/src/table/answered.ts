/** How many of each one's moves can be known again: more than a client ever has under way. */
const REMEMBERED = 64

/** The ids of somebody's last accepted moves: a seat's, or a newcomer's by their key. */
interface Answered {
  readonly asker: string
  readonly ids: readonly string[]
}

/** A list, not a record: every name that no other table has would cost an object of its own shape. */
export type AnsweredMoves = readonly Answered[]

export const isAnswered = (answered: AnsweredMoves, asker: string, id: string): boolean =>
  answered.some((each) => each.asker === asker && each.ids.includes(id))

export const withAnswered = (answered: AnsweredMoves, asker: string, id: string): AnsweredMoves => {
  const known = answered.find((each) => each.asker === asker)
  if (known === undefined) return [...answered, { asker, ids: [id] }]
  const kept = known.ids.length < REMEMBERED ? known.ids : known.ids.slice(1)
  const more = { asker, ids: [...kept, id] }
  return answered.map((each) => (each === known ? more : each))
}
