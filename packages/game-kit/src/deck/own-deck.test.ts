import { describe, expect, it } from 'vitest'
import { readToyCards, toyDeck } from '../../testing/toy-deck.ts'
import { gameOfDeck, LARGEST_OWN_DECK, ownFaults, readHeader, readOwnDeck, withDecks } from './own-deck.ts'

const TOY = { id: 'toy', deck: toyDeck }
/** A deck of this one is known by lines that start with an exclamation mark. */
const SHOUTED = {
  id: 'shouted',
  deck: { ...toyDeck, names: ['Cris'], isLikely: (text: string) => /^!/m.test(text) },
} as const
const GAMES = [TOY, SHOUTED]

const lines = (count: number, line: (nth: number) => string) => Array.from({ length: count }, (_, nth) => line(nth))
const categories = (count: number) => lines(count, (nth) => `= Un verbe du groupe ${nth}`).join('\n')
const told = (text: string) =>
  readOwnDeck(GAMES, text).faults.map(({ line, code, about }) => `${line} ${code} ${about}`.trim())

describe('a deck that somebody wrote', () => {
  it('is of the game that its first line names, with the title', () => {
    const text = `# Mer et Montagne : La grammaire\n${categories(10)}`
    expect(readOwnDeck(GAMES, text)).toEqual({
      deck: { game: 'toy', title: 'La grammaire', cards: 10, entries: 10 },
      faults: [],
    })
    expect(readOwnDeck(GAMES, text.replace('Mer et Montagne', 'CRIS')).deck?.game).toBe('shouted')
  })

  it.each([
    ['# Mer et Montagne: Sans blanc', 'Sans blanc'],
    ['\ufeff# MER ET MONTAGNE\u00a0: Avec signe d’ordre', 'Avec signe d’ordre'],
    ['#mer-et-montagne : Deux : points', 'Deux : points'],
    ['# Mer : Une\ttable', 'Une table'],
    ['\n\n# Mer et Montagne :   C\u0327a va \u202ebidi  ', 'Ça va bidi'],
  ])('« %s » is titled « %s »', (header, title) => {
    expect(readOwnDeck(GAMES, `${header}\r\n${categories(10).replaceAll('\n', '\r\n')}`).deck?.title).toBe(title)
  })

  it('without a first line is known by its lines, else it is of the first game that has a deck', () => {
    expect(gameOfDeck(GAMES, '# Mer : La mer\n! oh')?.id).toBe('toy')
    expect(gameOfDeck(GAMES, '= A\n! oh')?.id).toBe('shouted')
    expect(gameOfDeck(GAMES, '= A')?.id).toBe('toy')
    expect(gameOfDeck([], '= A')).toBeUndefined()
  })

  it('can be of no game without a deck', () => {
    const games = withDecks([{ id: 'bare' }, TOY])
    expect(games).toEqual([TOY])
    expect(readOwnDeck(withDecks([{ id: 'bare' }]), `# Mer : A\n${categories(5)}`).faults).toEqual([
      { line: 1, code: 'deck-without-game', about: '' },
    ])
  })

  it.each([
    ['nothing at all', '', ['1 deck-without-game']],
    ['no header', categories(10), ['1 deck-without-game']],
    ['a game that is not on the shelf', `# Belote : À moi\n${categories(10)}`, ['1 deck-without-game']],
    ['a game by the name of what every object has', `# Constructor : x\n${categories(10)}`, ['1 deck-without-game']],
    ['what no log could hold', `# Mer : Haut\n${categories(10)}\n\v`, ['12 deck-not-text']],
    ['a header without a title', `# Mer\n${categories(10)}`, ['1 deck-without-title']],
    ['an empty title', `# Mer : \u200b \n${categories(10)}`, ['1 deck-without-title']],
    ['too long a title', `# Mer : ${'o'.repeat(61)}\n${categories(20)}`, [`1 deck-title-too-long ${'o'.repeat(61)}`]],
    ['a picture', '\u0089PNG\r\n\u001a\n', ['1 deck-not-text']],
    ['letters that could not be decoded', `# Mer : Accents\n${categories(9)}\n= \ufffdtoile`, ['11 deck-not-text']],
    ['too much', `# Mer : Tout\n${'é'.repeat(LARGEST_OWN_DECK / 2)}`, ['1 deck-too-large 256']],
    ['too many cards', `# Mer : Tout\n${categories(1002)}`, ['1003 deck-too-many-cards 1000']],
    ['too few cards', `# Mer : Peu\n${categories(4)}`, ['5 deck-too-small 5']],
    ['answers before a category', `# Mer : Test\npomme\n${categories(10)}`, ['2 answers-before-category pomme']],
    ['an empty category', `# Mer : Test\n${categories(10)}\n=\n`, ['12 category-empty']],
    ['a category of signs', `# Mer : Test\n${categories(10)}\n= ?!\n`, ['12 category-empty ?!']],
    ['a third side', `# Mer : Test\n${categories(10)}\n/ B\n/ C\n`, ['13 back-without-front C']],
    [
      'a long category',
      `# Mer : Test\n${categories(10)}\n= ${'A'.repeat(61)}`,
      [`12 category-too-long ${'A'.repeat(61)}`],
    ],
    ['a category twice', `# Mer : Test\n= été\n${categories(10)}\n/ Ete\n`, ['13 category-twice Ete']],
    [
      'an answer of two words, on its own line',
      `# Mer : Test\n${categories(10)}\nun, deux,\ntrois mots, 4x\n`,
      ['13 answer-not-one-word trois mots', '13 answer-not-one-word 4x'],
    ],
  ])('tells the line of %s', (_, text, faults) => {
    expect(told(text)).toEqual(faults)
  })

  it.each([
    ['lines', `# Mer : Tout\n${'= c\n'.repeat(65_000)}`, '10001 deck-too-many-lines 10000'],
    ['characters of a line', `# Mer : Tout\n= x\n${'a,'.repeat(4001)}`, '3 line-too-long 8000'],
  ])('with too many %s is refused before it is read', (_, text, fault) => {
    expect(told(text)).toEqual([fault])
  })

  it('an editor lists the first 200 faults', () => {
    const { faults } = readOwnDeck(GAMES, `# Mer : Tout\n= x\n${'a1\n'.repeat(9_000)}`)
    expect(faults).toHaveLength(200)
    expect(faults.at(-1)).toEqual({ line: 202, code: 'answer-not-one-word', about: 'a1' })
  })

  it('reading stops at the first fault where one is enough, and beyond a thousand cards in any case', () => {
    const twins = ['= a', '= a', ...lines(500, (nth) => `= b${nth}`)].join('\n')
    const cardsRead = (text: string, most: number) => readToyCards(text, ownFaults(most)).length
    expect(cardsRead(twins, 1)).toBe(2)
    expect(cardsRead(twins, 2)).toBe(502)
    expect(cardsRead(categories(5_000), 200)).toBe(1002)
    expect(readToyCards(categories(5_000))).toHaveLength(5_000)
  })

  it('more answers than a table should keep in memory are too many', () => {
    const answers = lines(61, (nth) => `= x${nth}\n${lines(500, () => 'a').join()}`).join('\n')
    expect(told(`# Mer : Tout\n${answers}`)).toEqual(['123 deck-too-many-answers 30000'])
  })

  it('more answers than a bot can look through are too many', () => {
    const answers = (count: number) => lines(count, (nth) => `a${'b'.repeat(nth % 7)}`).join(', ')
    const toldOf = (count: number) => told(`# Mer : Tout\n= x\n${answers(count)}`)
    expect(toldOf(501)).toContain('3 answers-too-many 500')
    expect(toldOf(500)).not.toContain('3 answers-too-many 500')
  })

  it('a tower of accents is no text, and is not even normalised: that would take minutes', () => {
    const tower = `a${'\u0301'.repeat(3_000)}${'\u0323'.repeat(3_000)}`
    expect(told(`# Mer : ${tower}`)).toEqual(['1 deck-not-text'])
    expect(told(`# Mer : Tout\n= ${tower}`)).toEqual(['2 deck-not-text'])
  })

  it('a tower of accents is counted and titled at once, too: an editor asks before any check', () => {
    const tower = `a${'\u0301'.repeat(60_000)}${'\u0323'.repeat(60_000)}`
    expect(readHeader(GAMES, `# Mer : ${tower}`).game?.id).toBe('toy')
    expect(toyDeck.count(`# Mer : Haut\n= ${tower}`).cards).toBe(1)
  }, 2000)

  it('what turns a line around or is not seen is not on the cards', () => {
    const [card] = readToyCards('= Un \u202efruit\u200b\npo\u00admme\n')
    expect(card?.front).toEqual({ line: 1, category: 'Un fruit', answers: [{ word: 'pomme', isMarked: false }] })
    expect(readToyCards('= Famille 👨\u200d👩\u200d👧 \u202e')[0]?.front.category).toBe('Famille 👨\u200d👩\u200d👧')
  })

  it('has answers for bots as soon as one category has', () => {
    expect(toyDeck.hasAnswers?.('= Un fruit\n= Un métier\n')).toBe(false)
    expect(toyDeck.hasAnswers?.('= Un fruit\n= Un métier\nmenuisier\n')).toBe(true)
  })
})
