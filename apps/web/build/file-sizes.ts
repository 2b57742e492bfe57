import { statSync } from 'node:fs'
import type { Plugin } from 'vite'

const QUERY = '?bytes'

/** `import size from './file.txt?bytes'`: how large a file is, for progress bars. */
export const fileSizes = (): Plugin => ({
  name: 'tablee-file-sizes',
  enforce: 'pre',
  load: (id) => (id.endsWith(QUERY) ? `export default ${statSync(id.slice(0, -QUERY.length)).size}` : undefined),
})
