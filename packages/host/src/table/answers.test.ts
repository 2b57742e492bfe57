import { type Decision, type SeatId, tableMachine } from '@tablee/kernel'
import { beforeEach, describe, expect, it } from 'vitest'
import { deafLog } from '../testing/trial-logs.ts'
import { newPlace } from '../testing/trial-table.ts'
import { findTable } from './find-table.ts'

const DONE = { type: 'done' }
let place: ReturnType<typeof newPlace>
beforeEach(() => {
  place = newPlace()
})

const renames = (decisions: readonly Decision[]) => decisions.filter(({ move }) => move.type === 'rename').length

describe('a resent move', () => {
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

  it('is distinguished from another seat’s move with the same id', async () => {
    const host = place.newHost()
    const code = await host.create()
    const lea = await place.sit(host, code, 'Léa')
    const tom = await place.sit(host, code, 'Tom')
    await lea.ask({ type: 'rename', name: 'Lila' }, 'one')
    await tom.ask({ type: 'rename', name: 'Théo' }, 'one')
    expect(lea.view.seats.map(({ name }) => name)).toEqual(['Lila', 'Théo'])
  })

  it('ALL-8 stays refused, even if it would be accepted by now', async () => {
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

  it('whose retry was refused stays refused after a restart, and on a node that still processes the first attempt', async () => {
    const [one, other] = [place.newNode({ log: deafLog(place.log) }), place.newNode()]
    const code = await other.create()
    const lea = await place.sit(other, code, 'Léa')
    const tom = await place.sit(other, code, 'Tom')
    const stale = await place.come(one, code, 'Léa')
    await tom.ask({ type: 'stand' })
    const refused = await lea.ask({ type: 'start' }, 'late', true)
    expect(refused).toMatchObject({ type: 'refused', refusal: { code: 'too-few-players' } })
    // This node's own state would allow the game; it must learn the refusal from the log.
    expect(stale.view.seats).toHaveLength(2)
    expect(await stale.ask({ type: 'start' }, 'late')).toEqual(refused)
    await place.sit(other, code, 'Tom')
    expect(await lea.ask({ type: 'start' }, 'late', true)).toEqual(refused)
    await place.crash()
    const again = await place.come(place.newNode(), code, 'Léa')
    expect(await again.ask({ type: 'start' }, 'late')).toEqual(refused)
    const written = (await place.decisions(code)).filter(({ moveId }) => moveId === 'late')
    expect(written.map(({ move }) => move)).toEqual([{ type: 'refused', refusal: expect.anything() }])
    expect(again.view.status).toBe('lobby')
  })

  it('that was refused the first time gets the same answer, which is logged now', async () => {
    const host = place.newHost()
    const code = await host.create()
    const lea = await place.sit(host, code, 'Léa')
    const refused = await lea.ask({ type: 'start' }, 'early')
    await place.sit(host, code, 'Tom')
    expect(await lea.ask({ type: 'start' }, 'early', true)).toEqual(refused)
    await host.close()
    const again = await place.come(place.newHost(), code, 'Léa')
    expect(await again.ask({ type: 'start' }, 'early')).toEqual(refused)
  })

  it('whose retry had no effect has none on a node that still processes the first attempt', async () => {
    const [one, other] = [place.newNode({ log: deafLog(place.log) }), place.newNode()]
    const code = await other.create()
    const lea = await place.sit(other, code, 'Léa')
    const stale = await place.come(one, code, 'Léa')
    await lea.ask({ type: 'rename', name: 'Lila' }, 'first')
    expect(await lea.ask({ type: 'rename', name: 'Lila' }, 'twice', true)).toEqual(DONE)
    await lea.ask({ type: 'rename', name: 'Lou' }, 'last')
    // It would bring back her old name.
    expect(await stale.ask({ type: 'rename', name: 'Lila' }, 'twice')).toEqual(DONE)
    expect(lea.view.seats[0]?.name).toBe('Lou')
  })

  it('that had no effect the first time has none again, even if it would have one by now', async () => {
    const host = place.newHost()
    const code = await host.create()
    const lea = await place.sit(host, code, 'Léa')
    expect(await lea.ask({ type: 'rename', name: 'Léa' }, 'nothing')).toEqual(DONE)
    await lea.ask({ type: 'rename', name: 'Lou' })
    expect(await lea.ask({ type: 'rename', name: 'Léa' }, 'nothing', true)).toEqual(DONE)
    expect(lea.view.seats[0]?.name).toBe('Lou')
  })

  it('of a seat that no longer exists is not remembered: standing up and sitting down again leaves nothing behind', async () => {
    const host = place.newHost()
    const code = await host.create()
    const lea = await place.sit(host, code, 'Léa')
    const tom = await place.sit(host, code, 'Tom')
    const about = { log: place.log, machine: tableMachine(place.shelf), stamp: undefined, report: () => {} }
    const known = async () => JSON.stringify((await findTable(code, about))?.state.answered).length
    const before = await known()
    for (let times = 0; times < 5; times++) {
      const stood = tom.ask({ type: 'stand' }, `stand ${times}`)
      const behind = Array.from({ length: 10 }, (_, nth) => tom.ask({ type: 'start' }, `${times} ${nth}`, true))
      await Promise.all([stood, ...behind])
      await tom.ask({ type: 'sit', name: 'Tom' }, `sit ${times}`)
    }
    expect((await known()) - before).toBeLessThan(300)
    expect(lea.view.seats).toHaveLength(2)
  })

  it('belongs to the same person, even if they have sat down or stood up since', async () => {
    const host = place.newHost()
    const code = await host.create()
    const tom = await place.come(host, code, 'Tom')
    const sit = { type: 'sit', name: 'Tom' } as const
    for (const [move, id] of [
      [sit, 'sits'],
      [{ type: 'stand' }, 'stands'],
      [{ type: 'stand' }, 'stands'],
      [sit, 'sits'],
    ] as const)
      expect(await tom.ask(move, id, true)).toEqual(DONE)
    expect(tom.view.seats).toEqual([])
    await tom.ask(sit, 'once more')
    expect(await tom.ask({ type: 'stand' }, 'stands')).toEqual(DONE)
    expect(tom.view.seats).toHaveLength(1)
  })

  it('« sit » on a node that still processes the first attempt leaves no orphan seat', async () => {
    const [one, other] = [place.newNode({ log: deafLog(place.log) }), place.newNode()]
    const code = await other.create()
    const [stale, tom] = [await place.come(one, code, 'Tom'), await place.come(other, code, 'Tom')]
    await tom.ask({ type: 'sit', name: 'Tom' }, 'sits', true)
    await tom.ask({ type: 'stand' }, 'stands')
    expect(await stale.ask({ type: 'sit', name: 'Tom' }, 'sits')).toEqual(DONE)
    expect([stale.view.seats, tom.view.seats]).toEqual([[], []])
  })

  it.each([
    ['was done', 'mine', DONE],
    ['was not', 'new', { type: 'refused', refusal: { rule: 'ALL-4', code: 'not-seated' } }],
  ])(
    'on a node that still processes the first attempt, where it %s, is not played by the seat’s new holder',
    async (_, id, answer) => {
      const [one, other] = [place.newNode({ log: deafLog(place.log) }), place.newNode()]
      const code = await other.create()
      const lea = await place.sit(other, code, 'Léa')
      const tom = await place.sit(other, code, 'Tom')
      // Before the game: this node's timer has nothing due, and its log delivers nothing.
      const stale = await place.come(one, code, 'Tom')
      await lea.ask({ type: 'start' })
      const rename = { type: 'rename', name: 'Théo' } as const
      await tom.ask(rename, 'mine')
      await tom.ask({ type: 'stand' })
      const zoe = await place.come(other, code, 'Zoé')
      // ALL-6: the seat is free from the next turn on.
      await place.time.pass(120)
      expect(await zoe.ask({ type: 'sit', name: 'Zoé', seat: 's2' as SeatId })).toEqual(DONE)
      expect(await stale.ask(rename, id)).toEqual(answer)
      expect(renames(await place.decisions(code))).toBe(1)
    },
  )

  it('that gave one’s own seat to a bot is answered « done » again', async () => {
    const host = place.newHost()
    const code = await host.create()
    const lea = await place.sit(host, code, 'Léa')
    await place.sit(host, code, 'Tom')
    await lea.ask({ type: 'start' })
    const handOver = { type: 'hand-over', seat: 's1' as SeatId, to: 'gentle' } as const
    for (let times = 0; times < 2; times++) expect(await lea.ask(handOver, 'over', true)).toEqual(DONE)
    expect(lea.view.me).toBeUndefined()
  })

  it('of a person without a seat leaves no trace, however often it is resent', async () => {
    const host = place.newHost()
    const code = await host.create()
    await (await place.sit(host, code, 'Léa')).ask({ type: 'lock', isLocked: true })
    const before = await place.decisions(code)
    const newcomer = await place.come(host, code, 'Tom')
    for (const id of ['one', 'two', 'two'])
      expect(await newcomer.ask({ type: 'sit', name: 'Tom' }, id, true)).toMatchObject({ type: 'refused' })
    expect(await place.decisions(code)).toEqual(before)
  })

  it('« sit » of a newcomer seats one person, on any connection', async () => {
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

describe('a person without a seat', () => {
  it('may only ask for a seat', async () => {
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

  it('who was removed is not admitted', async () => {
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
  it('decide again when the other node was first: everything happens once, and both have the same views', async () => {
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

  it('catch up by reading before the log delivers', async () => {
    const one = place.newNode()
    const other = place.newNode({ log: deafLog(place.log) })
    const code = await one.create()
    const there = await place.sit(other, code, 'Tom')
    await place.sit(one, code, 'Léa')
    expect(await there.ask({ type: 'rename', name: 'Théo' })).toEqual(DONE)
    expect(there.view.seats.map(({ name }) => name)).toEqual(['Théo', 'Léa'])
  })

  it('share answers: a move resent to the other node has no second effect', async () => {
    const [one, other] = [place.newNode(), place.newNode()]
    const code = await one.create()
    const here = await place.sit(one, code, 'Léa')
    const there = await place.come(other, code, 'Léa')
    const ask = { type: 'rename', name: 'Lila' } as const
    expect(await Promise.all([here.ask(ask, 'one'), there.ask(ask, 'one')])).toEqual([DONE, DONE])
    expect(renames(await place.decisions(code))).toBe(1)
  })

  it('notify their visits of what happened on the other', async () => {
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
