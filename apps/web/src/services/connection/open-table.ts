import { timeLimit } from './time-limit.ts'

export type OpenTrouble = 'too-many-tries' | 'no-network' | 'server-trouble' | 'own-fault'
type Opened = { readonly code: string } | { readonly trouble: OpenTrouble }

/** Milliseconds without an answer after which the network counts as missing. */
const PATIENCE = 8000

/** An answer without a table's code came from a proxy or captive portal. */
const codeIn = (answer: string): Opened => {
  try {
    const { code } = JSON.parse(answer) as { code?: unknown }
    return typeof code === 'string' ? { code } : { trouble: 'server-trouble' }
  } catch {
    return { trouble: 'server-trouble' }
  }
}

const ask = async (): Promise<Opened> => {
  // Only a rejection of this promise means a network error. An exception before it is our own bug, or a missing API.
  const asked = fetch('/api/tables', { method: 'POST', signal: timeLimit(PATIENCE) })
  const response = await asked.catch(() => undefined)
  if (response === undefined) return { trouble: 'no-network' }
  if (response.status === 429) return { trouble: 'too-many-tries' }
  if (!response.ok) return { trouble: 'server-trouble' }
  const reading = response.text()
  const answer = await reading.catch(() => undefined)
  return answer === undefined ? { trouble: 'no-network' } : codeIn(answer)
}

/** A new table on the server; its code. */
export const openTable = async (): Promise<Opened> => {
  try {
    return await ask()
  } catch (error) {
    console.error(error)
    return { trouble: 'own-fault' }
  }
}
