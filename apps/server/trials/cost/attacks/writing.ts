import { setTimeout as pause } from 'node:timers/promises'
import { newTable } from '../../hostile/swarm.ts'
import { WRITING } from '../../writing-game.ts'
import { type Attack, countInto, type Scene } from '../attack.ts'
import { Device } from '../device.ts'

const TABLES = 10
const WRITERS = 5
/** Milliseconds between two frames: just within the rate limit of a socket. */
const BETWEEN = 34
/** Milliseconds before a refused move is retried. */
const TRIED_AGAIN = 1000

/** Three bytes per character. */
const LONGEST = '語'.repeat(296)

const seenBy = ({ view }: Device): unknown => view.play?.view

const must = async (asked: Promise<string>) => {
  const outcome = await asked
  if (outcome !== 'done') throw new Error(`the table was not set: ${outcome}`)
}

/** A table where everybody but the first player writes. */
const comeToWriting = async ({ url, from, ledger }: Scene, writers: number): Promise<readonly Device[]> => {
  const code = await newTable(url, from)
  const devices: Device[] = []
  for (let nth = 0; nth <= writers; nth++) {
    const device = await Device.at({ url, from, ledger }, code, `${code} ${nth}`)
    await must(device.ask({ type: 'sit', name: `Bob ${nth}` }))
    devices.push(device)
  }
  const leader = devices[0] as Device
  await must(leader.ask({ type: 'choose', game: WRITING.game }))
  await must(leader.ask({ type: 'start' }))
  for (const move of WRITING.toWriting) await must(leader.play(move))
  return devices
}

/** A table where all have submitted the longest text: the first player arranges them. */
export const comeToDesk = async (scene: Scene, writers: number): Promise<readonly [Device, ...Device[]]> => {
  const devices = (await comeToWriting(scene, writers)) as [Device, ...Device[]]
  const [leader, ...others] = devices
  for (const [at, writer] of others.entries()) await must(writer.play(WRITING.handIn(`${at} ${LONGEST}`)))
  await leader.sees(() => WRITING.canArrange(seenBy(leader)))
  return devices
}

/** Rewrites the desk with texts of maximal length; `nth` makes each wording different. */
export const arrangeDesk = (leader: Device, nth: number): Promise<string> =>
  leader.play(WRITING.arrange(seenBy(leader), (line) => `${nth % 10}${line}${LONGEST}`))

/** The moves that write most come first. */
const KINDS = ['arrange', 'shuffle', 'rename'] as const

/** Writes as much as possible with the moves that are not refused at the moment. */
class Scribe {
  private readonly mayBeTried = new Map<string, number>()
  private nth = 0

  constructor(
    private readonly leader: Device,
    private readonly outcomes: Record<string, number>,
  ) {}

  async write(): Promise<void> {
    const now = performance.now()
    const kind = KINDS.find((each) => (this.mayBeTried.get(each) ?? 0) <= now)
    if (kind === undefined || !this.leader.isOpen) return
    const outcome = await this.ask(kind)
    countInto(this.outcomes, `${kind} ${outcome}`)
    if (outcome !== 'done') this.mayBeTried.set(kind, now + TRIED_AGAIN)
  }

  private ask(kind: (typeof KINDS)[number]): Promise<string> {
    const nth = this.nth++
    if (kind === 'rename') return this.leader.ask({ type: 'rename', name: `Bob ${nth}` })
    if (kind === 'shuffle') return this.leader.play(WRITING.shuffle)
    return arrangeDesk(this.leader, nth)
  }
}

export const fillDisk: Attack = {
  name: 'ten tables write as much as they may',
  finding: '4',
  seconds: 20,
  ready: async (scene) => {
    const all: Device[] = []
    const leaders: Device[] = []
    for (let nth = 0; nth < TABLES; nth++) {
      const devices = await comeToDesk(scene, WRITERS)
      leaders.push(devices[0])
      all.push(...devices)
    }
    const before = all.reduce((sum, { bytes }) => sum + bytes, 0)
    return async () => {
      const outcomes: Record<string, number> = {}
      const end = performance.now() + scene.seconds * 1000
      await Promise.all(
        leaders.map(async (leader) => {
          const scribe = new Scribe(leader, outcomes)
          while (performance.now() < end) await Promise.all([scribe.write(), pause(BETWEEN)])
        }),
      )
      const bytes = all.reduce((sum, device) => sum + device.bytes, 0) - before
      return { bytes, figures: { seconds: scene.seconds, answers: JSON.stringify(outcomes) } }
    }
  },
}

const BETWEEN_DRAFTS = 100
/** Milliseconds that a waiting person takes to tap. */
const REACTION = 250

/** One of four pauses as soon as the game continues; the host resumes; another player writes. */
export const pauseSpam: Attack = {
  name: 'pause spam',
  finding: '9',
  seconds: 5,
  ready: async (scene) => {
    const devices = await comeToWriting(scene, 3)
    const [host, spammer, writer] = devices as [Device, Device, Device]
    return async () => {
      const outcomes: Record<string, number> = {}
      const end = performance.now() + scene.seconds * 1000
      const isOver = () => performance.now() >= end
      const spam = async () => {
        while (!isOver()) {
          if (spammer.view.status === 'playing') {
            const outcome = await spammer.ask({ type: 'pause' })
            countInto(outcomes, `pause ${outcome}`)
            if (outcome !== 'done') await pause(BETWEEN)
          }
          await pause(1)
        }
      }
      const resume = async () => {
        while (!isOver()) {
          if (host.view.status === 'paused') {
            await pause(REACTION)
            countInto(outcomes, `resume ${await host.ask({ type: 'resume' })}`)
          }
          await pause(5)
        }
      }
      let tries = 0
      let through = 0
      const write = async () => {
        for (; !isOver(); tries++) {
          const text = `brouillon ${tries}`
          if ((await writer.play(WRITING.draft(text))) === 'done') through += 1
          await pause(BETWEEN_DRAFTS)
        }
      }
      await Promise.all([spam(), resume(), write()])
      const bytes = devices.reduce((sum, device) => sum + device.bytes, 0)
      return {
        bytes,
        figures: { 'moves of another player': `${through} of ${tries}`, answers: JSON.stringify(outcomes) },
      }
    }
  },
}
