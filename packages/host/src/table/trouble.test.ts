import type { Decision } from '@tablee/kernel'
import { beforeEach, describe, expect, it } from 'vitest'
import { deafLog, faultyLog } from '../testing/trial-logs.ts'
import { newPlace } from '../testing/trial-table.ts'

const DONE = { type: 'done' }
let place: ReturnType<typeof newPlace>
beforeEach(() => {
  place = newPlace()
})

const renames = (decisions: readonly Decision[]) => decisions.filter(({ move }) => move.type === 'rename').length

describe('a failing log', () => {
  const sitDown = async () => {
    const { faults, log } = faultyLog(place.log)
    const host = place.newHost({ log })
    const code = await host.create()
    const lea = await place.sit(host, code, 'Léa')
    return { faults, code, lea }
  }
  const LILA = { type: 'rename', name: 'Lila' } as const

  it.each(['before', 'after'] as const)('gets the same decision again when it failed %s writing', async (fault) => {
    const { faults, code, lea } = await sitDown()
    faults.push(fault, fault)
    const answer = lea.ask(LILA)
    await place.time.pass(1)
    expect(await answer).toEqual(DONE)
    expect(renames(await place.decisions(code))).toBe(1)
    expect(lea.view.seats[0]?.name).toBe('Lila')
  })

  it('for long is reported to the asker only', async () => {
    const { faults, code, lea } = await sitDown()
    faults.push('before', 'before', 'before')
    const answer = lea.ask(LILA, 'one')
    await place.time.pass(1)
    expect(await answer).toEqual({ type: 'trouble' })
    expect(lea.view.seats[0]?.name).toBe('Léa')
    expect(place.reported.length).toBe(3)
    expect(await lea.ask(LILA, 'one')).toEqual(DONE)
    expect(renames(await place.decisions(code))).toBe(1)
  })

  it('reports separately what is retried and what was given up', async () => {
    const { faults, log } = faultyLog(place.log)
    const told: boolean[] = []
    const host = place.newHost({ log, report: (_, willRetry = false) => told.push(willRetry) })
    const lea = await place.sit(host, await host.create(), 'Léa')
    faults.push('before', 'before')
    const answer = lea.ask(LILA)
    await place.time.pass(1)
    expect(await answer).toEqual(DONE)
    expect(told).toEqual([true, true])
    faults.push('before', 'before', 'before')
    const inVain = lea.ask({ type: 'rename', name: 'Lou' })
    await place.time.pass(1)
    expect(await inVain).toEqual({ type: 'trouble' })
    expect(told).toEqual([true, true, true, true, false])
  })

  const playFor = async (seconds: number) => {
    const { faults, log } = faultyLog(place.log)
    const host = place.newHost({ log })
    const code = await host.create()
    const lea = await place.sit(host, code, 'Léa')
    await place.sit(host, code, 'Tom')
    await lea.ask({ type: 'start' })
    await place.time.pass(seconds)
    return { faults, code, lea }
  }

  it('costs the players no time: the clock continues from the last heartbeat before it', async () => {
    const { faults, lea } = await playFor(7)
    faults.push(...Array(1000).fill('before'))
    await place.time.pass(30)
    faults.length = 0
    expect(await lea.ask(LILA)).toEqual(DONE)
    await place.time.pass(2)
    expect(lea.visit.look()).toMatchObject({ isRunning: true })
    expect(lea.visit.look().now).toBeGreaterThanOrEqual(7000)
    expect(lea.visit.look().now).toBeLessThanOrEqual(10_000)
  })

  it('costs the players no time while the wake itself waits for the log', async () => {
    const { faults, lea } = await playFor(7)
    faults.push(...Array(1000).fill('before'))
    await place.time.pass(15)
    faults.length = 0
    let letGo = () => {}
    faults.push(new Promise((resolve) => (letGo = resolve)))
    await place.time.pass(9)
    letGo()
    await place.time.pass(2)
    expect(faults).toEqual([])
    expect(lea.visit.look()).toMatchObject({ isRunning: true })
    expect(lea.visit.look().now).toBeLessThanOrEqual(10_000)
  })

  it('answers the move itself when the table is paused by the time the wake is written', async () => {
    const { faults, code, lea } = await playFor(7)
    faults.push(...Array(1000).fill('before'))
    await place.time.pass(15)
    faults.length = 0
    let letGo = () => {}
    faults.push(new Promise((resolve) => (letGo = resolve)))
    const answer = lea.ask(LILA)
    await place.time.pass(3)
    const tom = await place.come(place.newHost(), code, 'Tom')
    expect(await tom.ask({ type: 'pause' })).toEqual(DONE)
    letGo()
    expect(await answer).toEqual(DONE)
    expect(lea.view.status).toBe('paused')
  })

  it('does not get outdated moves of the clock afterwards', async () => {
    const { faults, lea } = await playFor(7)
    faults.push(...Array(3).fill('before'))
    await place.time.pass(3.5)
    // A failed heartbeat is not retried as it was: each attempt has its own time.
    expect(place.reported.length).toBe(1)
    expect(lea.visit.look()).toMatchObject({ isRunning: true })
  })

  it('drops the queued moves of a dismissed connection: the client resends them in order', async () => {
    const { faults, code, lea } = await sitDown()
    faults.push('before', 'before', 'before')
    const first = lea.ask(LILA, 'one').then((answer) => {
      lea.visit.dismiss()
      return answer
    })
    const behind = [lea.ask({ type: 'rename', name: 'Lou' }, 'two'), lea.ask({ type: 'start' }, 'three')]
    await place.time.pass(1)
    expect(await Promise.all([first, ...behind])).toEqual(Array(3).fill({ type: 'trouble' }))
    expect(renames(await place.decisions(code))).toBe(0)
  })

  it('that lost the table reports it to the asker, once', async () => {
    const host = place.newHost({ log: deafLog(place.log) })
    const code = await host.create()
    const lea = await place.sit(host, code, 'Léa')
    await place.time.pass(1)
    expect(await place.log.expire(place.time.now())).toBe(1)
    expect(await lea.ask(LILA)).toEqual({ type: 'trouble' })
    expect(place.reported.map(String)).toEqual([expect.stringContaining(`table ${code} is behind its log`)])
  })

  it('while a table is woken leaves it closed: the players lose no time', async () => {
    const before = place.newHost()
    const code = await before.create()
    const lea = await place.sit(before, code, 'Léa')
    await place.sit(before, code, 'Tom')
    await lea.ask({ type: 'start' })
    await place.time.pass(7)
    await place.crash()
    await place.time.pass(3600)
    const { faults, log } = faultyLog(place.log)
    const host = place.newHost({ log })
    faults.push('before', 'before', 'before')
    const refused = expect(host.open(code)).rejects.toThrow('could not be woken')
    await place.time.pass(1)
    await refused
    expect(host.openTables).toBe(0)
    expect((await place.come(host, code, 'Léa')).visit.look().now).toBeLessThanOrEqual(7000)
  })

  it('that wrote the decision after all answers the resent move', async () => {
    const { faults, code, lea } = await sitDown()
    faults.push('after', 'before', 'before')
    const answer = lea.ask(LILA, 'one')
    await place.time.pass(1)
    expect(await answer).toEqual({ type: 'trouble' })
    expect(await lea.ask(LILA, 'one')).toEqual(DONE)
    expect(renames(await place.decisions(code))).toBe(1)
  })
})
