import { print, printHead } from '../figures.ts'
import { buildServers } from './built.ts'
import { type Contestant, ours, overNats, peers, YARDSTICK } from './contestants.ts'
import { type Figures, measure, middle, type Size } from './measure.ts'
import { installPeers } from './peers.ts'

const SIZE: Size = { tables: 100, warmUp: 200, moves: 40, stretches: 3, idle: 1000 }
/** All of them, again and again: whatever else the machine does in an hour, it does to each. */
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
  const yard = all.find(({ name }) => name === YARDSTICK) ?? all[0]
  if (yard === undefined) return
  printHead(['server', 'moves/s', 'p50 ms', 'p99 ms', 'CPU ms a move', 'KB a table'])
  for (const { name, perSecond, p50, p99, cpu, kilobytes } of all)
    print([
      name,
      beside(perSecond, yard.perSecond, 0),
      beside(p50, yard.p50, 1),
      beside(p99, yard.p99, 1),
      beside(cpu, yard.cpu, 3),
      beside(kilobytes, yard.kilobytes, 1),
    ])
}

/**
 * `npm run bench -- tables [WORD]`: the same moves at the same number of tables of several servers, one after the other; with a word,
 * only those of that name and what they are compared with.
 */
export const run = async (): Promise<void> => {
  const [, , , word] = process.argv
  const isWanted = ({ name }: Contestant) => word === undefined || name === YARDSTICK || name.includes(word)
  const wanted = [...ours, ...overNats(), ...peers].filter(isWanted)
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
