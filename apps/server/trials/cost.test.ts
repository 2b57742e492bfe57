import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Attack } from './cost/attack.ts'
import { crowd } from './cost/attacks/crowd.ts'
import { unfitDecks } from './cost/attacks/decks.ts'
import { arrangeDesk, comeToDesk, pauseSpam } from './cost/attacks/writing.ts'
import { openDeep } from './cost/deep-tables.ts'
import { Device } from './cost/device.ts'
import { checkoutAt, codeAt, deviceName, layLog, recordLongGame } from './cost/logs.ts'
import { type CostlyInput, costPerKb, timeOf } from './cost/search/hill-climb.ts'
import { inputFamilies } from './cost/search/search.ts'
import { ordinary } from './cost/search/table-inputs.ts'
import { startTarget, type Target } from './cost/target.ts'
import { Ledger } from './hostile/ledger.ts'

const dir = fileURLToPath(new URL('../../..', import.meta.url))
const HOUR = 3_600_000
/** Milliseconds between two frames: just within the rate limit of a socket. */
const BETWEEN = 34
const UNFINISHED = codeAt(0)
const FINISHED = codeAt(1)

let data: string
let server: Target
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'tablee-cost-'))
  const at = Date.now() - HOUR
  const unfinished = await recordLongGame(dir, { touches: 50, isToTheEnd: false, at })
  // Its replay exceeds the size limit.
  const finished = await recordLongGame(dir, { touches: 2000, isToTheEnd: true, at })
  await layLog(dir, data, [
    { code: UNFINISHED, recorded: unfinished },
    { code: FINISHED, recorded: finished },
  ])
  server = await startTarget({ dir, data })
})
afterAll(async () => {
  await server.kill()
  rmSync(data, { recursive: true })
})

let addresses = 0
const newPlace = () => ({ url: server.url, from: `127.66.1.${++addresses}`, ledger: new Ledger() })

/** Runs an attack of `npm run cost` from an address of its own, for a shorter time. */
const strike = async ({ ready }: Attack, seconds: number) => {
  const act = await ready({ ...newPlace(), seconds, prepared: null })
  const { figures } = await act()
  const counts = (figures.answers ?? figures.statuses) as string
  return { figures, counts: JSON.parse(counts) as Record<string, number> }
}

describe('a few costly messages from one address', () => {
  it('of 58 invalid decks at once ten are parsed and the others refused', async () => {
    expect((await strike(unfitDecks, 0)).counts).toEqual({ 422: 10, 429: 48 })
  })

  it('an unfinished game has no replay', async () => {
    const device = await Device.at(newPlace(), UNFINISHED, deviceName(UNFINISHED, 'Lea'))
    expect(await device.replay(1)).toBe('no-game')
    device.leave()
  })

  it('a game whose replay is too large has none', async () => {
    const device = await Device.at(newPlace(), FINISHED, deviceName(FINISHED, 'Lea'))
    expect(await device.replay(1)).toBe('replay-too-long')
    device.leave()
  })

  it('a desk may be arranged some times in a row, then is refused as too often', async () => {
    const [leader] = await comeToDesk({ ...newPlace(), seconds: 0, prepared: null }, 3)
    const answers: string[] = []
    // Sixty at once, then one every two seconds: many more than are ever allowed in a row.
    while (answers.length < 300 && answers.at(-1) !== 'written-too-often') {
      const [answer] = await Promise.all([arrangeDesk(leader, answers.length), pause(BETWEEN)])
      answers.push(answer)
    }
    expect(new Set(answers)).toEqual(new Set(['done', 'written-too-often']))
  })

  it('a player whose pause was ended can’t pause again at once, and the others play', async () => {
    const { counts, figures } = await strike(pauseSpam, 2)
    expect(counts['pause done']).toBe(1)
    expect(counts['pause paused-lately']).toBeGreaterThan(0)
    expect(Number.parseInt(String(figures['moves of another player']), 10)).toBeGreaterThan(0)
  })

  it('of 299 spectators from one address forty are admitted', async () => {
    expect((await strike(crowd, 0)).counts).toEqual({ 'looks on': 40, 'table-crowded': 259 })
  })

  it('none of these attacks caused an error, and the server is up', () => {
    expect(server.isUp()).toBe(true)
    expect(server.said()).not.toMatch(/"level":(?:50|60)|Error/)
  })
})

it('a table of 100,000 decisions is opened from its snapshot', async () => {
  const { first, again } = await openDeep(dir, [100_000, 100])
  expect(first.map(({ read }) => read)).toEqual([100_000, 100])
  expect(again[0]?.read).toBeLessThanOrEqual(200)
  console.log('opening 100,000 decisions and 100:', JSON.stringify({ first, again }))
})

it('the costliest inputs found so far still parse', async () => {
  const { dearest } = JSON.parse(readFileSync(new URL('../../../games/dearest.json', import.meta.url), 'utf8')) as {
    dearest: CostlyInput[]
  }
  const checkout = await checkoutAt(dir)
  const doors = new Map(inputFamilies(checkout).map((door) => [door.name, door]))
  const plain = ordinary(checkout)
  const rename = costPerKb(timeOf(plain, 200), plain.bytes)
  expect(dearest).toHaveLength(10)
  for (const { door, genes, label } of dearest) {
    const input = doors.get(door)?.make(genes)
    expect(input?.label).toBe(label)
    // Printed, not asserted: durations depend on the machine.
    if (input) console.log(`${label}: ${(costPerKb(timeOf(input), input.bytes) / rename).toFixed(1)} times a rename`)
  }
})
