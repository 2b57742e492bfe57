import type { Plugin, Rolldown } from 'vite'
import { filesOf, pageIn, scriptsIn } from './built.ts'

/** Pages that preload more than the first page does, with their modules. */
const PAGES = {
  'dico.html': ['pages/dico/Dico.svelte'],
  'table.html': ['pages/table/Table.svelte'],
  'own-table.html': ['pages/table/Table.svelte', 'services/local-host/host.ts'],
}
/** The narrow font is used on few screens. */
const FIRST_FONTS = /(?:opsz|young-serif)[^/]*\.woff2$/

const scriptOf = (module: string, bundle: Rolldown.OutputBundle): string => {
  const chunk = Object.values(bundle).find(
    (made) => made.type === 'chunk' && made.moduleIds.some((id) => id.endsWith(`/src/${module}`)),
  )
  if (chunk === undefined) throw new Error(`${module} is in no script`)
  return chunk.fileName
}

const hint = (file: string): string =>
  file.endsWith('.css')
    ? // Ahead, but not in the way: the cloth is drawn with the style of the entry page.
      `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`
const fontHint = (file: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`

const withHints = (page: string, hints: readonly string[]): string =>
  page.replace('</head>', `${hints.join('')}</head>`)

/** One HTML file per page: the same page with preload hints for modules that its scripts would request later. */
export const pages = (): Plugin => ({
  name: 'tablee-pages',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const plain = pageIn(bundle)
      const entryFiles = filesOf(scriptsIn(plain), bundle)
      const page = withHints(
        plain,
        Object.keys(bundle)
          .filter((file) => FIRST_FONTS.test(file))
          .map(fontHint),
      )
      for (const [fileName, modules] of Object.entries(PAGES)) {
        const needed = filesOf(
          modules.map((module) => scriptOf(module, bundle)),
          bundle,
        )
        const hints = [...needed].filter((file) => !entryFiles.has(file)).map(hint)
        this.emitFile({ type: 'asset', fileName, source: withHints(page, hints) })
      }
      const index = bundle['index.html']
      if (index?.type === 'asset') index.source = page
    },
  },
})
