import { readFileSync } from 'node:fs'

/** Browser names: in browserslist, for build targets, in the compatibility data (all that share its version numbers). */
const BROWSERS = {
  chrome: { target: 'chrome', data: ['chrome', 'chrome_android'] },
  android: { target: undefined, data: ['webview_android'] },
  firefox: { target: 'firefox', data: ['firefox', 'firefox_android'] },
  safari: { target: 'safari', data: ['safari'] },
  ios_saf: { target: 'ios', data: ['safari_ios'] },
} as const
type BrowserName = keyof typeof BROWSERS
type DataName = (typeof BROWSERS)[BrowserName]['data'][number]

interface Oldest {
  readonly name: BrowserName
  readonly version: string
}

/** « ios_saf >= 15.4 » → { name: 'ios_saf', version: '15.4' } */
export const readOldest = (line: string): Oldest => {
  const [, name = '', version = ''] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(line) ?? []
  if (!Object.hasOwn(BROWSERS, name)) throw new Error(`browserslist: « ${line} » is not « name >= version »`)
  return { name: name as BrowserName, version }
}

const { browserslist } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  browserslist: readonly string[]
}
/** The oldest versions that Tablée supports: package.json declares them, for everything. */
const OLDEST: readonly Oldest[] = browserslist.map(readOldest)

/** « chrome100 », « ios15.4 »: as Vite and esbuild want them. */
export const BUILD_TARGETS: string[] = OLDEST.flatMap(({ name, version }) =>
  BROWSERS[name].target === undefined ? [] : `${BROWSERS[name].target}${version}`,
)

/** The same versions under the names of the compatibility data. */
export const OLDEST_IN_DATA: readonly (readonly [DataName, string])[] = OLDEST.flatMap(({ name, version }) =>
  BROWSERS[name].data.map((data) => [data, version] as const),
)
