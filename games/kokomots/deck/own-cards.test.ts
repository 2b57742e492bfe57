import { readOwnDeck } from '@tablee/game-kit/deck/own-deck.ts'
import { describe, expect, it } from 'vitest'
import { reader } from './deck-rules.ts'
import { readOwnThemes } from './own-cards.ts'

const GAMES = [{ id: 'kokomots', deck: reader }]
const themes = (count: number) => Array.from({ length: count }, (_, nth) => `= Un mot du groupe ${nth}`).join('\n')
const read = (text: string) => readOwnDeck(GAMES, text)
const told = (text: string) => read(text).faults.map(({ line, code, about }) => `${line} ${code} ${about}`.trim())

describe('themes that somebody wrote', () => {
  it('KOK-3 twenty themes are a whole deck of Kokomots: one without a back is a card by itself', () => {
    const { deck } = read(`# Kokomots : La mer\n${themes(20)}`)
    expect(deck).toEqual({ game: 'kokomots', title: 'La mer', cards: 20, entries: 20 })
    expect(told(`# Kokomots : Peu\n${themes(19)}`)).toEqual(['20 deck-too-small 20'])
    const { cards } = readOwnThemes('= Poisson\n? contient OU\nloup de mer, Loch Ness*\n')
    expect(cards[0]?.front).toEqual(cards[0]?.back)
    expect(cards[0]?.front.check).toEqual({ kind: 'contains', letters: 'OU' })
  })

  it.each([
    ['a long theme', `= ${'A'.repeat(33)}`, `22 category-too-long ${'A'.repeat(33)}`],
    ['a check nobody knows', '? rime en A', '22 check-unknown rime en A'],
  ])('tells the line of %s', (_, line, fault) => {
    expect(told(`# Kokomots : Test\n${themes(20)}\n${line}\n`)).toEqual([fault])
  })

  it('KOK-19 an answer may be a name of several words', () => {
    expect(told(`# Kokomots : Test\n${themes(20)}\nRio de Janeiro*, chauve-souris, l'eau\n`)).toEqual([])
  })

  it('bots have something to say as soon as one theme has an answer', () => {
    expect(reader.hasAnswers?.('= Un fruit\n? contient OU\n')).toBe(false)
    expect(reader.hasAnswers?.('= Un fruit\n= Un métier\nmenuisier\n')).toBe(true)
  })
})
