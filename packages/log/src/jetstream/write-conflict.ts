import { JetStreamApiCodes, JetStreamApiError } from '@nats-io/jetstream'

const WRONG_LAST = new Set<number>([
  JetStreamApiCodes.StreamWrongLastSequence,
  JetStreamApiCodes.StreamWrongLastSequenceUnknown,
])

/** Of two who write at one place at the same moment, the later one meets this. */
export class PlaceTaken extends Error {
  override readonly name = 'PlaceTaken'
}

/** The one refusal that is certain: somebody wrote first. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof PlaceTaken || (error instanceof JetStreamApiError && WRONG_LAST.has(error.code))
