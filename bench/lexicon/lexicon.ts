import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureLexicon } from '@tablee/lexicon/build'
import { loadPlayWords } from '@tablee/lexicon/node'
import { type CandidateName, candidates } from './candidates.ts'
import type { Measured } from './measure.ts'

const measureFile = fileURLToPath(new URL('./measure.ts', import.meta.url))
const TIMEOUT = 300_000

/** Runs in its own process, so that memory can be measured and a crash does not affect the others. */
const measure = async (name: CandidateName, wordsFile: string): Promise<Measured | undefined> => {
  const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', measureFile, wordsFile, name], {
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: TIMEOUT,
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  return code === 0 ? (JSON.parse(output) as Measured) : undefined
}

const ratio = (value: number | undefined, ours: number | undefined) =>
  value === undefined || ours === undefined ? '' : `×${(value / ours).toPrecision(3)}`

const cell = (value: number | undefined, unit: string, ours: number | undefined) =>
  value === undefined ? '—' : `${value.toFixed(value < 100 ? 1 : 0)} ${unit} ${ratio(value, ours)}`

export const run = async (): Promise<void> => {
  await ensureLexicon(console.log)
  const folder = mkdtempSync(join(tmpdir(), 'tablee-bench-'))
  const wordsFile = join(folder, 'words')
  writeFileSync(wordsFile, loadPlayWords().graph.wordsFrom('').join('\n'))
  const names = Object.keys(candidates) as CandidateName[]
  const rows: { name: CandidateName; result: Measured | undefined }[] = []
  for (const name of names) rows.push({ name, result: await measure(name, wordsFile) })
  rmSync(folder, { recursive: true })

  const ours = rows[0]?.result
  console.log('The play list, asked 200,000 times each for words and beginnings, half of them valid; × = against ours.')
  console.log(
    'nspell is asked without accents, as one plays: that it knows fewer words is the price of its being a speller.',
  )
  console.table(
    Object.fromEntries(
      rows.map(({ name, result }) => [
        name,
        result === undefined
          ? { load: 'did not come up: out of memory or of patience' }
          : {
              load: cell(result.loadMs, 'ms', ours?.loadMs),
              memory: cell(result.memoryMb, 'MB', ours?.memoryMb),
              word: cell(result.wordNs, 'ns', ours?.wordNs),
              beginning: cell(result.beginningNs, 'ns', ours?.beginningNs),
              'words it knows': `${result.known} of ${result.asked}`,
            },
      ]),
    ),
  )
}
