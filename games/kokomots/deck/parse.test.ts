import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkThemeCards, FEWEST_KNOWN } from './check.ts'
import { LONGEST_THEME, parseThemeCards } from './parse.ts'

const ALPHABET = [...'abcdefghijklmnopqrstuvwy']
/** As many answers as are asked for, that between them have every letter but x and z. */
const answers = (opening: string, extra: readonly string[] = []) =>
  [
    ...Array.from({ length: FEWEST_KNOWN }, (_, nth) => `${opening}${ALPHABET[nth % 24]}${ALPHABET[nth % 7]}`),
    ...extra,
  ].join(', ')
const deck = (front = 'Animal', given = answers('ka'), back = `/ Ville\n${answers('to')}\n`) =>
  `= ${front}\n${given}\n\n${back}`

const words = {
  letters: (word: string) =>
    word
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toUpperCase() || undefined,
  isSpelled: (word: string) => !word.includes('z') && !['animau', 'travau', 'traval'].includes(word),
  isSingular: (word: string) => word.endsWith('souris'),
}
const faultsOf = (text: string) => {
  const { cards, faults } = parseThemeCards(text)
  return [...faults, ...checkThemeCards(cards, words)].map(({ line, code, about }) => `${line} ${code} ${about}`)
}

describe('KOK-1 two-sided theme cards', () => {
  it('KOK-1 reads a card with a theme and its known answers on each side, and how a theme is checked', () => {
    const { cards, faults } = parseThemeCards('= Ville\nNew York*,\nLyon*\n\n/ Contient OU\n? contient OU\nloup\n')
    expect(faults).toEqual([])
    const [york, lyon] = ['New York', 'Lyon'].map((word) => ({ word, isMarked: true }))
    expect(cards).toEqual([
      {
        front: { line: 1, category: 'Ville', answers: [york, lyon] },
        back: {
          line: 5,
          category: 'Contient OU',
          answers: [{ word: 'loup', isMarked: false }],
          check: { kind: 'contains', letters: 'OU' },
        },
      },
    ])
  })

  it('finds nothing wrong with a good deck', () => {
    expect(faultsOf(deck())).toEqual([])
    expect(faultsOf(deck('Avec un A', `? contient A\n${answers('ka')}`))).toEqual([])
  })

  it.each([
    ['a check before any theme', `? lettre double\n${deck()}`, '1 check-before-theme lettre double'],
    ['a check nobody knows', deck('Animal', `? sans E\n${answers('ka')}`), '2 check-unknown sans E'],
    ['two checks', deck('Avec un A', `? contient A\n? contient K\n${answers('ka')}`), '3 check-second contient K'],
    [
      'an answer that fails the check',
      deck('Avec un E', `? contient E\n${answers('ke')}, kiwi`),
      '1 answer-fails-check kiwi',
    ],
    ['a card without a back', deck('Animal', answers('ka'), ''), '1 card-without-back Animal'],
    ['a theme too long', deck('A'.repeat(LONGEST_THEME + 1)), `1 category-too-long ${'A'.repeat(LONGEST_THEME + 1)}`],
    ['a straight apostrophe', deck("À l'école"), "1 category-typography À l'école"],
    ['the same theme twice', deck('VILLE'), '4 category-twice Ville'],
    ['too few answers', deck('Animal', answers('ka').replace(/, \w+$/, '')), '1 answers-too-few Animal'],
    ['a misspelled answer', deck('Animal', answers('ka', ['chzat'])), '1 answer-misspelled chzat'],
    ['ALL-1 an answer twice, accents aside', deck('Animal', answers('ka', ['élan', 'Elan*'])), '1 answer-twice Elan'],
    ['KOK-19 a phrase', deck('Animal', answers('ka', ['chat noir'])), '1 answer-not-one-word chat noir'],
    [
      'KOK-19 a foreign phrase that is no name',
      deck('Animal', answers('ka', ['big cat*'])),
      '1 answer-not-one-word big cat',
    ],
    ['KOK-19 a plural', deck('Animal', answers('ka', ['chats'])), '1 answer-plural chats'],
    ['KOK-19 a plural in X', deck('Animal', answers('ka', ['oiseaux'])), '1 answer-plural oiseaux'],
    ['KOK-19 a plural of a word in AL', deck('Animal', answers('ka', ['animaux'])), '1 answer-plural animaux'],
    ['KOK-19 a plural of a word in AIL', deck('Animal', answers('ka', ['travaux'])), '1 answer-plural travaux'],
    ['a theme that asks for the same as another', deck('Animal', answers('to')), '4 themes-alike Ville, Animal'],
    [
      'answers that use too few letters',
      deck('Animal', Array.from({ length: FEWEST_KNOWN }, (_, nth) => `a${'e'.repeat(nth + 1)}`).join(', ')),
      '1 answers-too-narrow Animal',
    ],
  ])('tells the line of %s', (_, text, fault) => {
    expect(faultsOf(text)).toContain(fault)
  })

  it('KOK-19 takes hyphenated compounds, marked names of several words, and singulars that end in S', () => {
    const given = answers('ka', ['chauve-souris', 'King Kong*', 'Rio de Janeiro*', 'souris', 'États-Unis*'])
    expect(faultsOf(deck('Animal', given))).toEqual([])
  })

  it('whatever the file, it reads it to the end', () => {
    const line = fc.oneof(fc.constantFrom('= A', '/ B', 'a, b*', '? lettre double', '?', '=', ','), fc.string())
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { cards, faults } = parseThemeCards(lines.join('\n'))
        for (const fault of faults) expect(fault.line).toBeLessThanOrEqual(lines.length)
        expect(cards.length).toBeLessThanOrEqual(lines.length / 2)
      }),
    )
  })
})
