import type { Refusal } from '@tablee/kernel'
import { isLocalCode } from '@tablee/ui/device/local-code.ts'
import { isTableRefusal } from '@tablee/ui/frames/table-refusals.ts'
import type { TableLine } from '../../services/connection/line.ts'
import { seatSecret } from '../../services/connection/secret.ts'
import { timeLimit } from '../../services/connection/time-limit.ts'

/** The table's refusal, or why the request failed; « not-taken »: too large, no such table, or a full disk. */
export type LayTrouble = Refusal | 'too-many-tries' | 'not-taken' | 'no-network'

interface ErrorBody {
  readonly error?: string
  readonly rule?: string
  readonly about?: string
}

export const troubleOf = (status: number, { error = '', rule = 'ALL-4', about }: ErrorBody): LayTrouble => {
  if (isTableRefusal(error)) return { rule, code: error, ...(about === undefined ? {} : { about }) }
  return status === 429 ? 'too-many-tries' : 'not-taken'
}

/** A proxy in front of the server may answer with another body. */
const told = (response: Response): Promise<ErrorBody> => response.json().catch(() => ({}))

/** What it takes to lay a deck at a table. */
export type DeckTable = Pick<TableLine, 'code' | 'ask'>

/** Longer than for a new table: a deck is up to a few hundred kilobytes of upload. */
const PATIENCE = 20_000

const upload = async (code: string, game: string, text: string): Promise<LayTrouble | undefined> => {
  // Only a rejection of this promise means a network error. An exception before it is our own bug, or a missing API.
  const asked = fetch(`/api/tables/${code}/decks/${game}`, {
    method: 'PUT',
    headers: { 'content-type': 'text/plain; charset=utf-8', authorization: `Bearer ${seatSecret(code)}` },
    body: text,
    signal: timeLimit(PATIENCE),
  })
  const response = await asked.catch(() => undefined)
  if (response === undefined) return 'no-network'
  return response.ok ? undefined : troubleOf(response.status, await told(response))
}

/** Lays a deck of one's own on the table: no frame could hold it. Undefined once it lies there. */
export const layDeck = async (table: DeckTable, game: string, text: string): Promise<LayTrouble | undefined> => {
  // On this very device there are no frames, and no server is to read it.
  if (isLocalCode(table.code)) return table.ask({ type: 'use-deck', game, text })
  try {
    return await upload(table.code, game, text)
  } catch (error) {
    console.error(error)
    return 'not-taken'
  }
}
