import type { Rolldown } from 'vite'

/** The page as it was built: it names the script that it begins with. */
export const pageIn = (bundle: Rolldown.OutputBundle): string => {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('there is no page')
  return String(page.source)
}

/** « <script type="module" crossorigin src="/assets/house-DIcid4Hj.js"> » → assets/house-DIcid4Hj.js */
export const scriptsIn = (page: string): readonly string[] =>
  [...page.matchAll(/<script[^>]* src="\/(assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? [])

/** These scripts, their static imports, and the styles of both. */
export const filesOf = (scripts: readonly string[], bundle: Rolldown.OutputBundle): Set<string> => {
  const found = new Set(scripts)
  for (const file of found) {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk') continue
    for (const needed of [...(chunk.viteMetadata?.importedCss ?? []), ...chunk.imports]) found.add(needed)
  }
  return found
}
