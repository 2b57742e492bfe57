import { print, printHead } from '../figures.ts'
import { buildServers } from './built.ts'
import { BASELINE, type Contestant, ours, overNats, peers, versionBefore } from './contestants.ts'
import { type Figures, measure, middle, type Size } from './measure.ts'
import { installPeers } from './peers.ts'

const SIZE: Size = { tables: 100, warmUp: 200, moves: 40, stretches: 3, idle: 1000 }
/** Every server is measured this often, in turn, so that changing load on the machine affects all of them. */
const ROUNDS = 3

const middleOf = (all: readonly Figures[], name: string): Figures => {
  const own = all.filter((each) => each.name === name)
  const of = (figure: Exclude<keyof Figures, 'name'>) => middle(own.map((each) => each[figure]))
  return {
    ...{ name, perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') },
    ...{ cpu: of('cpu'), kilobytes: of('kilobytes') },
  }
}

const beside = (value: number, measure: number, digits: number) =>
  `${value.toFixed(digits)} (×${(value / measure).toFixed(2)})`

const printAll = (all: readonly Figures[]): void => {
  const baseline = all.find(({ name }) => name === BASELINE) ?? all[0]
  if (baseline === undefined) return
  printHead(['server', 'moves/s', 'p50 ms', 'p99 ms', 'CPU ms a move', 'KB a table'])
  for (const { name, perSecond, p50, p99, cpu, kilobytes } of all)
    print([
      name,
      beside(perSecond, baseline.perSecond, 0),
      beside(p50, baseline.p50, 1),
      beside(p99, baseline.p99, 1),
      beside(cpu, baseline.cpu, 3),
      beside(kilobytes, baseline.kilobytes, 1),
    ])
}

/**
 * `npm run bench -- tables [WORD]`: the same moves at the same number of tables of several servers, one after the other. With a word, only
 * the servers whose name contains it, and the baseline.
 */
export const run = async (): Promise<void> => {
  const [, , , word] = process.argv
  const isWanted = ({ name }: Contestant) => word === undefined || name === BASELINE || name.includes(word)
  const wanted = [...ours, ...versionBefore(), ...overNats(), ...peers].filter(isWanted)
  if (wanted.some((each) => peers.includes(each))) installPeers()
  await buildServers()
  const all: Figures[] = []
  for (let round = 1; round <= ROUNDS; round++)
    for (const contestant of wanted) {
      process.stderr.write(`${round}: ${contestant.name}…\n`)
      all.push(await measure(contestant, SIZE))
    }
  const { tables, moves, stretches, idle } = SIZE
  console.log(
    `${tables} tables × 4, ${tables * moves * stretches} moves, ${ROUNDS} rounds; memory at ${idle} idle tables more`,
  )
  printAll(wanted.map(({ name }) => middleOf(all, name)))
}
