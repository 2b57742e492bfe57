import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { noticesText, packageOf, readPackage, wordSources } from './licences.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const web = fileURLToPath(new URL('..', import.meta.url))

/**
 * Writes /notices.txt: the licences of all packages of which something is in the build. Workers are builds of their own: `inWorker` looks
 * into those, which are done before the page's.
 */
export const notices = (): { readonly inPage: Plugin; readonly inWorker: Plugin } => {
  const folders = new Set<string>()
  const look = (ids: readonly string[]): void => {
    for (const id of ids) {
      // Assets are told from where the client lies, modules whole.
      const folder = packageOf(resolve(web, id))
      if (folder !== undefined) folders.add(folder)
    }
  }
  const collect: Plugin['generateBundle'] = (_, bundle) => {
    for (const made of Object.values(bundle)) look(made.type === 'chunk' ? made.moduleIds : made.originalFileNames)
  }
  return {
    inWorker: { name: 'tablee-notices-worker', apply: 'build', generateBundle: collect },
    inPage: {
      name: 'tablee-notices',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler(options, bundle, isWrite) {
          collect.call(this, options, bundle, isWrite)
          const packages = [...folders].map(readPackage)
          const source = noticesText([...packages, ...wordSources(root)], root)
          this.emitFile({ type: 'asset', fileName: 'notices.txt', source })
        },
      },
    },
  }
}
