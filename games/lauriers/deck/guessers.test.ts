import { describe, expect, it } from 'vitest'
import { guesserFigures } from './guessers.ts'

type Texts = readonly [string, string, string, string]
const entries = (rounds: readonly Texts[]) =>
  rounds.map(([definition, ...bluffs]) => ({ word: 'zut', kind: 'n.m.' as const, definition, bluffs }))
const figures = (...rounds: Texts[]) => guesserFigures(entries(rounds))

describe('guessers that know nothing of the words', () => {
  it('find one in four by lot when all texts look alike', () => {
    const figure = figures(['Ab.', 'Ab.', 'Ab.', 'Ab.'], ['Ba.', 'Ba.', 'Ba.', 'Ba.'])
    for (const { most, least } of Object.values(figure)) expect([most, least]).toEqual([25, 25])
  })

  it('share a tie between those that tie', () => {
    expect(figures(['Long.', 'Loin.', 'Ni.', 'Ou.']).length).toEqual({ most: 50, least: 0 })
  })

  it.each([
    ['length', ['Le plus long.', 'Plus court.', 'Court.', 'Cou.']],
    ['isSecondLongest', ['Plus court.', 'Le plus long.', 'Court.', 'Cou.']],
    ['isThirdLongest', ['Court.', 'Le plus long.', 'Plus court.', 'Cou.']],
    ['commas', ['A, b, c.', 'A, b c.', 'A b, c.', 'A b c.']],
    ['semicolons', ['A\u00a0; b.', 'A, b.', 'A et b.', 'A ou b.']],
    ['registerWords', ['Autrefois, en parlant d’un bras.', 'Autrefois, un bras.', 'Un bras.', 'Un pied.']],
    ['likenessToWord', ['Zutique.', 'Du bruit.', 'Du pain.', 'Du thé.']],
  ] as const)('tell the true one by its %s where it gives itself away', (measure, round) => {
    expect(figures(round)[measure]).toMatchObject({ most: 100 })
  })

  it('learn from the other rounds which opening word is the true one’s', () => {
    const round = (noun: string): Texts => [`Petit ${noun}.`, `Gros ${noun}.`, `Grand ${noun}.`, `Vieux ${noun}.`]
    const learned = figures(round('os'), round('ours'), round('arc'))
    expect(learned.openingWordOfTruths).toEqual({ most: 100, least: 0 })
    expect(learned.truthOfOpeningWord).toEqual({ most: 100, least: 0 })
    expect(learned.openingWord).toEqual({ most: 25, least: 25 })
  })

  it('learn nothing from the round they play', () => {
    expect(figures(['Petit os.', 'Gros os.', 'Grand os.', 'Vieux os.']).truthOfWords).toEqual({ most: 25, least: 25 })
  })
})
