import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { floodFromOneAddress } from './flood.ts'
import { giantDecks } from './giant-decks.ts'
import { idleSockets } from './idle.ts'
import { Ledger } from './ledger.ts'
import { markup } from './markup.ts'
import type { Row } from './report.ts'
import { startBystanders } from './start-bystanders.ts'
import { Swarm } from './swarm.ts'
import { type Finding, openTrialContext, type TrialContext } from './trial-context.ts'
import { halfOpen, pingFlood, slowReaders } from './unread.ts'
import { type Vitals, vitalsAfterGc, vitalsOf, vitalsWhen } from './vitals.ts'

interface Sizes {
  readonly frames: number
  /** Frames per second. */
  readonly pace: number
  readonly idle: number
  readonly seed: string
}

/** Milliseconds between two trials. */
const REST = 4000
/** The frames are sent in this many parts with rests between, so that other load of the machine affects both alike. */
const ROUNDS = 20
/** After every few parts, one goes to another server: what the bystanders notice of it is caused by the machine, not by their server. */
const NEXT_DOOR = 4
/** Warm-up frames before memory is first measured: all lists are loaded, all code has run. */
const WARM_UP = 5000

const memory = ({ rss, heap, external }: Vitals) => `${rss.toFixed(0)}, ${heap.toFixed(1)}, ${external.toFixed(1)}`

const fuzzFinding = ({ frames, sockets, answers, refusals, closings, largest, tooLarge, leaks }: Ledger): Finding => ({
  figures: {
    frames,
    sockets,
    answers: JSON.stringify(answers),
    'kinds of refusal': Object.keys(refusals).length,
    closings: JSON.stringify(closings),
    'largest answer (bytes)': largest,
    'too large': tooLarge,
    'internal texts in answers': leaks.length,
  },
  isWell: leaks.length === 0 && tooLarge === 0,
})

/** Runs all hostile trials against one server while bystanders play. */
export const runHostile = async ({ frames, pace, idle, seed }: Sizes, tell: (what: string) => void) => {
  const { server, complaints, close } = await openTrialContext()
  const nextDoor = await openTrialContext()
  const neighbours = await startBystanders(server.url)
  const waits = new Map<string, number[]>()
  const troubles: string[] = []
  const note = async (what?: string) => {
    const noticed = await neighbours.take()
    if (what !== undefined) waits.set(what, [...(waits.get(what) ?? []), ...noticed.waits])
    troubles.push(...noticed.troubles.map((trouble) => `${what ?? 'between'}: ${trouble}`))
  }
  const stage: TrialContext = { server, note }
  const rows: Row[] = []
  const rest = async () => {
    await pause(REST)
    await note('quiet')
  }
  const attempt = async (what: string, act: () => Promise<Finding>) => {
    tell(what)
    const { cpu } = await vitalsOf(server)
    const { figures, isWell } = await act()
    await note(what)
    const spent = (await vitalsOf(server)).cpu - cpu
    rows.push({ what, figures: { ...figures, 'server CPU (s)': spent.toFixed(1) }, isWell })
    await rest()
  }
  const forgotten = () => {
    tell('until the tables are forgotten')
    return vitalsWhen(server, ({ tables }) => tables <= neighbours.tables.length)
  }
  // Lower priority: real attackers would use other machines.
  setPriority(10)
  try {
    await pause(REST)
    // Warm-up: a server that has just started is slow for other reasons.
    await note()
    await rest()
    await attempt('idle sockets', () => idleSockets(stage, idle))
    await forgotten()
    const ledger = new Ledger()
    const swarm = new Swarm(server, neighbours.tables, ledger, seed)
    const elsewhere = new Ledger()
    const strikeNextDoor = async (frames: number) => {
      const others = new Swarm(nextDoor.server, [], elsewhere, seed)
      await others.send(frames, pace)
      // Its tables stop when nobody is present: the measurements that follow are quiet again.
      others.end()
    }
    await strikeNextDoor(Math.min(WARM_UP, frames))
    await swarm.send(Math.min(WARM_UP, frames), pace)
    const before = await vitalsAfterGc(server)
    await note()
    await rest()
    await attempt('fuzz', async () => {
      const round = (frames - ledger.frames) / ROUNDS
      for (let nth = 1; nth <= ROUNDS && server.isUp(); nth++) {
        await swarm.send(round, pace)
        await note('fuzz')
        tell(`${ledger.frames} frames`)
        if (nth % NEXT_DOOR === 0) {
          await rest()
          await strikeNextDoor(round)
          await note('fuzz next door')
        }
        if (nth < ROUNDS) await rest()
      }
      const { isWell } = fuzzFinding(elsewhere)
      const { figures, ...here } = fuzzFinding(ledger)
      return { figures: { ...figures, 'frames next door': elsewhere.frames }, isWell: here.isWell && isWell }
    })
    const during = await vitalsOf(server)
    swarm.end()
    for (const leak of ledger.leaks.slice(0, 10)) tell(`leak: ${leak}`)
    await attempt('names and definitions', () => markup(stage))
    await attempt('giant decks', () => giantDecks(stage))
    await attempt('half-open sockets', () => halfOpen(stage))
    await attempt('slow readers', () => slowReaders(stage))
    await attempt('ping flood', () => pingFlood(stage))
    await attempt('flood from one address', () => floodFromOneAddress(stage))
    await forgotten()
    const after = await vitalsAfterGc(server)
    const cries = [...complaints(), ...nextDoor.complaints()]
    const crashes = [server, nextDoor.server].filter(({ isUp }) => !isUp()).length
    for (const cry of [...cries, ...troubles].slice(0, 20)) tell(cry)
    rows.push({
      what: 'the server',
      figures: {
        crashes,
        'errors logged': cries.length,
        'troubles of bystanders': troubles.length,
        'RSS, heap, buffers before (MB)': memory(before),
        'after the fuzz': memory(during),
        'in the end': memory(after),
      },
      isWell: crashes + cries.length + troubles.length === 0 && after.heap < before.heap * 1.25 + 5,
    })
    return { rows, waits }
  } finally {
    neighbours.end()
    await Promise.all([nextDoor.close(), close()])
  }
}
