import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Decision, SeatId, TableView } from '@tablee/kernel'
import { openSqliteLog } from '@tablee/log/sqlite'
import { Host } from '../src/index.ts'
import { FakeTime } from '../src/testing/fake-time.ts'
import { Guest, keyOf, newPlace } from '../src/testing/trial-table.ts'

/**
 * `npx tsx packages/host/golden/make.ts VERSION`: the log file of one version of Tablée, and what was seen at its tables when they were left. Run
 * once, by that version, before the next one changes anything; never again for the same version. golden.test.ts opens them all.
 */
const version = process.argv[2]
if (version === undefined) throw new Error('which version?')
const folder = new URL(`./${version}/`, import.meta.url).pathname
mkdirSync(folder, { recursive: true })
const file = join(folder, 'tables.db')
rmSync(file, { force: true })

const time = new FakeTime()
const { shelf } = newPlace()
const log = await openSqliteLog<Decision>({ file, clock: time.now })
const codes = new Set<string>()
const newHost = () => new Host({ log, shelf, time, draw: () => `T${String(codes.size).padStart(3, '0')}` })
/** Of the table that is being played at: when it is left, nothing of it goes on. */
let host: Host

export interface Left {
  /** What this table is for. */
  readonly about: string
  readonly decisions: number
  /** By the name that holds the seat's key; « » for spectators. */
  readonly views: Readonly<Record<string, TableView>>
  /** Steps of the replays, by the number of the game. */
  readonly replays: Readonly<Record<number, number>>
}
const left: Record<string, Left> = {}

const PEOPLE = ['Ana', 'Bob', 'Zoé']

const play = async (
  about: string,
  script: (people: Guest[], visitor: (name: string) => Promise<Guest>) => Promise<void>,
) => {
  host = newHost()
  const code = await host.create()
  codes.add(code)
  const table = await host.open(code)
  if (table === undefined) throw new Error('no table')
  const visitor = async (name: string) =>
    new Guest(await table.visit({ key: name === '' ? undefined : keyOf(name), onChange: () => {} }))
  const people: Guest[] = []
  for (const name of PEOPLE) {
    const guest = await visitor(name)
    await guest.ask({ type: 'sit', name })
    people.push(guest)
  }
  await script(people, visitor)
  const views: Record<string, TableView> = {}
  for (const name of [...PEOPLE, '']) views[name] = (await visitor(name)).view
  const replays: Record<number, number> = {}
  for (let number = 1; ; number++) {
    const replay = await host.replay(code, number, 'anybody')
    if (typeof replay === 'string') break
    replays[number] = replay.steps.length
  }
  left[code] = { about, decisions: await log.version(code), views, replays }
  await host.close()
}

const choose = async (host: Guest, game: string, options: object, bots: number) => {
  const defaults = shelf.get(game)?.game.defaults as object
  const answer = await host.ask({ type: 'choose', game, options: { ...defaults, ...options } })
  if (answer.type !== 'done') throw new Error(`${game}: ${JSON.stringify(answer)}`)
  for (let nth = 0; nth < bots; nth++) await host.ask({ type: 'bot', level: 'sharp' })
}
const start = async (host: Guest) => {
  const answer = await host.ask({ type: 'start' })
  if (answer.type !== 'done') throw new Error(JSON.stringify(answer))
}
/** People leave their seats to bots, which play on; the table is never empty. */
const letBotsPlay = async (people: Guest[]) => {
  for (const [nth, guest] of people.entries())
    if (nth > 0) await guest.ask({ type: 'hand-over', seat: `s${nth + 1}` as SeatId, to: 'steady' })
}
const untilOver = async (guest: Guest) => {
  for (let seconds = 0; seconds < 36_000 && guest.view.status === 'playing'; seconds += 30) await time.pass(30)
}

const GAMES: readonly (readonly [string, object])[] = [
  ['mot-pour-mot', { edition: 'cactus' }],
  ['mot-pour-mot', { edition: 'capture' }],
  ['word-out', {}],
  ['lauriers', { leaves: 11 }],
  ['kokomots', { mode: 'classic' }],
  ['kokomots', { mode: 'expert' }],
  ['kokomots', { mode: 'simultaneous' }],
  ['kokomots', { mode: 'teams' }],
]
for (const [game, options] of GAMES) {
  const name = [game, ...Object.values(options)].join(' ')
  await play(`${name}, under way`, async (people) => {
    await choose(people[0] as Guest, game, options, 1)
    await start(people[0] as Guest)
    await time.pass(95)
  })
  await play(`${name}, over`, async (people) => {
    await choose(people[0] as Guest, game, options, 1)
    await start(people[0] as Guest)
    await letBotsPlay(people)
    await untilOver(people[0] as Guest)
  })
}
await play('Les Lauriers with drafts and texts handed in, paused', async (people) => {
  await choose(people[0] as Guest, 'lauriers', {}, 1)
  await start(people[0] as Guest)
  for (let seconds = 0; seconds < 400; seconds += 5) {
    for (const guest of people) {
      const view = guest.view.play?.view as { phase: string; round: number; leader: string }
      if (view.phase !== 'write' || view.leader === guest.view.me) continue
      const type = seconds % 20 < 15 ? 'draft' : 'hand-in'
      await guest.ask({
        type: 'play',
        move: { type, round: view.round, text: `Petite prune ${guest.view.me} ${seconds}` },
      })
    }
    await time.pass(5)
  }
  await people[1]?.ask({ type: 'pause' })
})
await play('a lobby with a deck of one’s own, locked, one person sent away', async (people, visitor) => {
  const [ana] = people as [Guest]
  const cards = Array.from({ length: 12 }, (_, nth) => `= Catégorie numéro ${nth}\nmot, autre\n`).join('\n')
  const answer = await (await host.open([...codes].at(-1) as never))?.askBy(keyOf('Ana'), {
    type: 'use-deck',
    game: 'mot-pour-mot',
    text: `# Mot pour Mot : Le mien\n\n${cards}`,
  })
  if (answer?.type !== 'done') throw new Error(JSON.stringify(answer))
  const eve = await visitor('Eve')
  await eve.ask({ type: 'sit', name: 'Ève' })
  await ana.ask({ type: 'rename', name: 'Ana Bella' })
  await ana.ask({ type: 'remove', seat: 's4' as SeatId })
  await ana.ask({ type: 'lock', isLocked: true })
})
await play('a seat left in mid-game, another kept by a bot', async (people) => {
  const [ana, bob, zoe] = people as [Guest, Guest, Guest]
  await choose(ana, 'word-out', {}, 1)
  await start(ana)
  await time.pass(20)
  await bob.ask({ type: 'stand' })
  await zoe.ask({ type: 'hand-over', seat: 's3' as SeatId, to: 'gentle' })
  await time.pass(20)
})
await log.close()
writeFileSync(join(folder, 'left.json'), `${JSON.stringify(left, null, 1)}\n`)
console.log(
  Object.entries(left)
    .map(([code, { about, decisions, replays }]) => `${code} ${decisions} ${JSON.stringify(replays)} ${about}`)
    .join('\n'),
)
