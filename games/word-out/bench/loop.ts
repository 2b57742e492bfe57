import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type HolderKey, type Milliseconds, type ServerTime, thinkAbout } from '@tablee/kernel'
import { openBotWorkers } from '../../../apps/server/src/bots/bot-worker-pool.ts'
import { print, printHead, spread } from '../../../bench/figures.ts'
import { Host, type Think } from '../../../packages/host/src/index.ts'
import { Memory, openMemoryLog } from '../../../packages/log/src/index.ts'
import { loadShelf } from '../../load-library.ts'

const TABLES = 20
/** A table's minute passes in six seconds: as many thoughts as two hundred tables have. */
const SPEED = 10
const LASTS = 20_000

const began = performance.now()
const fastTime = {
  now: () => Math.round(1e12 + (performance.now() - began) * SPEED) as ServerTime,
  later: (wait: Milliseconds, act: () => void) => {
    const timer = setTimeout(act, wait / SPEED)
    return () => clearTimeout(timer)
  },
}

/** Nanoseconds of the processor's time that the thread of the loop has had; of Linux. */
const ownTime = () => Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ', 1)[0])

/** By what the loop was held up from one round to the next, in milliseconds of its own: what else runs on the machine is left out. */
const watchRounds = (): (() => number[]) => {
  const rounds: number[] = []
  let before = ownTime()
  const timer = setInterval(() => {
    const now = ownTime()
    rounds.push((now - before) / 1e6)
    before = now
  }, 1)
  return () => {
    clearInterval(timer)
    return rounds
  }
}

/** Three experts and somebody who never acts, at every table; by what the loop was held up. */
const roundsOf = async (shelf: ReturnType<typeof loadShelf>, think: Think) => {
  let thoughts = 0
  const counted: Think = async (question) => {
    const thought = await think(question)
    thoughts += 1
    return thought
  }
  const log = openMemoryLog<never>({ memory: new Memory(), clock: fastTime.now })
  const host = new Host({ log: log as never, shelf, time: fastTime, think: counted })
  for (let nth = 0; nth < TABLES; nth++) {
    const table = await host.open(await host.create())
    const visit = await table?.visit({ key: `key ${nth}` as HolderKey, onChange: () => {} })
    await visit?.ask({ type: 'sit', name: 'Léa' }, 'sit')
    await visit?.ask({ type: 'choose', game: 'word-out' }, 'choose')
    const options = { ...(visit?.look().view.options as object), waits: { turn: 5, run: 5, start: 5, counter: 5 } }
    await visit?.ask({ type: 'choose', game: 'word-out', options }, 'wait less')
    for (let bots = 0; bots < 3; bots++) await visit?.ask({ type: 'bot', level: 'sharp' }, `bot ${bots}`)
    await visit?.ask({ type: 'start' }, 'start')
  }
  const stop = watchRounds()
  await new Promise((resolve) => setTimeout(resolve, LASTS))
  const rounds = stop()
  await host.close()
  await log.close()
  return [String(thoughts), ...spread(rounds)]
}

/** How long the server's loop is held up with bots that think in threads of their own, and with the same thoughts inside the loop. */
export const compareLoops = async (): Promise<void> => {
  const shelf = loadShelf(fileURLToPath(new URL('../../..', import.meta.url)))
  printHead([`${TABLES} tables × ${SPEED}, thinking`, 'thoughts', 'a round, ms: mean', 'p50', 'p99', 'most'])
  const { think, close } = openBotWorkers(new URL('../../../apps/server/dist/bots/bot-worker.js', import.meta.url))
  print(['not at all', ...(await roundsOf(shelf, async () => undefined))])
  print(['in threads', ...(await roundsOf(shelf, think))])
  await close()
  print(['in the loop', ...(await roundsOf(shelf, async (question) => thinkAbout(question, shelf)))])
}
