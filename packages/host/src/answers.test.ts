import type { Decision } from '@tablee/kernel'
import type { TableLog } from '@tablee/log'
import { beforeEach, describe, expect, it } from 'vitest'
import { newPlace } from './trial-table.ts'

const DONE = { type: 'done' }
let place: ReturnType<typeof newPlace>
beforeEach(() => {
  place = newPlace()
})

const renames = (decisions: readonly Decision[]) => decisions.filter(({ move }) => move.type === 'rename').length

describe('a move that is sent again', () => {
  it('has no second effect and gets the same answer, on any device, after any restart', async () => {
    const host = place.newHost()
    const code = await host.create()
    const lea = await place.sit(host, code, 'Léa')
    const ask = { type: 'rename', name: 'Lila' } as const
    expect(await Promise.all([lea.ask(ask, 'one'), lea.ask(ask, 'one')])).toEqual([DONE, DONE])
    const phone = await place.come(host, code, 'Léa')
    expect(await phone.ask(ask, 'one')).toEqual(DONE)
    await host.close()
    const again = await place.come(place.newHost(), code, 'Léa')
    expect(await again.ask(ask, 'one')).toEqual(DONE)
    expect(renames(await place.decisions(code))).toBe(1)
  })

  it('is told from another seat’s move of the same id', async () => {
    const host = place.newHost()
    const code = await host.create()
    const lea = await place.sit(host, code, 'Léa')
    const tom = await place.sit(host, code, 'Tom')
    await lea.ask({ type: 'rename', name: 'Lila' }, 'one')
    await tom.ask({ type: 'rename', name: 'Théo' }, 'one')
    expect(lea.view.seats.map(({ name }) => name)).toEqual(['Lila', 'Théo'])
  })

  it('ALL-8 stays refused, though by now it could be done', async () => {
    const host = place.newHost()
    const code = await host.create()
    const lea = await place.sit(host, code, 'Léa')
    const refused = await lea.ask({ type: 'start' }, 'too early')
    expect(refused).toMatchObject({ type: 'refused', refusal: { code: 'too-few-players' } })
    await place.sit(host, code, 'Tom')
    expect(await lea.ask({ type: 'start' }, 'too early')).toEqual(refused)
    expect(lea.view.status).toBe('lobby')
    expect(await lea.ask({ type: 'start' }, 'now')).toEqual(DONE)
  })

  it('of a newcomer seats one person, whatever the connection it comes by', async () => {
    const host = place.newHost()
    const code = await host.create()
    const first = await place.come(host, code, 'Léa')
    const second = await place.come(host, code, 'Léa')
    expect(await first.ask({ type: 'sit', name: 'Léa' }, 'one')).toEqual(DONE)
    expect(await second.ask({ type: 'sit', name: 'Léa' }, 'one')).toEqual(DONE)
    expect(await second.ask({ type: 'sit', name: 'Léa' }, 'another')).toEqual(DONE)
    expect(second.view.seats).toHaveLength(1)
    expect([first.view.me, second.view.me]).toEqual(['s1', 's1'])
  })
})

describe('whoever has no seat', () => {
  it('asks for nothing but one', async () => {
    const host = place.newHost()
    const code = await host.create()
    const refused = { type: 'refused', refusal: { rule: 'ALL-4', code: 'not-seated' } }
    const onlooker = await place.come(host, code, undefined)
    const newcomer = await place.come(host, code, 'Léa')
    expect(await onlooker.ask({ type: 'sit', name: 'Nul' })).toEqual(refused)
    expect(await newcomer.ask({ type: 'lock', isLocked: true })).toEqual(refused)
    expect(await newcomer.ask({ type: 'take-back' })).toEqual(refused)
    expect(await place.decisions(code)).toHaveLength(1)
  })

  it('that was removed finds the door closed', async () => {
    const host = place.newHost()
    const code = await host.create()
    const lea = await place.sit(host, code, 'Léa')
    const tom = await place.sit(host, code, 'Tom')
    await lea.ask({ type: 'remove', seat: 's2' as never })
    expect([tom.visit.isRemoved(), tom.visit.seat, lea.visit.isRemoved()]).toEqual([true, undefined, false])
    expect(await tom.ask({ type: 'sit', name: 'Tom' })).toMatchObject({ refusal: { code: 'removed' } })
  })
})

describe('two nodes over one log', () => {
  it('decide again when the other was first: everything is done once, and both see the same', async () => {
    const [one, other] = [place.newNode(), place.newNode()]
    const code = await one.create()
    const guests = await Promise.all(
      Array.from({ length: 12 }, (_, at) => place.come(at % 2 === 0 ? one : other, code, `guest ${at}`)),
    )
    const answers = await Promise.all(guests.map((guest, at) => guest.ask({ type: 'sit', name: `Invité ${at}` })))
    expect(answers).toEqual(guests.map(() => DONE))
    await place.time.pass(0)
    const names = guests.map((guest) => guest.view.seats.map(({ name }) => name))
    expect(new Set(names[0]).size).toBe(12)
    for (const seen of names) expect(seen).toEqual(names[0])
    expect(await place.decisions(code)).toHaveLength(13)
    expect(place.reported).toEqual([])
  })

  it('catch up by reading, though the news has not come yet', async () => {
    const one = place.newNode()
    const other = place.newNode({ log: deafLog(place.log) })
    const code = await one.create()
    const there = await place.sit(other, code, 'Tom')
    await place.sit(one, code, 'Léa')
    expect(await there.ask({ type: 'rename', name: 'Théo' })).toEqual(DONE)
    expect(there.view.seats.map(({ name }) => name)).toEqual(['Théo', 'Léa'])
  })

  it('know each other’s answers: a move resent to the other node has no second effect', async () => {
    const [one, other] = [place.newNode(), place.newNode()]
    const code = await one.create()
    const here = await place.sit(one, code, 'Léa')
    const there = await place.come(other, code, 'Léa')
    const ask = { type: 'rename', name: 'Lila' } as const
    expect(await Promise.all([here.ask(ask, 'one'), there.ask(ask, 'one')])).toEqual([DONE, DONE])
    expect(renames(await place.decisions(code))).toBe(1)
  })

  it('tell their guests what happened at the other', async () => {
    const [one, other] = [place.newNode(), place.newNode()]
    const code = await one.create()
    let told = 0
    const there = await place.come(other, code, undefined, () => {
      told += 1
    })
    const before = told
    await place.sit(one, code, 'Léa')
    await place.time.pass(0)
    expect(told).toBeGreaterThan(before)
    expect(there.view.seats.map(({ name }) => name)).toEqual(['Léa'])
  })
})

/** A node that hears nothing of what others write: it has to read. */
const deafLog = (log: TableLog<Decision>): TableLog<Decision> =>
  Object.assign(Object.create(log), { follow: () => () => {} })

/** A log whose next appends fail, before or after they were written. */
const faultyLog = (log: TableLog<Decision>) => {
  const faults: ('before' | 'after')[] = []
  const append: typeof log.append = async (...entry) => {
    const fault = faults.shift()
    if (fault === 'before') throw new Error('disk full')
    const answer = await log.append(...entry)
    if (fault === 'after') throw new Error('connection lost')
    return answer
  }
  return { faults, log: Object.assign(Object.create(log), { append }) as TableLog<Decision> }
}

describe('a log in trouble', () => {
  const sitDown = async () => {
    const { faults, log } = faultyLog(place.log)
    const host = place.newHost({ log })
    const code = await host.create()
    const lea = await place.sit(host, code, 'Léa')
    return { faults, code, lea }
  }
  const LILA = { type: 'rename', name: 'Lila' } as const

  it.each(['before', 'after'] as const)(
    'is asked again for the same decision when it failed %s writing',
    async (fault) => {
      const { faults, code, lea } = await sitDown()
      faults.push(fault, fault)
      const answer = lea.ask(LILA)
      await place.time.pass(1)
      expect(await answer).toEqual(DONE)
      expect(renames(await place.decisions(code))).toBe(1)
      expect(lea.view.seats[0]?.name).toBe('Lila')
    },
  )

  it('that lasts is told to the asker, and nothing to anybody else', async () => {
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

  it('that lost the table has the asker told, once', async () => {
    const host = place.newHost({ log: deafLog(place.log) })
    const code = await host.create()
    const lea = await place.sit(host, code, 'Léa')
    await place.time.pass(1)
    expect(await place.log.expire(place.time.now())).toBe(1)
    expect(await lea.ask(LILA)).toEqual({ type: 'trouble' })
    expect(place.reported.map(String)).toEqual([expect.stringContaining(`table ${code} is behind its log`)])
  })

  it('when a game is taken up again leaves the table closed: nobody pays for the time it was not served', async () => {
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

  it('that wrote all the same has the move answered when it is sent again', async () => {
    const { faults, code, lea } = await sitDown()
    faults.push('after', 'before', 'before')
    const answer = lea.ask(LILA, 'one')
    await place.time.pass(1)
    expect(await answer).toEqual({ type: 'trouble' })
    expect(await lea.ask(LILA, 'one')).toEqual(DONE)
    expect(renames(await place.decisions(code))).toBe(1)
  })
})
