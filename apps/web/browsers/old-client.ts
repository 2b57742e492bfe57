import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NEWER_FEATURES } from './newer-scripts.ts'
import { withoutNewer } from './newer-styles.ts'

const built = fileURLToPath(new URL('../dist', import.meta.url))

/** Runs in the browser, before anything else: makes of it one that has only what all oldest browsers have. */
const takeAway = (features: typeof NEWER_FEATURES) => {
  const all = globalThis as unknown as Record<string, { prototype?: object } | undefined>
  const typedArray = Object.getPrototypeOf(Uint8Array) as { prototype?: object }
  for (const [owner, name, of] of features) {
    const from = owner === 'TypedArray' ? typedArray : owner === 'Window' ? (all as { prototype?: object }) : all[owner]
    if (name === undefined) Reflect.deleteProperty(all, owner)
    else if (from) {
      // What has no instances (Intl, the window) has its members itself.
      if (of !== 'instance' || !from.prototype) Reflect.deleteProperty(from, name)
      if (of !== 'constructor' && from.prototype) Reflect.deleteProperty(from.prototype, name)
    }
  }
}
/** Playwright calls the first two in the page, a test the third. */
const NEEDED_BY_TESTS = ['Element.checkVisibility', 'URL.parse', 'Clipboard.readText']
const taken = NEWER_FEATURES.filter(([owner, name]) => !NEEDED_BY_TESTS.includes(`${owner}.${name}`))
const TAKE_AWAY = `;(${takeAway})(${JSON.stringify(taken)});\n`

/** Scripts that begin a page or a worker. */
const BEGINS = /^(theme|sw)\.js$|^assets.thinker-[\w-]+\.js$/

/**
 * The built client as the oldest supported browsers would have it, all lacks of all of them at once: newer features are deleted
 * before its scripts begin, in pages and workers, and newer styles are renamed to what no browser knows.
 */
export const makeOldClient = (folder: string): string => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(built, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name)
    if (BEGINS.test(name)) writeFileSync(file, TAKE_AWAY + readFileSync(file, 'utf8'))
    else if (name.endsWith('.css')) writeFileSync(file, withoutNewer(readFileSync(file, 'utf8')))
  }
  return folder
}
