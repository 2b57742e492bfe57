import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ATTACKS } from './cost/attacks/index.ts'
import { PROBES } from './cost/audit-probes.ts'
import { PINNED, pinOthers } from './cost/cores.ts'
import { checkoutAt } from './cost/logs.ts'
import { badOnes, printMeasured } from './cost/report.ts'
import { deepTables, startUps } from './cost/restarts.ts'
import { type Measured, measure } from './cost/run.ts'
import { confirm } from './cost/search/confirm.ts'
import type { CostlyInput } from './cost/search/hill-climb.ts'
import { searchCostliest } from './cost/search/search.ts'
import { startTarget } from './cost/target.ts'

/**
 * `npm run cost`: sends a few costly messages from one address to the built server of any checkout. Exits 1 if bystanders wait more than
 * twice as long (p99) in most runs of an attack, or if disk or memory grow beyond the quotas. `--search` searches for costly input instead.
 */
const { values } = parseArgs({
  options: {
    server: { type: 'string', default: fileURLToPath(new URL('../../..', import.meta.url)) },
    runs: { type: 'string', default: '3' },
    /** Attacks whose name contains this; `none` and `restarts` are special. */
    only: { type: 'string' },
    seconds: { type: 'string' },
    json: { type: 'string' },
    search: { type: 'boolean', default: false },
    /** Checks the other findings of the audit. */
    audit: { type: 'boolean', default: false },
    /** Measures the ten inputs of dearest.json again. */
    dearest: { type: 'boolean', default: false },
    restarts: { type: 'string', default: '8' },
    tries: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now()) },
  },
})
const { only, json, seconds, seed } = values
const dir = resolve(values.server)
const DEAREST = fileURLToPath(new URL('../../../games/dearest.json', import.meta.url))

interface Kept {
  readonly dearest: readonly CostlyInput[]
}

const printCostly = ({ label, bytes, milliseconds, perKb, genes }: CostlyInput) =>
  console.log(
    `${perKb.toFixed(2)} ms a KB · ${milliseconds.toFixed(2)} ms · ${bytes} bytes · ${label} · ${JSON.stringify(genes)}`,
  )

const confirmAll = async (dearest: readonly CostlyInput[]) => {
  const checkout = await checkoutAt(dir)
  const all = []
  for (const dear of dearest) {
    const served = await confirm(dir, checkout, dear)
    console.log(
      `${dear.label}: the built server ${served.milliseconds.toFixed(2)} ms, ${JSON.stringify(served.answers)}`,
    )
    all.push({ ...dear, served })
  }
  return all
}

const search = async () => {
  const size = { restarts: Number(values.restarts), tries: Number(values.tries), seed }
  console.log(`seed ${seed}`)
  const found = searchCostliest(await checkoutAt(dir), size, (what) => process.stderr.write(`${what}\n`))
  console.log(`${found.tries} inputs tried; a rename costs ${found.ordinary.toFixed(3)} ms a KB`)
  for (const dear of found.dearest) printCostly(dear)
  const dearest = await confirmAll(found.dearest)
  writeFileSync(DEAREST, `${JSON.stringify({ seed, ...found, dearest }, undefined, 2)}\n`)
}

const audit = async () => {
  const data = mkdtempSync(join(tmpdir(), 'tablee-audit-'))
  const server = await startTarget({ dir, data })
  try {
    for (const { finding, what, holds, run } of PROBES) {
      const seen = await run(server.url)
      console.log(
        `${seen === holds ? '  holds' : '! FAILS'}  finding ${finding}: ${what}: ${seen} (should be ${holds})`,
      )
      if (seen !== holds) process.exitCode = 1
    }
  } finally {
    await server.kill()
    rmSync(data, { recursive: true })
  }
}

const attack = async (): Promise<readonly Measured[]> => {
  const cache = mkdtempSync(join(tmpdir(), 'tablee-cost-logs-'))
  const all: Measured[] = []
  try {
    for (const each of ATTACKS.filter(({ name }) => only === undefined || name.includes(only)))
      for (let run = 0; run < Number(values.runs); run++) {
        process.stderr.write(`${each.name}\n`)
        all.push(await measure(each, { dir, cache, ...(seconds && { seconds: Number(seconds) }) }))
        if (json !== undefined) writeFileSync(json, JSON.stringify(all))
      }
  } finally {
    rmSync(cache, { recursive: true })
  }
  return all
}

pinOthers()
console.log(PINNED ? `server on core ${PINNED.server}, all others on core ${PINNED.others}` : 'all on the same cores')
if (values.search) await search()
else if (values.audit) await audit()
else if (values.dearest) await confirmAll((JSON.parse(readFileSync(DEAREST, 'utf8')) as Kept).dearest)
else {
  const all = await attack()
  printMeasured(all)
  if (only === undefined || only === 'restarts') {
    console.log('\nopening 100,000 decisions and 100 (ms):', JSON.stringify(await deepTables(dir)))
    console.log('starting (s):', JSON.stringify(await startUps(dir)))
  }
  if (badOnes(all).length > 0) process.exitCode = 1
}
