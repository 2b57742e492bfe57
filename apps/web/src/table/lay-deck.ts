import type { Refusal } from '@tablee/kernel'
import { isLocalCode } from '../local/code.ts'
import type { TableLine } from './line.ts'
import { isTableRefusal } from './refusals.ts'
import { seatSecret } from './secret.ts'

/** What the table refused, why it was not asked, or that it did not take it: too large, no table, a disk that is full. */
export type LayTrouble = Refusal | 'too-many-tries' | 'not-taken' | 'no-network'

interface Told {
  readonly error?: string
  readonly rule?: string
  readonly about?: string
}

export const troubleOf = (status: number, { error = '', rule = 'ALL-4', about }: Told): LayTrouble => {
  if (status === 429) return 'too-many-tries'
  return isTableRefusal(error) ? { rule, code: error, ...(about === undefined ? {} : { about }) } : 'not-taken'
}

/** A door before ours may answer in words of its own. */
const told = (response: Response): Promise<Told> => response.json().catch(() => ({}))

/** What it takes to lay a deck at a table. */
export type DeckTable = Pick<TableLine, 'code' | 'ask'>

/** Lays a deck of one's own on the table: no frame could hold it. Undefined once it lies there. */
export const layDeck = async (table: DeckTable, game: string, text: string): Promise<LayTrouble | undefined> => {
  const { code } = table
  // On this very device there are no frames, and no server is to read it.
  if (isLocalCode(code)) return table.ask({ type: 'use-deck', game, text })
  try {
    const response = await fetch(`/api/tables/${code}/decks/${game}`, {
      method: 'PUT',
      headers: { 'content-type': 'text/plain; charset=utf-8', authorization: `Bearer ${seatSecret(code)}` },
      body: text,
    })
    return response.ok ? undefined : troubleOf(response.status, await told(response))
  } catch {
    return 'no-network'
  }
}
