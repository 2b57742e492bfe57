import { describe, expect, it } from 'vitest'
import { Play } from './driver.ts'

const orderOf = (table: Play) => table.lines.map(({ from }) => from.join(' ')).join(',')

describe('the reading', () => {
  it('LAU-9 one by one, on every screen at once, numbered and without authors', () => {
    const table = new Play().write().lead({ type: 'publish' })
    const wordings = table.lines.map(({ wording }) => wording)
    for (const read of [1, 2, 3, 4]) {
      for (const name of ['Ana', 'Bob', 'Dan', undefined])
        expect(table.seenBy(name)).toMatchObject({ phase: 'read', lines: wordings.slice(0, read), count: 4, lasts: 10 })
      if (read % 2 === 0) table.letTimePass()
      else table.readOn()
    }
    expect(table.phase).toBe('vote')
    const open = table.seenBy(undefined)
    expect([open.lines, open.desk, open.definition]).toEqual([wordings, undefined, undefined])
  })

  it('LAU-9 a long one stays before the next for longer, as a reader needs it', () => {
    const table = new Play().write({ Bob: 'é'.repeat(300), Cléo: 'a'.repeat(120), Dan: 'Sel' })
    const lines = ['Cléo', 'Bob', 'Dan', 'truth'].map((source) => table.lines[table.placeOf(source)])
    table.lead({ type: 'arrange', lines: lines.flatMap((line) => line ?? []) }, { type: 'publish' })
    const lasting = [1, 2, 3, 4].map(() => {
      const { lasts } = table.seenBy('Dan')
      table.readOn()
      return lasts
    })
    expect(lasting).toEqual([10, 25, 10, 10])
  })

  it('LAU-9 no screen marks which one is its player’s own: all who vote see the same', () => {
    const table = new Play().write().readAll()
    const [bob, ...others] = ['Bob', 'Cléo', 'Dan', undefined].map((name) => table.seenBy(name))
    for (const view of others) expect(view).toEqual(bob)
    expect(bob?.mine).toBeUndefined()
  })

  it('LAU-7 the leader keeps the authors and the true one in sight until the results; nobody else has them', () => {
    const table = new Play().write().merge('Bob', 'Dan')
    const reached = () => {
      expect(table.seenBy('Ana').desk).toMatchObject({ lines: table.lines, texts: { Bob: 'Texte de Bob.' } })
      for (const name of ['Bob', 'Dan', undefined]) expect(table.seenBy(name)).not.toHaveProperty('desk')
      expect(table.seenBy('Ana', { isPaused: true })).not.toHaveProperty('desk')
      return table.phase
    }
    expect(reached()).toBe('desk')
    table.lead({ type: 'publish' })
    expect(reached()).toBe('read')
    table.readAll()
    expect(reached()).toBe('vote')
    table.vote({ Bob: 'truth', Cléo: 'Bob', Dan: 'truth' })
    expect(reached()).toBe('tell')
    expect(table.lead({ type: 'tell' }).seenBy('Ana').desk).toBeUndefined()
  })

  it('LAU-9 in the leader’s order, or shuffled', () => {
    const table = new Play().write()
    const backwards = [...table.lines].reverse()
    table.lead({ type: 'arrange', lines: backwards })
    const mine = table.state
    table.lead({ type: 'publish' })
    expect(table.lines).toEqual(backwards)
    table.state = mine
    const orders = Array.from({ length: 40 }, () => orderOf(table.lead({ type: 'shuffle' })))
    expect(new Set(orders).size).toBeGreaterThan(10)
  })

  it('LAU-9 as nobody touches them they are shuffled: the true one may be anywhere', () => {
    const places = Array.from({ length: 60 }, (_, nth) => new Play({ seed: `place ${nth}` }).write().placeOf('truth'))
    expect([...new Set(places)].sort()).toEqual([0, 1, 2, 3])
  })

  it('ALL-8 of two that call for the next one at once, one is for nothing', () => {
    const table = new Play().write().lead({ type: 'publish' })
    const { step } = table.state
    table.letTimePass()
    expect(table.ask('Ana', { type: 'read-on', step })).toMatchObject({ rule: 'ALL-8', code: 'too-late' })
    expect(table.seenBy('Bob').lines).toHaveLength(2)
    expect(table.ask('Bob', { type: 'read-on', step: table.state.step })).toMatchObject({ code: 'leader-only' })
  })

  it('right-to-left, emoji and 300 characters are read as they were written', () => {
    const texts = { Bob: 'طائر بحري صغير', Cléo: '👩‍🚀 qui vole', Dan: `${'É'.repeat(299)}.` }
    const { lines = [] } = new Play().write(texts).readAll().seenBy(undefined)
    expect(lines).toEqual(expect.arrayContaining(Object.values(texts)))
  })
})

describe('a round without its leader', () => {
  it('LAU-24 who leaves in mid-round stays leader of it: deadlines run it, and the points count', () => {
    const table = new Play().pick()
    table.present.delete('Ana' as never)
    table.handIn('Bob', 'Danse').handIn('Cléo', 'danse !').handIn('Dan', 'Oiseau')
    const phases = [table.phase]
    while (table.phase !== 'vote') phases.push(table.letTimePass().phase)
    // Equal texts are one, so that three are read.
    expect(phases).toEqual(['desk', 'read', 'read', 'read', 'vote'])
    expect(table.lines.map(({ wording }) => wording).sort()).toEqual(
      [
        table.state.phase.name === 'vote' ? table.state.phase.meaning.definition : '',
        table.lines[table.placeOf('Bob')]?.wording,
        'Oiseau.',
      ].sort(),
    )
    table.vote({ Bob: 'Dan', Cléo: 'truth', Dan: 'Bob' })
    expect(table.phase).toBe('tell')
    table.letTimePass()
    expect([table.phase, table.points]).toEqual(['results', { Ana: 2, Bob: 1, Cléo: 3, Dan: 1 }])
    expect(table.letTimePass().state).toMatchObject({ leader: 'Bob', phase: { name: 'draw' } })
  })

  it('LAU-24 the writing closes by its deadlines when leader and writers are gone', () => {
    const table = new Play().pick().handIn('Bob').draft('Cléo', 'Danse')
    table.present.clear()
    table.letTimePass().letTimePass()
    expect([table.phase, table.seenBy(undefined).takers]).toEqual(['desk', ['Bob', 'Cléo']])
  })

  it('LAU-24 ALL-6 a player who leaves after writing stays author, and scores; a missing vote is not cast', () => {
    const table = new Play().write().readAll()
    table.present.delete('Bob' as never)
    table.vote({ Cléo: 'Bob', Dan: 'Bob' })
    expect(table.phase).toBe('vote')
    table.letTimePass().letTimePass()
    expect(table.points).toEqual({ Ana: 3, Bob: 2, Cléo: 0, Dan: 0 })
  })
})
