import { readFileSync } from 'node:fs'
import { ownDefinitionDeck } from '@tablee/games/lauriers/deck/own-deck.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Faults } from './faults.ts'
import { countCards, LARGEST_OWN_DECK, OWN_DECK_GAMES, readHeader, readOwnDeck } from './own-deck.ts'
import { ownFaults, readOwnCategories, readOwnDefinitions, readOwnThemes } from './own-deck-cards.ts'

const lines = (count: number, line: (nth: number) => string) => Array.from({ length: count }, (_, nth) => line(nth))
const categories = (count: number) => lines(count, (nth) => `= Un verbe du groupe ${nth}`).join('\n')
const word = (name: string) => `${name}, n.m.\n: Ce que l’on dit de « ${name} ».`
const lauriers = (cards: number) =>
  lines(cards, (nth) => `= ${['un', 'deux', 'trois', 'quatre'].map((each) => word(`${each}${nth}`)).join('\n')}`).join(
    '\n',
  )
const told = (text: string) =>
  readOwnDeck(text).faults.map(({ line, code, about }) => `${line} ${code} ${about}`.trim())

describe('a deck of one’s own', () => {
  it('a teacher’s ten lines are a whole deck of Mot pour Mot', () => {
    const text = `# Mot pour Mot : La grammaire\n${categories(10)}`
    expect(readOwnDeck(text)).toEqual({
      deck: { game: 'mot-pour-mot', title: 'La grammaire', cards: 5, entries: 10 },
      faults: [],
    })
  })

  it('MPM-4 categories without a back are paired two by two; the last of an odd number has itself on both sides', () => {
    const { cards } = readOwnCategories('= A\n= B\n/ C\n= D\n= E\n= F\n= G\n')
    expect(cards.map(({ front, back }) => `${front.category}${back.category}`)).toEqual(['BC', 'AD', 'EF', 'GG'])
    expect(readOwnDeck(`# Mot pour Mot : Onze\n${categories(11)}`).deck).toMatchObject({ cards: 6, entries: 11 })
  })

  it('KOK-3 twenty themes are a whole deck of Kokomots: one without a back is a card by itself', () => {
    const { deck } = readOwnDeck(`# Kokomots : La mer\n${categories(20).replaceAll('verbe', 'mot')}`)
    expect(deck).toEqual({ game: 'kokomots', title: 'La mer', cards: 20, entries: 20 })
    const { cards } = readOwnThemes('= Poisson\n? contient OU\nloup de mer, Loch Ness*\n')
    expect(cards[0]?.front).toEqual(cards[0]?.back)
    expect(cards[0]?.front.check).toEqual({ kind: 'contains', letters: 'OU' })
  })

  it('LAU-4 a word of Les Lauriers does without bluffs', () => {
    expect(readOwnDeck(`# Les Lauriers : Vieux mots\n${lauriers(5)}`).deck).toEqual({
      game: 'lauriers',
      title: 'Vieux mots',
      cards: 5,
      entries: 20,
    })
    const { cards } = ownDefinitionDeck(readOwnDefinitions(`${lauriers(1)}\n- Un seul bluff.\n-\n`).cards)
    expect(cards.get('un0')?.words.map(({ bluffs }) => bluffs)).toEqual([[], [], [], ['Un seul bluff.']])
  })

  it.each([
    ['# Mot pour Mot: Sans blanc', 'Sans blanc'],
    ['\ufeff# MOT POUR MOT\u00a0: Avec signe d’ordre', 'Avec signe d’ordre'],
    ['#mot-pour-mot : Deux : points', 'Deux : points'],
    ['# Mot pour Mot : Une\ttable', 'Une table'],
    ['\n\n# Mot pour Mot :   C\u0327a va \u202ebidi  ', 'Ça va bidi'],
  ])('« %s » is titled « %s »', (header, title) => {
    expect(readOwnDeck(`${header}\r\n${categories(10).replaceAll('\n', '\r\n')}`).deck?.title).toBe(title)
  })

  it('what is merely unlovely is no fault', () => {
    const unlovely = "= un truc d'école?\nPomme, , pzomme, l'eau, arc-en-ciel,\n= deux.\n"
    expect(told(`# Mot pour Mot : Vite fait\n${unlovely}${categories(8)}`)).toEqual([])
  })

  it.each([
    ['nothing at all', '', ['1 deck-without-game']],
    ['no header', categories(10), ['1 deck-without-game']],
    ['a game that has no texts', `# Word Out! : À moi\n${categories(10)}`, ['1 deck-without-game']],
    ['a game by the name of what every object has', `# Constructor : x\n${categories(10)}`, ['1 deck-without-game']],
    ['what no log could hold', `# Mot pour Mot : Haut\n${categories(10)}\n\v`, ['12 deck-not-text']],
    ['a header without a title', `# Mot pour Mot\n${categories(10)}`, ['1 deck-without-title']],
    ['an empty title', `# Mot pour Mot : \u200b \n${categories(10)}`, ['1 deck-without-title']],
    [
      'too long a title',
      `# Kokomots : ${'o'.repeat(61)}\n${categories(20)}`,
      [`1 deck-title-too-long ${'o'.repeat(61)}`],
    ],
    ['a picture', '\u0089PNG\r\n\u001a\n', ['1 deck-not-text']],
    [
      'letters that could not be decoded',
      `# Mot pour Mot : Accents\n${categories(9)}\n= \ufffdtoile`,
      ['11 deck-not-text'],
    ],
    ['too much', `# Mot pour Mot : Tout\n${'é'.repeat(LARGEST_OWN_DECK / 2)}`, ['1 deck-too-large 256']],
    ['too many cards', `# Mot pour Mot : Tout\n${categories(2002)}`, ['2003 deck-too-many-cards 1000']],
    ['four cards of Mot pour Mot', `# Mot pour Mot : Peu\n${categories(8)}`, ['9 deck-too-small 5']],
    ['four cards of Les Lauriers', `# Lauriers : Peu\n${lauriers(4)}`, ['33 deck-too-small 5']],
    ['nineteen cards of Kokomots', `# Kokomots : Peu\n${categories(19)}`, ['20 deck-too-small 20']],
    [
      'answers before a category',
      `# Mot pour Mot : Test\npomme\n${categories(10)}`,
      ['2 answers-before-category pomme'],
    ],
    ['an empty category', `# Mot pour Mot : Test\n${categories(10)}\n=\n`, ['12 category-empty']],
    ['a category of signs', `# Mot pour Mot : Test\n${categories(10)}\n= ?!\n`, ['12 category-empty ?!']],
    ['a third side', `# Mot pour Mot : Test\n${categories(10)}\n/ B\n/ C\n`, ['13 back-without-front C']],
    [
      'a long category',
      `# Mot pour Mot : Test\n${categories(10)}\n= ${'A'.repeat(61)}`,
      [`12 category-too-long ${'A'.repeat(61)}`],
    ],
    [
      'a long theme',
      `# Kokomots : Test\n${categories(20)}\n= ${'A'.repeat(33)}`,
      [`22 category-too-long ${'A'.repeat(33)}`],
    ],
    ['a category twice', `# Mot pour Mot : Test\n= été\n${categories(10)}\n/ Ete\n`, ['13 category-twice Ete']],
    [
      'an answer of two words, on its own line',
      `# Mot pour Mot : Test\n${categories(10)}\nun, deux,\ntrois mots, 4x\n`,
      ['13 answer-not-one-word trois mots', '13 answer-not-one-word 4x'],
    ],
    ['a check nobody knows', `# Kokomots : Test\n${categories(20)}\n? rime en A\n`, ['22 check-unknown rime en A']],
    ['a text before any card', `# Lauriers : Test\n: Tiens.\n${lauriers(5)}`, ['2 text-before-card : Tiens.']],
    [
      'a card of three words',
      `# Lauriers : Test\n${lauriers(5)}\n= ${word('a')}\n${word('b')}\n${word('c')}`,
      ['42 card-not-of-four a, n.m.'],
    ],
    [
      'a word without its kind',
      `# Lauriers : Test\n${lauriers(5).replace('un0, n.m.', 'un0')}`,
      ['2 word-without-kind un0', '41 deck-too-small 5'],
    ],
    [
      'a word without a definition',
      `# Lauriers : Test\n${lauriers(5)}\n${lauriers(1).replace(/: .*/, ':').replaceAll('0', 'x')}`,
      ['43 definition-missing unx'],
    ],
    [
      'a word twice',
      `# Lauriers : Test\n${lauriers(5)}\n${lauriers(1).replaceAll(/[dtq]\w+0/g, '$&y')}`,
      ['42 word-twice un0'],
    ],
    [
      'a text too long',
      `# Lauriers : Test\n${lauriers(5)}\n- ${'b'.repeat(181)}`,
      [`42 text-too-long ${'b'.repeat(181)}`],
    ],
  ])('tells the line of %s', (_, text, faults) => {
    expect(told(text)).toEqual(faults)
  })

  it('our own decks, or a box of them, are decks of one’s own once they have a title', () => {
    const names = { 'mot-pour-mot': 'Mot pour Mot', lauriers: 'Les Lauriers', kokomots: 'Kokomots' }
    for (const game of OWN_DECK_GAMES) {
      const [text = ''] = readFileSync(
        new URL(`../../../../games/${game}/deck/cards.txt`, import.meta.url),
        'utf8',
      ).split('== Boîte 2')
      expect(readOwnDeck(`# ${names[game]} : La boîte\n${text}`)).toMatchObject({ deck: { game }, faults: [] })
    }
  })

  it.each([
    ['lines', `# Mot pour Mot : Tout\n${'= c\n'.repeat(65_000)}`, '10001 deck-too-many-lines 10000'],
    [
      'words of a card',
      `# Les Lauriers : Tout\n= a, n.m.\n${'b\n'.repeat(125_000)}`,
      '10001 deck-too-many-lines 10000',
    ],
    ['characters of a line', `# Kokomots : Tout\n= x\n${'a,'.repeat(4001)}`, '3 line-too-long 8000'],
  ])('a file of too many %s is refused before it is read', (_, text, fault) => {
    expect(told(text)).toEqual([fault])
  })

  it('an editor lists the first 200 faults', () => {
    const { faults } = readOwnDeck(`# Mot pour Mot : Tout\n= x\n${'a1\n'.repeat(9_000)}`)
    expect(faults).toHaveLength(200)
    expect(faults.at(-1)).toEqual({ line: 202, code: 'answer-not-one-word', about: 'a1' })
  })

  it('reading stops at the first fault where one is enough, and beyond a thousand cards in any case', () => {
    const twins = ['= a', '= a', ...lines(500, (nth) => `= b${nth}`)].join('\n')
    const cardsRead = (text: string, most: number) => readOwnCategories(text, ownFaults(most)).cards.length
    expect(cardsRead(twins, 1)).toBe(1)
    expect(cardsRead(twins, 2)).toBe(251)
    expect(cardsRead(categories(5_000), 200)).toBe(1001)
    expect(readOwnCategories(categories(5_000)).cards).toHaveLength(2_500)
  })

  it('more answers than a table should keep in memory are too many', () => {
    const answers = lines(61, (nth) => `= x${nth}\n${lines(500, () => 'a').join()}`).join('\n')
    expect(told(`# Mot pour Mot : Tout\n${answers}`)).toEqual(['123 deck-too-many-answers 30000'])
  })

  it('a tower of accents is no text, and is not even put in order: that would take minutes', () => {
    const tower = `a${'\u0301'.repeat(3_000)}${'\u0323'.repeat(3_000)}`
    expect(readOwnDeck(`# Mot pour Mot : ${tower}`).faults).toEqual([{ line: 1, code: 'deck-not-text', about: '' }])
    expect(told(`# Mot pour Mot : Tout\n= ${tower}`)).toEqual(['2 deck-not-text'])
  })

  it('a tower of accents is counted and titled at once, too: an editor asks before any check', () => {
    const tower = `a${'\u0301'.repeat(60_000)}${'\u0323'.repeat(60_000)}`
    expect(readHeader(`# Mot pour Mot : ${tower}`).game).toBe('mot-pour-mot')
    expect(countCards('kokomots', `# Kokomots : Haut\n= ${tower}`).cards).toBe(1)
  }, 2000)

  it('what turns a line around or is not seen is not on the cards', () => {
    const [card] = readOwnCategories('= Un \u202efruit\u200b\npo\u00admme\n').cards
    expect(card?.front).toEqual({ line: 1, category: 'Un fruit', answers: [{ word: 'pomme', isMarked: false }] })
    expect(readOwnThemes('= Famille 👨\u200d👩\u200d👧 \u202e').cards[0]?.front.category).toBe(
      'Famille 👨\u200d👩\u200d👧',
    )
    const [words] = readOwnDefinitions(lauriers(1).replace('un0', 'u\u202en0').replace('Ce que', 'Ce \u2066que')).cards
    expect(words?.words[0]).toMatchObject({ word: 'un0', definition: { text: expect.stringMatching(/^Ce que/) } })
  })

  it('more answers than a bot can look through are too many', () => {
    const answers = (count: number) => Array.from({ length: count }, (_, nth) => `a${'b'.repeat(nth % 7)}`).join(', ')
    const faultsWith = (count: number) =>
      readOwnDeck(`# Mot pour Mot : Tout\n= x\n${answers(count)}`).faults.map(
        ({ line, code, about }) => `${line} ${code} ${about}`,
      )
    expect(faultsWith(501)).toContain('3 answers-too-many 500')
    expect(faultsWith(500)).not.toContain('3 answers-too-many 500')
  })

  const anyDeck = () => {
    const header = fc.constantFrom('# Mot pour Mot : A', '# Lauriers : A', '# Kokomots : A', '# Kokomots', '#', '')
    const word = fc.constantFrom('a', 'b', 'un', 'deux mots', '4x', '', 'é'.repeat(61), 'c'.repeat(190))
    const kind = fc.constantFrom(', n.m.', ', adj.', ', xx', '')
    const line = fc.oneof(
      fc.constantFrom('', '==', '?', '# b', 'a, b*, ,', '? contient A'),
      fc.tuple(fc.constantFrom('= ', '/ ', ': ', '- ', '? ', ''), word, kind).map((parts) => parts.join('')),
      // Whole cards, so that there is something to stop after.
      fc.nat(3).map((nth) => lauriers(1).replaceAll('0', 'abcd'.charAt(nth))),
      fc.nat(3).map((nth) => `= carte ${nth}\n/ dos ${nth}\nun, deux`),
      fc.string(),
    )
    return fc.tuple(header, fc.array(line, { maxLength: 30 })).map(([first, rest]) => [first, ...rest].join('\n'))
  }

  it('the fault at which reading stops is the first of all, by line, and what is fit stays fit', () => {
    fc.assert(
      fc.property(anyDeck(), fc.integer({ min: 1, max: 4 }), (text, most) => {
        const all = readOwnDeck(text, Number.POSITIVE_INFINITY)
        const first = readOwnDeck(text, most)
        expect(first.deck).toEqual(all.deck)
        expect(first.faults).toEqual(all.faults.slice(0, most))
        const sorted = [...all.faults].sort((a, b) => a.line - b.line)
        expect(all.faults).toEqual(sorted)
      }),
      { numRuns: 1000 },
    )
  })

  /** Asked once for every line and answer, and for every fault: so much was read. */
  class CountedFaults extends Faults {
    asked = 0
    override get isEnough(): boolean {
      this.asked += 1
      return super.isEnough
    }
  }
  const workOf = (game: (typeof OWN_DECK_GAMES)[number], text: string, most: number) => {
    const faults = new CountedFaults(most)
    countCards(game, text, faults)
    return { asked: faults.asked, isAtFault: faults.found.length > 0 }
  }

  it('whatever stands below the first fault is not read: it costs the same, however much there is', () => {
    let stopped = 0
    fc.assert(
      fc.property(anyDeck(), fc.constantFrom(...OWN_DECK_GAMES), (text, game) => {
        // A new card, so that one that is still open is closed.
        const head = `${text}\n= z, n.m.`
        const tail = lines(3000, (nth) => `= y${nth}, n.m.\nun, deux, trois`).join('\n')
        const alone = workOf(game, head, 1)
        if (!alone.isAtFault) return
        stopped += 1
        expect(workOf(game, `${head}\n${tail}`, 1).asked).toBeLessThanOrEqual(alone.asked + 20)
      }),
      { numRuns: 200 },
    )
    expect(stopped).toBeGreaterThan(100)
  })

  it('reading a deck takes work in proportion to its length, fit or not', () => {
    fc.assert(
      fc.property(anyDeck(), fc.constantFrom(...OWN_DECK_GAMES), fc.constantFrom(1, 200), (text, game, most) => {
        const parts = text.split(/[\n,]/).length
        // A line, an answer or a word has three or four faults at most.
        expect(workOf(game, text, most).asked).toBeLessThanOrEqual(8 * parts + 10)
      }),
      { numRuns: 500 },
    )
  })

  it('whatever the file, it has a deck or a fault on one of its lines', () => {
    const header = fc.constantFrom('# Mot pour Mot : A', '# Lauriers : A', '# Kokomots : A', '#', '')
    const line = fc.oneof(
      fc.constantFrom('= A', '/ B', 'a, b*', '', 'un, adj.', ': c', '- d', '? e', '=='),
      fc.string(),
    )
    fc.assert(
      fc.property(header, fc.array(line), (first, rest) => {
        const text = [first, ...rest].join('\n')
        const { deck, faults } = readOwnDeck(text)
        expect(deck === undefined).toBe(faults.length > 0)
        for (const fault of faults) expect(fault.line).toBeLessThanOrEqual(text.split('\n').length)
      }),
    )
  })
})
