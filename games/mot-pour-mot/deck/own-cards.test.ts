import { readOwnDeck } from '@tablee/game-kit/deck/own-deck.ts'
import { describe, expect, it } from 'vitest'
import { reader } from './deck-rules.ts'
import { readOwnCategories } from './own-cards.ts'

const GAMES = [{ id: 'mot-pour-mot', deck: reader }]
const categories = (count: number) =>
  Array.from({ length: count }, (_, nth) => `= Un verbe du groupe ${nth}`).join('\n')
const read = (text: string) => readOwnDeck(GAMES, text)
const told = (text: string) => read(text).faults.map(({ line, code, about }) => `${line} ${code} ${about}`.trim())

describe('categories that somebody wrote', () => {
  it('a teacher’s ten lines are a whole deck of Mot pour Mot', () => {
    expect(read(`# Mot pour Mot : La grammaire\n${categories(10)}`)).toEqual({
      deck: { game: 'mot-pour-mot', title: 'La grammaire', cards: 5, entries: 10 },
      faults: [],
    })
    expect(told(`# Mot pour Mot : Peu\n${categories(8)}`)).toEqual(['9 deck-too-small 5'])
    expect(told(`# Mot pour Mot : Tout\n${categories(2002)}`)).toEqual(['2003 deck-too-many-cards 1000'])
  })

  it('MPM-4 categories without a back are paired two by two; the last of an odd number has itself on both sides', () => {
    const { cards } = readOwnCategories('= A\n= B\n/ C\n= D\n= E\n= F\n= G\n')
    expect(cards.map(({ front, back }) => `${front.category}${back.category}`)).toEqual(['BC', 'AD', 'EF', 'GG'])
    expect(read(`# Mot pour Mot : Onze\n${categories(11)}`).deck).toMatchObject({ cards: 6, entries: 11 })
  })

  it('MPM-15 an answer is one word, typography is not judged', () => {
    const plain = "= un truc d'école?\nPomme, , pzomme, l'eau, arc-en-ciel,\n= deux.\n"
    expect(told(`# Mot pour Mot : Vite fait\n${plain}${categories(8)}`)).toEqual([])
    expect(told(`# Mot pour Mot : Test\n${categories(10)}\ntrois mots\n`)).toEqual([
      '12 answer-not-one-word trois mots',
    ])
    expect(told(`# Mot pour Mot : Test\n${categories(10)}\n= ${'A'.repeat(61)}`)).toEqual([
      `12 category-too-long ${'A'.repeat(61)}`,
    ])
  })

  it('bots have something to say as soon as one category has an answer', () => {
    expect(reader.hasAnswers?.('= Un fruit\n= Un métier\n')).toBe(false)
    expect(reader.hasAnswers?.('= Un fruit\n/ Un métier\nmenuisier\n')).toBe(true)
  })
})
