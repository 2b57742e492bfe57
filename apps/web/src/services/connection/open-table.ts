import { timeLimit } from './time-limit.ts'

export type OpenTrouble = 'too-many-tries' | 'no-network' | 'server-trouble' | 'own-fault'
type Opened = { readonly code: string } | { readonly trouble: OpenTrouble }

/** A network that answers nothing for so long is none. */
const PATIENCE = 8000

/** An answer that is no table's code came from something before our server. */
const codeIn = (answer: string): Opened => {
  try {
    const { code } = JSON.parse(answer) as { code?: unknown }
    return typeof code === 'string' ? { code } : { trouble: 'server-trouble' }
  } catch {
    return { trouble: 'server-trouble' }
  }
}

const ask = async (): Promise<Opened> => {
  // Only these promises' own rejection is the network's: what is thrown before is a fault of ours, or a missing API.
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
