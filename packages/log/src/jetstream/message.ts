import { headers, type MsgHdrs } from '@nats-io/transport-node'
import { NONE_YET, type ServerTime, type TableCode, type Version } from '../units.ts'

/**
 * Where a table's log ends. `seq` is its place in the stream; what lies at or before `since` belonged to an earlier table of the same
 * code, and is on its way out.
 */
export interface End {
  readonly version: Version
  readonly seq: number
  readonly since: number
  /** Of all texts up to here; undefined: an earlier version of Tablée wrote this one. */
  readonly bytes: number | undefined
}

/** One decision as it lies in the stream; version 0: the mark of a table that was dropped. */
export interface Kept extends End {
  readonly text: string
  readonly at: ServerTime
}

export const NOTHING: Kept = { version: NONE_YET, seq: 0, since: 0, bytes: 0, text: '', at: 0 as ServerTime }

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

export const readKept = (lines: MsgHdrs | undefined, seq: number, text: string): Kept => {
  const version = Number(lines?.get(VERSION)) as Version
  // A mark stands where the next table of this code begins.
  const since = version === NONE_YET ? seq : Number(lines?.get(SINCE))
  const bytes = version === NONE_YET ? 0 : lines?.has(BYTES) ? Number(lines.get(BYTES)) : undefined
  return { version, seq, since, bytes, text, at: Number(lines?.get(AT)) as ServerTime }
}

/** As one token of a subject, whatever the code: « 1.0 » → 1_2e_0. */
export const tokenOf = (table: TableCode): string =>
  table.replace(/[^A-Za-z0-9]/gu, (sign) => `_${(sign.codePointAt(0) ?? 0).toString(16)}_`)

export const tableOf = (token: string): TableCode =>
  token.replace(/_([0-9a-f]+)_/g, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16))) as TableCode
