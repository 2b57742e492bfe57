import { headers, type MsgHdrs } from '@nats-io/transport-node'
import { NONE_YET, type ServerTime, type TableCode, type Version } from '../units.ts'

/**
 * The end of a table's log. `seq` is its sequence number in the stream. Messages up to and including `since` belong to an earlier table of
 * the same code and will be purged.
 */
export interface End {
  readonly version: Version
  readonly seq: number
  readonly since: number
  /** Bytes of all texts up to and including this one; undefined if an earlier release of Tablée wrote it. */
  readonly bytes: number | undefined
}

/** One stored decision. Version 0 is the tombstone of a dropped table. */
export interface StreamMessage extends End {
  readonly text: string
  readonly at: ServerTime
}

export const NOTHING: StreamMessage = { version: NONE_YET, seq: 0, since: 0, bytes: 0, text: '', at: 0 as ServerTime }

const VERSION = 'Tablee-Version'
const SINCE = 'Tablee-Since'
const AT = 'Tablee-At'
const BYTES = 'Tablee-Bytes'

export const headersOf = (version: Version, since: number, at: ServerTime, bytes: number | undefined): MsgHdrs => {
  const lines = headers()
  lines.set(VERSION, String(version))
  lines.set(SINCE, String(since))
  lines.set(AT, String(at))
  if (bytes !== undefined) lines.set(BYTES, String(bytes))
  return lines
}

export const readMessage = (lines: MsgHdrs | undefined, seq: number, text: string): StreamMessage => {
  const version = Number(lines?.get(VERSION)) as Version
  // The next table of this code begins after the tombstone.
  const since = version === NONE_YET ? seq : Number(lines?.get(SINCE))
  const bytes = version === NONE_YET ? 0 : lines?.has(BYTES) ? Number(lines.get(BYTES)) : undefined
  return { version, seq, since, bytes, text, at: Number(lines?.get(AT)) as ServerTime }
}

/** The code as one token of a subject: « 1.0 » → 1_2e_0. */
export const tokenOf = (table: TableCode): string =>
  table.replace(/[^A-Za-z0-9]/gu, (sign) => `_${(sign.codePointAt(0) ?? 0).toString(16)}_`)

export const tableOf = (token: string): TableCode =>
  token.replace(/_([0-9a-f]+)_/g, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16))) as TableCode
