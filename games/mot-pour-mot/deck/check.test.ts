import { parseCategoryCards } from '@tablee/game-kit/deck/sides.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCategoryCards, FEWEST_ANSWERS } from './check.ts'
import { LONGEST_CATEGORY } from './own-cards.ts'

const ANSWERS = [...'BCDFGHILMNOPRSTUV']
  .flatMap((letter) => [`${letter.toLowerCase()}a`, `${letter.toLowerCase()}é`])
  .slice(0, FEWEST_ANSWERS)
const answers = (extra: readonly string[] = []) => [...ANSWERS.slice(extra.length), ...extra].join(', ')
const deck = (front = 'Un fruit', given = answers(), back = '/ Une couleur\n') =>
  `= ${front}\n${given}\n\n${back}${answers().replace(/[aé]\b/g, 'i$&')}\n`

const checks = {
  letters: (word: string) =>
    word
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toUpperCase(),
  isSpelled: (word: string) => !word.includes('z'),
}
const faultsOf = (text: string) => {
  const { cards, faults } = parseCategoryCards(text)
  return [...faults, ...checkCategoryCards(cards, checks)].map(({ line, code, about }) => `${line} ${code} ${about}`)
}

describe('MPM-4 two-sided cards', () => {
  it('MPM-4 reads a card with a category and its known answers on each side', () => {
    const { cards, faults } = parseCategoryCards('# remark\n= Un pays\nFrance*, Chine*,\nMali*\n\n/ Un fruit\nkiwi\n')
    expect(faults).toEqual([])
    expect(cards).toEqual([
      {
        front: {
          line: 2,
          category: 'Un pays',
          answers: ['France', 'Chine', 'Mali'].map((word) => ({ word, isMarked: true })),
        },
        back: { line: 6, category: 'Un fruit', answers: [{ word: 'kiwi', isMarked: false }] },
      },
    ])
  })

  it('finds nothing wrong with a good deck', () => {
    expect(faultsOf(deck())).toEqual([])
  })

  it.each([
    ['answers before any category', `pomme, poire\n${deck()}`, '1 answers-before-category pomme, poire'],
    ['a back without a front', `/ Une ville\n${deck()}`, '1 back-without-front Une ville'],
    ['three sides', `${deck()}/ Une ville\n`, '6 back-without-front Une ville'],
    ['a card without a back', deck('Un fruit', answers(), ''), '1 card-without-back Un fruit'],
    ['an empty category', deck(''), '1 category-empty '],
    ['a category too long', deck('U'.repeat(LONGEST_CATEGORY + 1)), `1 category-too-long ${'U'.repeat(61)}`],
    ['the same category twice', deck('Une Couleur'), '4 category-twice Une couleur'],
    ['a straight apostrophe', deck("Quelque chose d'utile"), "1 category-typography Quelque chose d'utile"],
    ['no space before a question mark', deck('Quoi?'), '1 category-typography Quoi?'],
    ['a small initial', deck('un fruit'), '1 category-typography un fruit'],
    ['a final full stop', deck('Un fruit.'), '1 category-typography Un fruit.'],
    ['a masculine-only category', deck('Un acteur'), '1 category-masculine acteur'],
    [
      'the same category in other words',
      deck('Quelque chose en couleurs'),
      '4 themes-alike Une couleur, Quelque chose en couleurs',
    ],
    [
      'the same answers again',
      deck('Un fruit', answers().replace(/[aé]\b/g, 'i$&')),
      '4 themes-alike Une couleur, Un fruit',
    ],
    ['an answer not written as asked', deck('Un prénom qui finit par A', answers()), '1 answer-fails-check bé'],
    ['an empty answer', deck('Un fruit', `${answers()}, , ka`), '2 answer-empty Un fruit'],
    ['an answer of two words', deck('Un fruit', answers(['deux mots'])), '1 answer-not-one-word deux mots'],
    ['an answer with a digit', deck('Un fruit', answers(['a4'])), '1 answer-not-one-word a4'],
    ['an answer twice, accents aside', deck('Un fruit', `${answers()}, VÀ, va`), '1 answer-twice va'],
    ['a misspelled answer', deck('Un fruit', answers(['pzomme'])), '1 answer-misspelled pzomme'],
    ['too few answers', deck('Un fruit', ANSWERS.slice(1).join(', ')), '1 answers-too-few Un fruit'],
    [
      'answers that hardly move a tile',
      deck('Un fruit', Array.from({ length: FEWEST_ANSWERS }, (_, nth) => `a${'e'.repeat(nth)}b`).join(', ')),
      '1 answers-too-narrow Un fruit',
    ],
  ])('tells the line of %s', (_, text, fault) => {
    expect(faultsOf(text)).toContain(fault)
  })

  it('lets a marked answer be spelled as it will', () => {
    expect(faultsOf(deck('Un fruit', answers(['pzomme*'])))).toEqual([])
  })

  it('whatever the file, it reads it to the end', () => {
    const line = fc.oneof(fc.constantFrom('= A', '/ B', 'a, b*', '', '=', '/', ','), fc.string())
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { cards, faults } = parseCategoryCards(lines.join('\n'))
        for (const fault of faults) expect(fault.line).toBeLessThanOrEqual(lines.length)
        expect(cards.length).toBeLessThanOrEqual(lines.length / 2)
      }),
    )
  })
})
