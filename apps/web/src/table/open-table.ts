export type OpenTrouble = 'too-many-tries' | 'no-network' | 'server-trouble'
type Opened = { readonly code: string } | { readonly trouble: OpenTrouble }

/** A network that answers nothing for so long is none. */
const PATIENCE = 8000

/** A new table on the server; its code. */
export const openTable = async (): Promise<Opened> => {
  try {
    const response = await fetch('/api/tables', { method: 'POST', signal: AbortSignal.timeout(PATIENCE) })
    if (response.status === 429) return { trouble: 'too-many-tries' }
    if (!response.ok) return { trouble: 'server-trouble' }
    const { code } = (await response.json()) as { code: string }
    return { code }
  } catch {
    return { trouble: 'no-network' }
  }
}
