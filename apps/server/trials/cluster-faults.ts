import { parseArgs } from 'node:util'
import { type FaultRow, runFault } from './fault-trial.ts'
import { FAULTS } from './faults.ts'

/** `npm run test:cluster -- --tables 200 --rounds 10 --only leader`: every fault under load; exits 1 if anything was lost. */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '10' },
    pace: { type: 'string', default: '5000' },
    only: { type: 'string', default: '' },
  },
})

const seconds = (ms: number) => (ms / 1000).toFixed(1)

const lineOf = ({ stall, blindness, ...row }: FaultRow) =>
  [
    ...[row.fault, row.rounds, row.acknowledged, row.lost, row.doubled, row.stuck, row.changedAnswers, row.ghosts],
    ...[stall.p50, stall.worst, blindness.p50, blindness.worst].map(seconds),
  ].join(' | ')

const HEAD = [
  ...['fault', 'rounds', 'acknowledged', 'lost', 'twice', 'stuck', 'answers changed', 'refused, yet written'],
  ...['stall p50 s', 'worst', 'nothing new p50 s', 'worst'],
]

const isWrong = ({ lost, doubled, ghosts, seatsLost, changedAnswers, stuck }: FaultRow) =>
  lost + doubled + ghosts + seatsLost + changedAnswers + stuck > 0

const size = { tables: Number(values.tables), rounds: Number(values.rounds), pace: Number(values.pace) }
const rows: FaultRow[] = []
console.log(`| ${HEAD.join(' | ')} |\n|${HEAD.map((_, at) => (at === 0 ? '---' : '--:')).join('|')}|`)
for (const fault of FAULTS.filter(({ name }) => name.includes(values.only))) {
  const row = await runFault(fault, size)
  rows.push(row)
  console.log(`| ${lineOf(row)} |`)
}
console.log(JSON.stringify(rows))
if (rows.length === 0)
  console.error(`no fault is called « ${values.only} »: ${FAULTS.map(({ name }) => name).join(', ')}`)
if (rows.length === 0 || rows.some(isWrong)) process.exitCode = 1
