import { setTimeout as pause } from 'node:timers/promises'
import type { SeatId } from '@tablee/kernel'
import { type Cluster, startCluster } from './cluster.ts'
import type { Fault } from './faults.ts'
import { sum } from './kill-trial.ts'
import { ResilientPlayer } from './resilient-player.ts'

interface TrialSize {
  readonly tables: number
  readonly rounds: number
  /** Milliseconds between two moves of one person. */
  readonly pace: number
}

/** Milliseconds. */
interface Spread {
  readonly p50: number
  readonly worst: number
}

/** The result of one kind of fault. */
export interface FaultRow {
  readonly fault: string
  readonly rounds: number
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  /** Refused, but written. */
  readonly ghosts: number
  readonly seatsLost: number
  readonly changedAnswers: number
  /** Tables where a move was not answered in time, or not visible through both nodes after the fault. */
  readonly stuck: number
  /** The longest wait for an answer of each person in each round. */
  readonly stall: Spread
  /** The longest time without a new view of each person in each round. */
  readonly blindness: Spread
}

const BOTS = 4
/** Tables that are set up concurrently. */
const AT_A_TIME = 10
/** Milliseconds after which an unanswered person counts as stuck. */
const STUCK_AFTER = 60_000

const spreadOf = (times: readonly number[]): Spread => {
  const sorted = times.map(Math.round).sort((a, b) => a - b)
  return { p50: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 }
}

/** Whether the work ends within the timeout. */
const inTime = async (work: Promise<unknown>): Promise<boolean> => {
  const giveUp = new AbortController()
  const late = pause(STUCK_AFTER, false, { signal: giveUp.signal }).catch(() => false)
  const answer = await Promise.race([work.then(() => true), late])
  giveUp.abort()
  return answer
}

type Table = readonly [ResilientPlayer, ResilientPlayer]

/** One person at each node, and four bots that play. */
const seatTable = async (cluster: Cluster, nth: number): Promise<Table> => {
  const address = `10.0.${nth >> 8}.${nth & 255}`
  const made = await fetch(`${cluster.nodeAt(nth).url}/api/tables`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
  })
  const { code: table } = (await made.json()) as { code: string }
  const comer = (home: number) =>
    new ResilientPlayer({ table, name: `${table} ${home}`, address, door: (tries) => cluster.nodeAt(home + tries).url })
  const [first, second] = [comer(0), comer(1)]
  for (const each of [first, second]) await each.ask({ type: 'sit', name: each.place.name })
  for (let bots = 0; bots < BOTS; bots++) await first.ask({ type: 'bot', level: 'gentle' })
  for (const seat of ['s3', 's4'] as SeatId[]) await first.ask({ type: 'captain', seat })
  return [first, second]
}

/** Whether each person sees through their own node what the other does through theirs. */
const isServed = ([one, other]: Table): Promise<boolean> =>
  inTime(
    Promise.all([
      one.rename().then((number) => other.sees(one, number)),
      other.rename().then((number) => one.sees(other, number)),
    ]),
  )

/** Whether everybody at the table gets one more move written. */
const isPlayedOn = (table: Table, within: number): Promise<boolean> => {
  const playOn = async (each: ResilientPlayer) => {
    await pause(Math.random() * within)
    await each.rename()
  }
  return inTime(Promise.all(table.map(playOn)))
}

/** Inflicts one kind of fault several times during play, then searches the log for every move. */
export const runFault = async (fault: Fault, { tables: count, rounds, pace }: TrialSize): Promise<FaultRow> => {
  const cluster = await startCluster({ isCabled: fault.isCabled === true })
  const tables: Table[] = []
  try {
    while (tables.length < count) {
      const more = Array.from({ length: Math.min(AT_A_TIME, count - tables.length) }, (_, at) => tables.length + at)
      tables.push(...(await Promise.all(more.map((nth) => seatTable(cluster, nth)))))
    }
    const people = tables.flat()
    const playing = people.map((each) => each.play(pace))
    const watches: ReturnType<ResilientPlayer['readWatch']>[] = []
    let stuck = 0
    const countStuck = async (isWell: (table: Table) => Promise<boolean>): Promise<void> => {
      stuck += (await Promise.all(tables.map(isWell))).filter((well) => !well).length
    }
    const playedOn = () => countStuck((table) => isPlayedOn(table, pace / 2))
    await playedOn()
    for (let round = 0; round < rounds; round++) {
      for (const each of people) each.startWatch()
      await fault.inflict(cluster, round, playedOn)
      await playedOn()
      watches.push(...people.map((each) => each.readWatch()))
      for (const each of people) each.goHome()
      await countStuck(isServed)
    }
    for (const each of people) each.leave()
    await Promise.all(playing)
    const found = await cluster.read(people.map(({ table }) => table))
    const { kills: _, recovered: __, ...counts } = sum(people, found, rounds)
    return {
      fault: fault.name,
      rounds,
      ...counts,
      stuck,
      stall: spreadOf(watches.map(({ wait }) => wait)),
      blindness: spreadOf(watches.map(({ blindness }) => blindness)),
    }
  } finally {
    for (const each of tables.flat()) each.leave()
    await cluster.stop()
  }
}
