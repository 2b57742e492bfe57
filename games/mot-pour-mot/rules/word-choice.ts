import type { BotLevel, Chance } from '@tablee/kernel'
import { before, moved, movesToOut, tilesOut } from './board.ts'
import { LONGEST_WORD, otherTeam, type Team } from './state.ts'
import type { View } from './view.ts'
import type { MotPourMotWorld } from './world.ts'

/** A word that could be answered, as it is written and as it is spelled. */
export interface Candidate {
  readonly word: string
  readonly letters: string
}

/** MPM-15, MPM-18: one word, and not given yet. */
export const fitWords = (view: View, words: readonly string[], { fold }: MotPourMotWorld): Candidate[] =>
  words.flatMap((word) => {
    const letters = /\s/.test(word.trim()) ? undefined : fold(word)
    const isFit = letters !== undefined && letters.length <= LONGEST_WORD && !view.given.includes(letters)
    return isFit ? [{ word: word.trim(), letters }] : []
  })

/** A tile on the way is worth half as much for every move that is left. */
const worth = (moves: number) => 0.5 ** moves
const OUT = 3
const GAME = 100

/** What spelling a word would bring a team, by the board as it was when the turn began. */
export const gainBy = (view: View, team: Team): ((letters: string) => number) => {
  const start = before(view, view.tiles, view.moved ?? [], view.active)
  const other = otherTeam(team)
  // The fewer tiles a team still needs, the more each one is worth.
  const weight = (whose: Team) => 1 + 1 / Math.max(1, view.tilesToWin - tilesOut(start, whose))
  const [ours, theirs] = [weight(team), weight(other)]
  const worthAt = (column: number) =>
    ours * worth(movesToOut(view, column, team)) - theirs * worth(movesToOut(view, column, other))
  return (letters) => {
    const tiles = { ...start }
    let gain = 0
    for (const letter of letters) {
      const place = tiles[letter]
      if (place === undefined || 'outBy' in place) continue
      const next = moved(view, place.column, team)
      tiles[letter] = next
      gain += ('outBy' in next ? OUT * ours : worthAt(next.column)) - worthAt(place.column)
    }
    return tilesOut(tiles, team) >= view.tilesToWin ? gain + GAME : gain
  }
}

const byGain = (view: View, team: Team, words: readonly Candidate[]): Candidate[] => {
  const gain = gainBy(view, team)
  return words
    .map((candidate) => ({ candidate, gain: gain(candidate.letters) }))
    .sort((a, b) => b.gain - a.gain)
    .map(({ candidate }) => candidate)
}

export const bestByBoard = (view: View, team: Team, words: readonly Candidate[]): Candidate | undefined =>
  byGain(view, team, words)[0]

/** How many words come to mind at once. */
const IN_MIND = { gentle: 3, steady: 5 } as const

/**
 * The word a bot has in mind. Gentle: in three turns of four, the shortest of a few; steady: the middling one of a few, by what
 * it brings; sharp: the one that brings most of all.
 */
export const chooseWord = (
  view: View,
  team: Team,
  words: readonly Candidate[],
  level: BotLevel,
  chance: Chance,
): Candidate | undefined => {
  const isBlank = chance.below(4) === 0
  const shuffled = chance.shuffle(words)
  switch (level) {
    case 'gentle': {
      const few = shuffled.slice(0, IN_MIND.gentle).sort((a, b) => a.letters.length - b.letters.length)
      return isBlank ? undefined : few[0]
    }
    case 'steady': {
      const few = byGain(view, team, shuffled.slice(0, IN_MIND.steady))
      return few[Math.floor(few.length / 2)]
    }
    case 'sharp':
      return bestByBoard(view, team, shuffled)
  }
}
