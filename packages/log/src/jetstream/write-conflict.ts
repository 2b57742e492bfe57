import { JetStreamApiCodes, JetStreamApiError } from '@nats-io/jetstream'

const WRONG_LAST = new Set<number>([
  JetStreamApiCodes.StreamWrongLastSequence,
  JetStreamApiCodes.StreamWrongLastSequenceUnknown,
])

/** The server had already stored a message with this message id: another writer was first. */
export class WriteConflict extends Error {
  override readonly name = 'WriteConflict'
}

/** Whether another writer was first. It is the only failure which proves that nothing was written. */
export const isWriteConflict = (error: unknown): boolean =>
  error instanceof WriteConflict || (error instanceof JetStreamApiError && WRONG_LAST.has(error.code))
