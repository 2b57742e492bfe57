import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { printRows, waitRows } from './hostile/report.ts'
import { runHostile } from './hostile/trial.ts'

/** `npm run fuzz`: hostile input at the socket of the built server; exits 1 on a crash, a leak, a stack trace or a wrong answer. */
const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: '1000000' },
    pace: { type: 'string', default: '1000' },
    idle: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now()) },
    json: { type: 'string' },
  },
})
const { frames, pace, idle, seed, json } = values
console.log(`seed ${seed}`)
const { rows, waits } = await runHostile(
  { frames: Number(frames), pace: Number(pace), idle: Number(idle), seed },
  (what) => process.stderr.write(`${what}\n`),
)
const answers = waitRows(waits)
printRows('What came of it', rows)
printRows('How long people at other tables waited for an answer', answers)
const report = JSON.stringify({ seed, rows, waits: answers })
if (json === undefined) console.log(`\n${report}`)
else writeFileSync(json, report)
// Bystanders' waits depend on the machine: they are printed, but not judged.
if (rows.some(({ isWell }) => !isWell)) process.exitCode = 1
