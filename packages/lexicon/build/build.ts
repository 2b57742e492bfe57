import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path: string) => new URL(path, import.meta.url)
const dist = here('../dist/')
const stampFile = new URL('stamp.json', dist)
const listFile = (name: string) => new URL(`${name}.bin`, dist)

/** Cache key: a hash over all sources and the code that builds the lists. */
const currentKey = async (): Promise<string> => {
  const { sourceFiles } = await import('./source-files.ts')
  const code = readdirSync(here('./'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .concat('../src/letters.ts', '../src/word-graph.ts', '../src/commonness.ts')
    .map(here)
  const hash = createHash('sha256')
  for (const file of [...code, ...Object.values(sourceFiles)]) hash.update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The last build: its key and a hash of each list. */
interface Stamp {
  readonly key: string
  readonly lists: Record<string, string>
}

const isUpToDate = (key: string): boolean => {
  try {
    const stamp = JSON.parse(readFileSync(stampFile, 'utf8')) as Stamp
    const isWhole = ([name, hash]: [string, string]) => hashOf(readFileSync(listFile(name))) === hash
    return stamp.key === key && Object.entries(stamp.lists).every(isWhole)
  } catch {
    return false
  }
}

/** Builds the packed lists in dist/ unless they are intact and up to date. */
export const ensureLexicon = async (say: (line: string) => void = () => {}): Promise<void> => {
  const key = await currentKey()
  if (isUpToDate(key)) return
  say('Building the lexicon from dictionary-fr (once)…')
  const { makeLists } = await import('./make-lists.ts')
  const lists = Object.entries(makeLists())
  mkdirSync(dist, { recursive: true })
  for (const [name, bytes] of lists) {
    writeFileSync(listFile(name), bytes)
    say(`  ${name}.bin  ${bytes.length} bytes`)
  }
  const stamp: Stamp = { key, lists: Object.fromEntries(lists.map(([name, bytes]) => [name, hashOf(bytes)])) }
  writeFileSync(stampFile, JSON.stringify(stamp))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureLexicon(console.log)
