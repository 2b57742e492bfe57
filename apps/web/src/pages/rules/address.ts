/** « /regles/GAME?q=sablier »; what else the address asks for stays, the rule it pointed at does not. */
export const rulesHref = (url: URL, query: string, edition: string | undefined): string => {
  const asked = new URLSearchParams(url.search)
  for (const [name, value] of [
    ['q', query.trim()],
    ['edition', edition ?? ''],
  ] as const)
    if (value === '') asked.delete(name)
    else asked.set(name, value)
  const text = String(asked)
  return text === '' ? url.pathname : `${url.pathname}?${text}`
}
