type Opened = { readonly code: string } | { readonly trouble: 'too-many-tries' | 'no-network' }

/** A new table on the server; its code. */
export const openTable = async (): Promise<Opened> => {
  try {
    const response = await fetch('/api/tables', { method: 'POST' })
    if (response.status === 429) return { trouble: 'too-many-tries' }
    if (!response.ok) return { trouble: 'no-network' }
    const { code } = (await response.json()) as { code: string }
    return { code }
  } catch {
    return { trouble: 'no-network' }
  }
}
