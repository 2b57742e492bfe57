import { existsSync, readFileSync } from 'node:fs'
import { Faults } from '@tablee/game-kit/deck/faults.ts'
import { readHeader, readOwnDeck, withDecks } from '@tablee/game-kit/deck/own-deck.ts'
import { makeShelf } from '@tablee/game-kit/make-shelf.ts'
import { sampleDecks } from '@tablee/game-kit/testing/sample-deck.ts'
import { toyDeck } from '@tablee/game-kit/testing/toy-deck.ts'
import { atDepth, enough } from '@tablee/kernel/testing/depth'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLIENTS } from './screens.ts'
import { GAMES } from './shelf.ts'

const DECKS = withDecks(GAMES)
const lines = (count: number, line: (nth: number) => string) => Array.from({ length: count }, (_, nth) => line(nth))

/** A card of four words, whatever stands for 0 in them. */
const WORDS = ['un', 'deux', 'trois', 'quatre']
  .map((word) => `${word}0, n.m.\n: Ce que l’on dit de « ${word}0 ».`)
  .join('\n')

const anyDeck = () => {
  const headers = DECKS.flatMap(({ deck: { names } }) => [`# ${names[0]} : A`, `# ${names[0]}`])
  const word = fc.constantFrom('a', 'b', 'un', 'deux mots', '4x', '', 'é'.repeat(61), 'c'.repeat(190))
  const kind = fc.constantFrom(', n.m.', ', adj.', ', xx', '')
  const line = fc.oneof(
    fc.constantFrom('', '==', '?', '# b', 'a, b*, ,', '? contient A'),
    fc.tuple(fc.constantFrom('= ', '/ ', ': ', '- ', '? ', ''), word, kind).map((parts) => parts.join('')),
    // Whole cards, so that there is something to stop after.
    fc.nat(3).map((nth) => `= ${WORDS.replaceAll('0', 'abcd'.charAt(nth))}`),
    fc.nat(3).map((nth) => `= carte ${nth}\n/ dos ${nth}\nun, deux`),
    fc.string(),
  )
  const header = fc.constantFrom(...headers, '#', '')
  return fc.tuple(header, fc.array(line, { maxLength: 30 })).map(([first, rest]) => [first, ...rest].join('\n'))
}

/** Asked once for every line and answer, and for every fault: a count of what was read. */
class CountedFaults extends Faults {
  asked = 0
  override get isEnough(): boolean {
    this.asked += 1
    return super.isEnough
  }
}
const workOf = ({ deck }: (typeof DECKS)[number], text: string, most: number) => {
  const faults = new CountedFaults(most)
  deck.count(text, faults)
  return { asked: faults.asked, isAtFault: faults.found.length > 0 }
}

describe('decks that people write, for every game that has some', () => {
  it('a game whose client offers decks has rules for them, and the other way round', async () => {
    const offered = CLIENTS.filter(({ deck }) => deck !== undefined)
    expect(offered.map(({ game }) => game)).toEqual(DECKS.map(({ id }) => id))
    for (const { game, deck } of offered)
      expect((await deck?.())?.deck.reader.names).toEqual(DECKS.find(({ id }) => id === game)?.deck.names)
  })

  it('no two games have one name', () => {
    for (const { id, deck } of DECKS)
      for (const name of deck.names) expect(readHeader(DECKS, `# ${name} : A`).game?.id).toBe(id)
  })

  it.each(DECKS)('$id: its own cards, or a box of them, are such a deck once they have a title', ({ id, deck }) => {
    const file = new URL(`./${id}/deck/cards.txt`, import.meta.url)
    expect(existsSync(file)).toBe(true)
    const [text = ''] = readFileSync(file, 'utf8').split('== Boîte 2')
    expect(readOwnDeck(DECKS, `# ${deck.names[0]} : La boîte\n${text}`)).toMatchObject({
      deck: { game: id },
      faults: [],
    })
  })

  it('the sample deck of a game is such a deck, and a sign without a text behind it is a fault', async () => {
    const samples = await sampleDecks(GAMES)
    expect(samples).not.toEqual([])
    for (const { game, text, cards } of samples) {
      const file = text('La cantine')
      expect(readOwnDeck(DECKS, file)).toMatchObject({ deck: { game, title: 'La cantine', cards }, faults: [] })
      expect(DECKS.find(({ id }) => id === game)?.deck.hasAnswers?.(file) ?? false).toBe(false)
      expect(readOwnDeck(DECKS, `${file}=`).faults[0]?.line).toBe(file.split('\n').length)
    }
  })

  it('the fault at which reading stops is the first of all, by line, and what is fit stays fit', () => {
    fc.assert(
      fc.property(anyDeck(), fc.integer({ min: 1, max: 4 }), (text, most) => {
        const all = readOwnDeck(DECKS, text, Number.POSITIVE_INFINITY)
        const first = readOwnDeck(DECKS, text, most)
        expect(first.deck).toEqual(all.deck)
        expect(first.faults).toEqual(all.faults.slice(0, most))
        expect(all.faults).toEqual([...all.faults].sort((a, b) => a.line - b.line))
      }),
      { numRuns: atDepth(1000) },
    )
  })

  it('whatever stands below the first fault is not read: it costs the same, however much there is', () => {
    let stopped = 0
    fc.assert(
      fc.property(anyDeck(), fc.constantFrom(...DECKS), (text, game) => {
        // A new card, so that one that is still open is closed.
        const head = `${text}\n= z, n.m.`
        const tail = lines(3000, (nth) => `= y${nth}, n.m.\nun, deux, trois`).join('\n')
        const alone = workOf(game, head, 1)
        if (!alone.isAtFault) return
        stopped += 1
        expect(workOf(game, `${head}\n${tail}`, 1).asked).toBeLessThanOrEqual(alone.asked + 20)
      }),
      { numRuns: atDepth(200) },
    )
    expect(stopped).toBeGreaterThan(enough(100))
  })

  it('reading a deck takes work in proportion to its length, fit or not', () => {
    fc.assert(
      fc.property(anyDeck(), fc.constantFrom(...DECKS), fc.constantFrom(1, 200), (text, game, most) => {
        const parts = text.split(/[\n,]/).length
        // A line, an answer or a word has three or four faults at most.
        expect(workOf(game, text, most).asked).toBeLessThanOrEqual(8 * parts + 10)
      }),
      { numRuns: atDepth(500) },
    )
  })

  it('whatever the file, it has a deck or a fault on one of its lines', () => {
    fc.assert(
      fc.property(anyDeck(), (text) => {
        const { deck, faults } = readOwnDeck(DECKS, text)
        expect(deck === undefined).toBe(faults.length > 0)
        for (const fault of faults) expect(fault.line).toBeLessThanOrEqual(text.split('\n').length)
      }),
    )
  })
})

describe('a game that is new on the shelf', () => {
  const [first] = GAMES
  if (first === undefined) throw new Error('no game on the shelf')
  const { deck: _, ...bare } = first
  const toy = {
    ...bare,
    id: 'toy',
    deck: { ...toyDeck, worldWith: (text: string) => ({ size: toyDeck.count(text).cards }) },
  }
  const text = `# ${toyDeck.names[0]} : La plage\n${lines(6, (nth) => `= Sable ${nth}`).join('\n')}`

  it('brings its own deck rules and is played with decks by them; other games refuse its decks', () => {
    const shelf = makeShelf([...GAMES, toy], () => ({}))
    const ownDecks = shelf.get('toy')?.ownDecks
    expect(ownDecks?.read(text)).toEqual({ isFit: true, title: 'La plage', cards: 6 })
    expect(ownDecks?.world(text)).toEqual({ size: 6 })
    expect(ownDecks?.read(`${text}\n=`)).toEqual({ isFit: false, code: 'deck-unfit', line: 8 })
    for (const { id } of DECKS)
      expect(shelf.get(id)?.ownDecks?.read(text)).toEqual({ isFit: false, code: 'deck-of-another-game', line: 1 })
  })

  it('takes no decks where it brings no deck rules', () => {
    const shelf = makeShelf([...GAMES, { ...bare, id: 'bare' }], () => ({}))
    expect(shelf.get('bare')?.ownDecks).toBeUndefined()
  })
})
