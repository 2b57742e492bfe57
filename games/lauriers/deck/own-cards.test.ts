import { gameOfDeck, readOwnDeck } from '@tablee/game-kit/deck/own-deck.ts'
import { describe, expect, it } from 'vitest'
import { reader } from './deck-rules.ts'
import { readOwnDefinitions } from './own-cards.ts'
import { ownDefinitionDeck } from './own-deck.ts'

const GAMES = [
  { id: 'other', deck: { names: ['Autre'], fewestCards: 1, count: () => ({ cards: 1, entries: 1 }) } },
  { id: 'lauriers', deck: reader },
] as const
const word = (name: string) => `${name}, n.m.\n: Ce que l’on dit de « ${name} ».`
const cards = (count: number) =>
  Array.from(
    { length: count },
    (_, nth) => `= ${['un', 'deux', 'trois', 'quatre'].map((each) => word(`${each}${nth}`)).join('\n')}`,
  ).join('\n')
const read = (text: string) => readOwnDeck(GAMES, text)
const told = (text: string) => read(text).faults.map(({ line, code, about }) => `${line} ${code} ${about}`.trim())

describe('words that somebody wrote', () => {
  it('LAU-4 a word of Les Lauriers does without bluffs', () => {
    expect(read(`# Les Lauriers : Vieux mots\n${cards(5)}`).deck).toEqual({
      game: 'lauriers',
      title: 'Vieux mots',
      cards: 5,
      entries: 20,
    })
    const { cards: read4 } = ownDefinitionDeck(readOwnDefinitions(`${cards(1)}\n- Un seul bluff.\n-\n`).cards)
    expect(read4.get('un0')?.words.map(({ bluffs }) => bluffs)).toEqual([[], [], [], ['Un seul bluff.']])
  })

  it.each([
    ['four cards', `# Lauriers : Peu\n${cards(4)}`, ['33 deck-too-small 5']],
    ['a text before any card', `# Lauriers : Test\n: Tiens.\n${cards(5)}`, ['2 text-before-card : Tiens.']],
    [
      'a card of three words',
      `# Lauriers : Test\n${cards(5)}\n= ${word('a')}\n${word('b')}\n${word('c')}`,
      ['42 card-not-of-four a, n.m.'],
    ],
    [
      'a word without its kind',
      `# Lauriers : Test\n${cards(5).replace('un0, n.m.', 'un0')}`,
      ['2 word-without-kind un0', '41 deck-too-small 5'],
    ],
    [
      'a word without a definition',
      `# Lauriers : Test\n${cards(5)}\n${cards(1).replace(/: .*/, ':').replaceAll('0', 'x')}`,
      ['43 definition-missing unx'],
    ],
    [
      'a word twice',
      `# Lauriers : Test\n${cards(5)}\n${cards(1).replaceAll(/[dtq]\w+0/g, '$&y')}`,
      ['42 word-twice un0'],
    ],
    [
      'a text too long',
      `# Lauriers : Test\n${cards(5)}\n- ${'b'.repeat(181)}`,
      [`42 text-too-long ${'b'.repeat(181)}`],
    ],
  ])('tells the line of %s', (_, text, faults) => {
    expect(told(text)).toEqual(faults)
  })

  it('words of a card without end are too many lines', () => {
    expect(told(`# Les Lauriers : Tout\n= a, n.m.\n${'b\n'.repeat(125_000)}`)).toEqual([
      '10001 deck-too-many-lines 10000',
    ])
  })

  it('what turns a line around is not on the cards', () => {
    const text = cards(1).replace('un0', 'u\u202en0').replace('Ce que', 'Ce \u2066que')
    expect(readOwnDefinitions(text).cards[0]?.words[0]).toMatchObject({
      word: 'un0',
      definition: { text: expect.stringMatching(/^Ce que/) },
    })
  })

  it('a text without a first line is known by its definitions', () => {
    expect(gameOfDeck(GAMES, '= béjaune, n.m.\n  : Qui ne sait rien.')?.id).toBe('lauriers')
    expect(gameOfDeck(GAMES, '  \n  : Qui reste tout honteux.')?.id).toBe('lauriers')
    expect(gameOfDeck(GAMES, '= Un fruit\npomme')?.id).toBe('other')
  })

  it('a quarter of a million empty lines are looked through at once', () => {
    expect(gameOfDeck(GAMES, `-${'\n'.repeat(250_000)}-`)?.id).toBe('other')
  }, 2000)

  it('bots need no answers', () => {
    expect(reader.hasAnswers).toBeUndefined()
  })
})
