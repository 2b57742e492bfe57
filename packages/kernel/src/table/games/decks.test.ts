import { describe, expect, it, vi } from 'vitest'
import type { Shelf } from '../../game.ts'
import { toyGame, toyShelf } from '../../testing/toy-game.ts'
import { ToyTable } from '../../testing/toy-table.ts'
import { tableMachine } from '../machine.ts'
import type { TableMove } from '../moves.ts'

const CARDS = ['pomme', 'poire', 'prune']
const KITCHEN: TableMove = { type: 'use-deck', game: 'toy', text: ['toy: La cuisine', ...CARDS].join('\n') }
const SEA: TableMove = { type: 'use-deck', game: 'toy', text: 'toy: La mer\nalgue\nsel' }
const DROP: TableMove = { type: 'drop-deck', game: 'toy' }
const begun = () => new ToyTable('Ana', 'Bob').do('Ana', KITCHEN, { type: 'start' })
const cardShown = (table: ToyTable) => (table.seenBy().play?.view as { card?: string } | undefined)?.card

const finish = (table: ToyTable) => {
  while (table.seenBy().status === 'playing') table.tick()
  return table
}

describe('a user’s own deck', () => {
  it('is chosen by the host; everybody sees its title and size', () => {
    const table = new ToyTable('Ana', 'Bob')
    expect(table.ask('Bob', KITCHEN)).toMatchObject({ rule: 'ALL-10', code: 'host-only' })
    expect(table.ask('Nina', KITCHEN)).toMatchObject({ code: 'not-seated' })
    expect(table.seenBy('Bob').decks).toEqual({})
    table.do('Ana', KITCHEN)
    for (const viewer of ['Ana', 'Bob', undefined])
      expect(table.seenBy(viewer).decks).toEqual({ toy: { title: 'La cuisine', cards: 3 } })
  })

  it('ALL-4 a table accepts no more decks once its log would be too slow to open', () => {
    const table = new ToyTable('Ana', 'Bob')
    const large = (title: string): TableMove => ({
      type: 'use-deck',
      game: 'toy',
      text: `toy: ${title}\n${'a'.repeat(1_500_000)}`,
    })
    table.do('Ana', large('un'), large('deux'))
    expect(table.ask('Ana', large('trois'))).toMatchObject({ code: 'too-many-decks' })
    expect(table.seenBy().decks).toMatchObject({ toy: { title: 'deux' } })
    table.do('Ana', SEA)
  })

  it('is used from the next start on', () => {
    const table = begun()
    while (table.seenBy().status === 'playing') {
      expect(CARDS).toContain(cardShown(table))
      table.tick()
    }
    expect(table.seenBy().play?.deck).toEqual({ title: 'La cuisine', cards: 3 })
    expect(Object.keys(table.state.timesSeen.toy ?? {}).sort()).toEqual([...CARDS].sort())
  })

  it('a card called like a built-in property is counted like any other', () => {
    const computing: TableMove = { type: 'use-deck', game: 'toy', text: 'toy: Le code\nconstructor\nvalueOf' }
    const table = finish(new ToyTable('Ana', 'Bob').do('Ana', computing, { type: 'start' }))
    expect(table.state.timesSeen.toy).toEqual({ constructor: 1, valueOf: 1 })
    finish(table.do('Ana', { type: 'leave-game' }, { type: 'start' }))
    expect(table.state.timesSeen.toy).toEqual({ constructor: 2, valueOf: 2 })
  })

  it('no view contains a card that the game does not show', () => {
    const table = begun()
    const hidden = CARDS.filter((card) => card !== cardShown(table))
    for (const viewer of ['Ana', 'Bob', undefined])
      for (const card of hidden) expect(JSON.stringify(table.seenBy(viewer))).not.toContain(card)
  })

  it('ALL-8 stays as it is during the game, and the game keeps it to its end', () => {
    const table = begun()
    for (const move of [SEA, DROP]) expect(table.ask('Ana', move)).toMatchObject({ code: 'game-under-way' })
    finish(table).do('Ana', SEA)
    expect(table.seenBy()).toMatchObject({
      decks: { toy: { title: 'La mer' } },
      play: { deck: { title: 'La cuisine' } },
    })
    table.do('Ana', { type: 'start' })
    expect(['algue', 'sel']).toContain(cardShown(table))
  })

  it('can be dropped: then the standard deck is used', () => {
    const table = new ToyTable('Ana', 'Bob').do('Ana', KITCHEN, DROP, { type: 'start' })
    expect(cardShown(table)).toMatch(/^card-/)
    expect([table.seenBy().decks, table.seenBy().play?.deck]).toEqual([{}, undefined])
  })

  it.each<[string, TableMove, object]>([
    ['that is none', { type: 'use-deck', game: 'toy', text: 'toy: Trou\na\n\nb' }, { code: 'deck-unfit', about: '3' }],
    ['of another game', { type: 'use-deck', game: 'toy', text: 'chess: Roi' }, { code: 'deck-of-another-game' }],
    ['for a game that is not there', { type: 'use-deck', game: '__proto__', text: '' }, { code: 'no-such-game' }],
    ['taken from a game that is not there', { type: 'drop-deck', game: '__proto__' }, { code: 'no-such-game' }],
  ])('ALL-4 %s is refused and changes nothing', (_, move, refusal) => {
    const table = new ToyTable('Ana').do('Ana', SEA)
    const before = table.state
    expect(table.ask('Ana', move)).toMatchObject(refusal)
    expect(table.state).toBe(before)
  })

  it('is refused by a game whose rules fix the cards', () => {
    const bare: Shelf = new Map([['toy', { game: toyGame, world: { cards: ['as'] } }]]) as never
    const table = new ToyTable('Ana')
    const tools = { now: table.now, people: table.people(), entropy: () => '' }
    const decided = tableMachine(bare).decide(table.state, KITCHEN, { kind: 'seat', seat: table.seat('Ana') }, tools)
    expect(decided).toMatchObject({ refusal: { code: 'no-own-decks' } })
  })

  it('choosing the same deck again, or dropping no deck, is a no-op', () => {
    const table = new ToyTable('Ana').do('Ana', DROP)
    const before = table.decisions.length
    table.do('Ana', KITCHEN, KITCHEN)
    expect(table.decisions).toHaveLength(before + 1)
  })

  it('comes back from the log, also during a game', () => {
    const table = begun().tick()
    expect(table.replayed()).toEqual(table.state)
    table.state = table.replayed() as typeof table.state
    expect(CARDS).toContain(cardShown(finish(table)))
  })

  it('is parsed once for all moves of a game, bots’ moves included', () => {
    const world = vi.spyOn(toyShelf.get('toy')?.ownDecks ?? { world: () => ({}) }, 'world')
    finish(new ToyTable('Ana').do('Ana', { type: 'bot', level: 'sharp' }, KITCHEN, { type: 'start' }))
    expect(world).toHaveBeenCalledTimes(1)
    world.mockRestore()
  })
})
