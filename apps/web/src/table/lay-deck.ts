import type { Refusal } from '@tablee/kernel'
import { isTableRefusal } from './refusals.ts'
import { seatSecret } from './secret.ts'

export type LayTrouble = Refusal | 'too-many-tries' | 'no-network'

const troubleOf = async (response: Response): Promise<LayTrouble> => {
  if (response.status === 429) return 'too-many-tries'
  const { error = '', about } = (await response.json()) as { error?: string; about?: string }
  return isTableRefusal(error)
    ? { rule: 'ALL-4', code: error, ...(about === undefined ? {} : { about }) }
    : 'no-network'
}

/** Lays a deck of one's own on the table: no frame could hold it. Undefined once it lies there. */
export const layDeck = async (code: string, game: string, text: string): Promise<LayTrouble | undefined> => {
  try {
    const response = await fetch(`/api/tables/${code}/decks/${game}`, {
      method: 'PUT',
      headers: { 'content-type': 'text/plain; charset=utf-8', authorization: `Bearer ${seatSecret(code)}` },
      body: text,
    })
    return response.ok ? undefined : await troubleOf(response)
  } catch {
    return 'no-network'
  }
}
