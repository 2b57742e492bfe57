import { seededChance } from '@tablee/kernel'
import type { LetterCard } from '../deck/letters.ts'
import { bestClaim } from './claims.ts'
import { comeToMind, type KnownWords } from './known-words.ts'

const THEMES = 5
const HAND = 3
const PLAYERS = 3
/** As many as one finds in 45 s, with their announcing and judging. */
const WORDS_A_TURN = 4

/** What one classic game came to. */
export interface Played {
  readonly turns: number
  readonly searches: number
  /** Searches that found nothing in any open column. */
  readonly stuck: number
  readonly words: number
  readonly points: number
}

interface Pile {
  readonly themes: KnownWords[]
  readonly letters: readonly [LetterCard[], LetterCard[]]
}

/** A classic game to its end (KOK-23), everybody taking the claim of most points; hard letters stay where they lie. */
export const play = (
  seed: string,
  themes: readonly KnownWords[],
  cards: readonly LetterCard[],
  of100: number,
): Played => {
  const chance = seededChance(seed)
  let draw = chance.shuffle(cards)
  const stack = chance.shuffle(themes)
  let piles: Pile[] = [0, 1, 2, 3].map(() => ({
    themes: stack.splice(0, THEMES),
    letters: [draw.splice(0, 5), draw.splice(0, 5)],
  }))
  let discards: LetterCard[] = []
  const take = (count: number): LetterCard[] => {
    if (draw.length < count) {
      draw = [...draw, ...chance.shuffle(discards)]
      discards = []
    }
    return draw.splice(0, count)
  }
  const hands = Array.from({ length: PLAYERS }, () => take(HAND))
  const count = { turns: 0, searches: 0, stuck: 0, words: 0, points: 0 }

  const search = (hand: readonly LetterCard[]) => {
    count.searches += 1
    return bestClaim(
      hand,
      piles.map(({ themes: [words], letters: [left, right] }) => ({
        words: words as KnownWords,
        inMind: comeToMind(words as KnownWords, of100, chance),
        letters: [left[0], right[0]].filter((card) => card !== undefined),
      })),
    )
  }
  // With nothing left to uncover a game might never end.
  for (; piles.length > 1 && count.turns < 500; count.turns += 1) {
    const seat = count.turns % PLAYERS
    let mayExchange = true
    for (let words = 0; words < WORDS_A_TURN && piles.length > 1; ) {
      const hand = hands[seat] ?? []
      const claim = search(hand)
      if (claim === undefined) {
        count.stuck += 1
        if (!mayExchange) break
        mayExchange = false
        discards = [...discards, ...hand]
        hands[seat] = take(HAND)
        continue
      }
      const pile = piles[claim.column] as Pile
      pile.themes.shift()
      for (const letters of pile.letters) if (letters[0] && claim.cards.includes(letters[0])) letters.shift()
      const kept = hand.filter((card) => !claim.cards.includes(card))
      hands[seat] = [...kept, ...take(HAND - kept.length)]
      piles = piles.filter(({ themes }) => themes.length > 0)
      words += 1
      count.words += 1
      count.points += claim.points
    }
  }
  return count
}
