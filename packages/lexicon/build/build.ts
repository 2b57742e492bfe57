import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path: string) => new URL(path, import.meta.url)
const dist = here('../dist/')
const keyFile = new URL('key', dist)

/** Changes with any source and with the code that makes the lists. */
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

const keyOfLastBuild = (): string | undefined => {
  try {
    return readFileSync(keyFile, 'utf8')
  } catch {
    return undefined
  }
}

/** Makes the packed lists in dist/ unless they are there already, made from the same sources. */
export const ensureLexicon = async (say: (line: string) => void = () => {}): Promise<void> => {
  const key = await currentKey()
  if (key === keyOfLastBuild()) return
  say('Building the lexicon from dictionary-fr (once)…')
  const { makeLists } = await import('./make-lists.ts')
  mkdirSync(dist, { recursive: true })
  for (const [name, bytes] of Object.entries(makeLists())) {
    writeFileSync(new URL(`${name}.bin`, dist), bytes)
    say(`  ${name}.bin  ${bytes.length} bytes`)
  }
  writeFileSync(keyFile, key)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureLexicon(console.log)
