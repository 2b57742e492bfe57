import type { BoxName } from '../shelf/boxes.ts'

/** Set by the home page when it opens a table, so that the table does not ask for the name again. */
interface Arrival {
  readonly code: string
  readonly name: string
  readonly box?: BoxName
}

let expected: Arrival | undefined
export const expectArrival = (arrival: Arrival) => {
  expected = arrival
}
/** Consumed by the first call: a later visit is asked for the name again. */
export const arrivalAt = (code: string): Arrival | undefined => {
  const arrival = expected?.code === code ? expected : undefined
  expected = undefined
  return arrival
}
