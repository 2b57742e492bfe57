import { describe, expect, it } from 'vitest'
import { atPace, lauriers } from '../game.ts'
import { boxed, cardsFor, Play } from './driver.ts'

const eventsOf = (table: Play, type: string) => table.events.filter((event) => event.type === type)

describe('the card and its word', () => {
  it.each([0, 1] as const)('LAU-5 the leader draws from the box of their choice: %i', (box) => {
    const table = new Play()
    const top = table.state.boxes[box][0]
    table.lead({ type: 'draw', box })
    expect(table.events.at(-1)).toMatchObject({ type: 'card-drawn', card: top })
    expect(table.seenBy('Bob').boxes).toEqual(box === 0 ? [2, 3] : [3, 2])
  })

  it('LAU-5 the leader alone sees the card; once a word is picked, the others see it and its part of speech', () => {
    const table = new Play().lead({ type: 'draw', box: 0 })
    const words = table.seenBy('Ana').words ?? []
    expect(words.map(({ kind }) => kind)).toEqual(['n.m.', 'n.f.', 'adj.', 'v.t.'])
    for (const name of ['Bob', undefined]) expect(JSON.stringify(table.seenBy(name))).not.toContain('mot')
    table.lead({ type: 'pick', nth: 2 })
    expect(table.seenBy('Ana')).toMatchObject({ ...words[2], phase: 'write' })
    for (const name of ['Bob', undefined]) {
      const view = table.seenBy(name)
      expect([view.word, view.kind, view.definition, view.words]).toEqual([
        words[2]?.word,
        'adj.',
        undefined,
        undefined,
      ])
      for (const other of [words[0], words[1], words[3]]) expect(JSON.stringify(view)).not.toContain(other?.word)
    }
  })

  it('LAU-5 no second card, and no other word', () => {
    const table = new Play()
    expect(table.ask('Ana', { type: 'pick', nth: 0 })).toMatchObject({ rule: 'LAU-5', code: 'draw-first' })
    table.lead({ type: 'draw', box: 0 })
    expect(table.ask('Ana', { type: 'draw', box: 1 })).toMatchObject({ rule: 'LAU-5', code: 'card-drawn-already' })
    table.lead({ type: 'pick', nth: 0 })
    expect(table.ask('Ana', { type: 'pick', nth: 1 })).toMatchObject({ rule: 'LAU-5', code: 'picked-already' })
  })

  it('LAU-3 only the leader draws and picks', () => {
    const table = new Play()
    expect(table.ask('Bob', { type: 'draw', box: 0 })).toMatchObject({ rule: 'LAU-3', code: 'leader-only' })
    table.lead({ type: 'draw', box: 0 })
    expect(table.ask('Bob', { type: 'pick', nth: 0 })).toMatchObject({ rule: 'LAU-3', code: 'leader-only' })
  })

  it('LAU-5 not picked within 60 s: by lot, of the card drawn; to draw does not start the time anew', () => {
    const began = new Play().now
    const words = Array.from({ length: 30 }, (_, nth) => {
      const table = new Play({ seed: `lot ${nth}` })
      table.now = (began + 50_000) as typeof table.now
      table.lead({ type: 'draw', box: 0 })
      const drawn = table.seenBy('Ana').words ?? []
      expect(lauriers.due(table.state)?.at).toBe(began + 60_000)
      table.letTimePass()
      return drawn.findIndex(({ word }) => word === table.seenBy('Bob').word)
    })
    expect([...new Set(words)].sort()).toEqual([0, 1, 2, 3])
  })

  it('LAU-5 not even drawn: card and word by lot, from either box', () => {
    const cards = Array.from({ length: 30 }, (_, nth) => {
      const table = new Play({ seed: `lot ${nth}` })
      const [one, two] = table.state.boxes
      table.letTimePass()
      expect([table.phase, table.state.leader]).toEqual(['write', 'Ana'])
      const [card] = table.state.played
      expect([one[0], two[0]]).toContain(card)
      return card === one[0] ? 0 : 1
    })
    expect([...new Set(cards)].sort()).toEqual([0, 1])
  })

  it.each(['draw', 'pick'] as const)(
    'LAU-5 a leader who is away at the end of %s: the role passes to the left',
    (phase) => {
      const table = new Play()
      if (phase === 'pick') table.lead({ type: 'draw', box: 0 })
      table.present.delete(table.state.leader)
      table.letTimePass()
      expect(table.state).toMatchObject({ leader: 'Bob', round: 2, phase: { name: 'draw' }, last: undefined })
      expect(table.state.leaves).toEqual({ Ana: 1, Bob: 1, Cléo: 1, Dan: 1 })
      expect(table.state.played).toHaveLength(phase === 'pick' ? 1 : 0)
    },
  )
})

describe('a card that the machine draws', () => {
  const brisk = (seed = 'lot') => new Play({ seed, options: atPace('brisk') })

  it('LAU-5 the leader has it from the start of each round, and only picks the word; nobody else sees it', () => {
    const table = brisk()
    for (const leader of ['Ana', 'Bob']) {
      expect(table.state).toMatchObject({ leader, phase: { name: 'pick' } })
      expect(table.seenBy(leader).words).toHaveLength(4)
      expect(table.seenBy(leader)).toMatchObject({ lasts: 30 })
      for (const name of ['Cléo', undefined])
        for (const { word } of table.seenBy(leader).words ?? [])
          expect(JSON.stringify(table.seenBy(name))).not.toContain(word)
      expect(table.ask(leader, { type: 'draw', box: 0 })).toMatchObject({ rule: 'LAU-5', code: 'card-drawn-already' })
      table.lead({ type: 'pick', nth: 2 })
      while (table.state.leader === leader) table.letTimePass()
    }
    expect(table.state.played).toHaveLength(3)
  })

  it('LAU-5 by lot, from either box', () => {
    const boxes = Array.from({ length: 30 }, (_, nth) => (brisk(`lot ${nth}`).state.boxes[0].length === 2 ? 0 : 1))
    expect([...new Set(boxes)].sort()).toEqual([0, 1])
  })

  it('LAU-5 not picked in time: the word by lot; a leader who is away passes the role, and the next one has a card', () => {
    const table = brisk().letTimePass()
    expect(table.state).toMatchObject({ leader: 'Ana', phase: { name: 'write' } })
    const other = brisk()
    other.present.delete(other.state.leader)
    other.letTimePass()
    expect(other.state).toMatchObject({ leader: 'Bob', round: 2, phase: { name: 'pick' } })
    expect(other.seenBy('Bob').words).toHaveLength(4)
  })

  it('LAU-5 a game stored before there was a pace goes on as in the box', () => {
    const { pace: _, ...before } = boxed
    const decided = lauriers.setup(before as typeof boxed, { seats: brisk().state.seats, teams: {} }, brisk().tools())
    expect(decided).toMatchObject({ isOk: true, value: [{ type: 'set-up' }] })
    const table = new Play()
    table.state = { ...table.state, options: before as typeof boxed }
    table.round()
    expect([table.phase, table.seenBy(undefined).lasts]).toEqual(['draw', 60])
  })
})

describe('the boxes', () => {
  it('LAU-22 a box that has run out is left for the other one', () => {
    const table = new Play({ cards: cardsFor(5) })
    expect(table.seenBy(undefined).boxes).toEqual([3, 2])
    for (const left of [
      [2, 2],
      [1, 2],
      [0, 2],
      [0, 1],
      [0, 0],
    ]) {
      table.round()
      expect(table.seenBy(undefined).boxes).toEqual(left)
    }
    expect(eventsOf(table, 'boxes-filled')).toEqual([])
  })

  it('LAU-22 both out: the cards played are shuffled, and drawn again', () => {
    const table = new Play({ cards: cardsFor(3) })
    for (let nth = 0; nth < 3; nth++) table.round()
    const first = table.events.flatMap((event) => (event.type === 'card-drawn' ? [event.card] : []))
    expect([...first].sort()).toEqual(['card 1', 'card 2', 'card 3'])
    table.lead({ type: 'draw', box: 1 })
    expect(eventsOf(table, 'boxes-filled')).toHaveLength(1)
    expect(table.state.boxes.map((box) => box.length)).toEqual([2, 0])
    expect([...table.state.boxes.flat(), ...table.state.played].sort()).toEqual(first.sort())
  })

  it('LAU-22 a card that comes round again shows only words nobody has been asked; all of them once none is left', () => {
    const table = new Play({ cards: cardsFor(1) })
    const offered = [4, 3, 2, 1, 4].map((count) => {
      table.lead({ type: 'draw', box: 0 })
      const { phase } = table.state
      const words = phase.name === 'pick' ? phase.words.map(({ word }) => word) : []
      expect(words).toHaveLength(count)
      table.lead({ type: 'pick', nth: 0 })
      table.letTimePass()
      while (table.state.phase.name !== 'draw' && table.state.phase.name !== 'over') table.letTimePass()
      return words[0]
    })
    expect(new Set(offered.slice(0, 4)).size).toBe(4)
  })

  it('LAU-5 LAU-22 a word that the card does not offer any more cannot be picked', () => {
    const table = new Play({ cards: cardsFor(1) }).lead({ type: 'draw', box: 0 }).lead({ type: 'pick', nth: 0 })
    while (table.state.phase.name !== 'draw') table.letTimePass()
    table.lead({ type: 'draw', box: 0 })
    const leader = String(table.state.leader)
    expect(table.ask(leader, { type: 'pick', nth: 3 })).toMatchObject({ rule: 'LAU-5', code: 'no-such-word' })
    expect(table.lead({ type: 'pick', nth: 2 }).phase).toBe('write')
  })

  it('LAU-22 a card drawn is played with all its words, also when nobody picked one: nobody sees it again', () => {
    const table = new Play({ cards: cardsFor(4) })
    table.lead({ type: 'draw', box: 0 })
    const [gone] = table.state.played
    table.present.delete(table.state.leader)
    table.letTimePass()
    for (let nth = 0; nth < 3; nth++) table.round()
    expect(table.state.played).toHaveLength(4)
    expect(table.state.played.filter((card) => card === gone)).toHaveLength(1)
    expect(lauriers.shown(table.state)).toEqual(table.state.played)
  })

  it('a card that has left the deck meanwhile is not drawn', () => {
    const table = new Play({ cards: cardsFor(4) })
    const cards = table.world.cards as Map<string, unknown>
    for (const id of table.state.boxes[0]) cards.delete(id)
    table.lead({ type: 'draw', box: 0 })
    expect(table.world.cards.has(table.state.played[0] ?? '')).toBe(true)
  })

  it('a deck that is another one altogether is shuffled into the boxes', () => {
    const table = new Play({ cards: cardsFor(2) })
    const cards = table.world.cards as Map<string, unknown>
    cards.clear()
    for (const [id, card] of cardsFor(9)) if (id > 'card 5') cards.set(id, card)
    table.lead({ type: 'draw', box: 0 })
    expect(table.world.cards.has(table.state.played[0] ?? '')).toBe(true)
    expect(table.seenBy('Bob').boxes).toEqual([1, 2])
  })
})
