import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The file's name without folder and ending. */
const nameOf = (path: string) => path.replace(/^.*[\\/]/, '').replace(/[.]ts$/, '')

/** Files of the benches here and in the folders of the games that export `run`, by name. */
const benches = new Map(
  [
    ...readdirSync(`${root}bench`).map((name) => `bench/${name}`),
    ...readdirSync(`${root}games`).map((game) => `games/${game}/bench`),
  ]
    .flatMap((folder) => {
      try {
        return readdirSync(root + folder).map((file) => `${root}${folder}/${file}`)
      } catch {
        // A file, or a game without benches.
        return []
      }
    })
    .filter((path) => path.endsWith('.ts') && /^export const run\b/m.test(readFileSync(path, 'utf8')))
    .map((path) => [nameOf(path), path] as const)
    .sort(),
)

/** `npm run bench -- NAME`: each bench prints one table, with ratios against peers measured in the same run. */
const [chosen = ''] = process.argv.slice(2)
const bench = benches.get(chosen)
if (bench === undefined) {
  console.error(`Usage: npm run bench -- ${[...benches.keys()].join(' | ')}`)
  process.exitCode = 2
} else {
  const { run } = (await import(bench)) as { run: () => Promise<void> }
  await run()
}
