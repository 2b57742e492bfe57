import { describe, expect, it } from 'vitest'
import type { Move } from '../game.ts'
import { MOST_LENT } from '../rules/phases/borrowing.ts'
import { cardsFor, Play } from './driver.ts'

const BORROW: Move = { type: 'borrow', round: 1 }
const writing = (seed = 'lent', cards = cardsFor(12)) => new Play({ seed, cards }).pick()
const lentTo = (table: Play, name: string) => table.do(name, BORROW).seenBy(name).mine?.text ?? ''
const entriesOf = (table: Play) => [...table.world.cards.values()].flatMap(({ words }) => [...words])

describe('a ready bluff', () => {
  it('LAU-23 is what another word of the deck means, of the same kind, and never of the card in play', () => {
    const words = Array.from({ length: 30 }, (_, nth) => {
      const table = writing(`lent ${nth}`)
      const text = lentTo(table, 'Bob')
      const entry = entriesOf(table).find(({ definition }) => definition === text)
      expect(entry?.kind).toBe(table.seenBy('Bob').kind)
      const [card = ''] = table.state.played
      expect(table.world.cards.get(card)?.words.map(({ word }) => word)).not.toContain(entry?.word)
      return entry?.word
    })
    expect(new Set(words).size).toBeGreaterThan(2)
  })

  it('LAU-23 is never the true one, nor a text that somebody has at this desk', () => {
    // One card: three other words, and two of their definitions are taken already.
    const table = writing('small', cardsFor(1))
    const others = entriesOf(table).filter(({ word }) => word !== table.seenBy('Bob').word)
    const [one, two, three] = others.map(({ definition }) => definition)
    table.handIn('Cléo', one?.toUpperCase()).draft('Dan', two ?? '')
    expect(lentTo(table, 'Bob')).toBe(three)
    expect(table.ask('Dan', BORROW)).toMatchObject({ rule: 'LAU-23', code: 'nothing-to-borrow' })
  })

  it('LAU-23 may be edited, counts as written, and comes three times a round at most, each time another', () => {
    const table = writing()
    expect(table.seenBy('Bob').borrowing).toEqual({ left: MOST_LENT })
    const texts = Array.from({ length: MOST_LENT }, () => lentTo(table, 'Bob'))
    expect(new Set(texts).size).toBe(MOST_LENT)
    expect(table.seenBy('Bob')).toMatchObject({
      mine: { isHandedIn: false },
      borrowing: { left: 0, last: texts.at(-1) },
    })
    expect(table.ask('Bob', BORROW)).toMatchObject({ rule: 'LAU-23', code: 'nothing-to-borrow' })
    // LAU-6: neither handed in nor touched, it is read all the same.
    table.handIn('Cléo').letTimePass().lead({ type: 'close' })
    expect(table.seenBy('Ana').desk?.texts).toMatchObject({ Bob: texts.at(-1) })
    expect(table.seenBy(undefined).takers).toEqual(['Bob', 'Cléo'])
  })

  it('LAU-23 LAU-6 is for who writes, while the writing is open', () => {
    const table = writing()
    expect(table.ask('Ana', BORROW)).toMatchObject({ rule: 'LAU-6', code: 'leader-writes-nothing' })
    expect(table.ask('Bob', { ...BORROW, round: 2 } as Move)).toMatchObject({ rule: 'ALL-8', code: 'too-late' })
    table.handIn('Bob')
    expect(table.ask('Bob', BORROW)).toMatchObject({ rule: 'LAU-6', code: 'handed-in-already' })
    table.letTimePass()
    expect(lentTo(table, 'Dan')).not.toBe('')
    table.handIn('Dan').handIn('Cléo')
    expect(table.ask('Bob', BORROW)).toMatchObject({ rule: 'LAU-6', code: 'writing-closed' })
  })

  it('LAU-23 nobody else learns of it before the results, the leader included; then everybody does', () => {
    const table = writing()
    const text = lentTo(table, 'Bob')
    for (const name of ['Ana', 'Cléo', undefined]) {
      expect(JSON.stringify(table.seenBy(name))).not.toContain(text)
      expect(table.seenBy(name).borrowing).toEqual(name === 'Cléo' ? { left: MOST_LENT } : undefined)
    }
    table.handIn('Bob', text).do('Cléo', BORROW).handIn('Cléo', 'Autre chose que cela.').handIn('Dan')
    for (const until of [
      () => table,
      () => table.readAll(),
      () => table.vote({ Bob: 'truth', Cléo: 'Bob', Dan: 'Bob' }),
    ]) {
      until()
      for (const name of ['Ana', 'Bob', 'Cléo', undefined])
        expect(JSON.stringify(table.seenBy(name))).not.toMatch(/borrow|lent/)
    }
    table.lead({ type: 'tell' })
    // Cléo wrote something of her own instead.
    for (const name of ['Ana', undefined]) expect(table.seenBy(name).last?.borrowed).toEqual(['Bob'])
  })

  it('LAU-23 in a round without one the results say nothing of it', () => {
    expect(new Play().round().state.last).not.toHaveProperty('borrowed')
  })
})
