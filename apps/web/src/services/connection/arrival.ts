import type { BoxName } from '../shelf/boxes.ts'

/** Somebody on their way from the home page to the table they have just opened: no second question about the name. */
interface Arrival {
  readonly code: string
  readonly name: string
  readonly box?: BoxName
}

let expected: Arrival | undefined
export const expectArrival = (arrival: Arrival) => {
  expected = arrival
}
/** Once: whoever comes back later is asked. */
export const arrivalAt = (code: string): Arrival | undefined => {
  const arrival = expected?.code === code ? expected : undefined
  expected = undefined
  return arrival
}
