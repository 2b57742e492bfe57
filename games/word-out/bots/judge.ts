import type { SeatId } from '@tablee/kernel'
import { type CardId, isJoker, isReplay, isTrash, isUncounterable, printedOn } from '../rules/cards.ts'
import { SHORTEST_WORD } from '../rules/laying.ts'
import { pointsOf } from '../rules/rows.ts'
import type { View } from '../rules/view.ts'
import type { WordOutWorld } from '../rules/world.ts'
import type { Weights } from './habits.ts'
import { remembered } from './remembered.ts'
import { chanceOfAny, unseenIn } from './unseen.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A row as somebody thinks of it. */
export interface Line {
  readonly letters: string
  /** Whether its words cannot be countered. */
  readonly isSure: boolean
}

/** In points: what a card costs that is held at the end (WO-26, WO-27). */
export const AT_THE_END = 1.6
/** What a card is good for that nobody has seen yet. */
export const NEW_CARD = 0.3
/** What is left of a word that one could counter oneself. */
const COUNTERED = 0.2

/** What a card is good for later, in points. */
export const keepingOf = (card: CardId): number => {
  if (isJoker(card)) return 6
  if (isUncounterable(card)) return 2
  if (isReplay(card)) return 1
  if (isTrash(card)) return 1
  return printedOn(card) === 'S' ? 1.2 : 0.2
}

/** What everything is worth to one player, in points. */
export interface Judge {
  /** By how much another player's points count against one's own. */
  readonly rivalry: number
  /** How likely it is that nobody counters this word. */
  readonly safety: (line: Line) => number
  /** What whoever counters this word would make of it. */
  readonly counterPoints: (line: Line) => number
  /** What the others may be expected to make of a line, before it is one's turn again. */
  readonly threat: (line: Line) => number
  /** The best that one could announce oneself. */
  readonly prospect: (lines: readonly Line[], hand: readonly CardId[]) => number
  /** What it is to hold these cards, and so many drawn ones. */
  readonly inHand: (hand: readonly CardId[], drawn?: number) => number
}

export const isLongEnough = (letters: string): boolean => letters.length >= SHORTEST_WORD

export const judgeFor = (
  view: View,
  seat: SeatId,
  world: WordOutWorld,
  { isWord, next }: Vocabulary,
  weights: Weights,
): Judge => {
  const unseen = unseenIn(view, world)
  const { hand = [] } = view
  const others = view.seats.filter((each) => each !== seat)
  const theirs = others.reduce((sum, each) => sum + (view.held[each] ?? 0), 0)
  const rivalry = 1 / Math.max(1, others.length)
  const isLate = view.pileLeft === 0
  const anyOf = (wanted: number, drawn: number) => chanceOfAny(wanted, drawn, unseen.total)
  const withAnyOf = (letters: readonly string[]) =>
    letters.reduce((sum, letter) => sum + unseen.withLetter(letter), unseen.jokers)

  const followers = remembered((letters: string) => next(letters).map(({ letter }) => letter))

  const safetyOf = remembered((letters: string) => {
    const following = followers(letters)
    return following.length === 0 ? 1 : 1 - anyOf(withAnyOf(following), theirs)
  })
  const safety = ({ letters, isSure }: Line) => (isSure ? 1 : safetyOf(letters))

  const counterPoints = ({ letters }: Line) => {
    const following = followers(letters)
    const words = following.filter((letter) => isWord(letters + letter))
    const share = words.length === 0 ? 0 : withAnyOf(words) / Math.max(1, withAnyOf(following))
    return share * pointsOf(`${letters}E`)
  }

  /** Of a word of theirs: whether it would stand, against one's own cards and those of the rest. */
  const theirSafety = (letters: string) => {
    const following = followers(letters)
    if (following.length === 0) return 1
    const mine = hand.some((card) => isJoker(card) || following.includes(printedOn(card) ?? ''))
    const rest = (theirs * (others.length - 1)) / Math.max(1, others.length)
    return (mine ? COUNTERED : 1) * (1 - anyOf(withAnyOf(following), rest))
  }

  const threatOf = (letters: string, isSure: boolean) => {
    if (weights.threat === 0 || !isLongEnough(`${letters}E`)) return 0
    const words = followers(letters)
      .filter((letter) => isWord(letters + letter))
      .map((letter) => {
        const word = letters + letter
        const points = pointsOf(word) * (isSure ? 1 : theirSafety(word))
        return { points, chance: anyOf(unseen.withLetter(letter) + unseen.jokers, theirs) }
      })
      .sort((a, b) => b.points - a.points)
    let expected = 0
    let isLeft = 1
    for (const { points, chance } of words) {
      expected += isLeft * chance * points
      isLeft *= 1 - chance
    }
    return expected * weights.threat * rivalry
  }
  const threats = {
    sure: remembered((letters: string) => threatOf(letters, true)),
    open: remembered((letters: string) => threatOf(letters, false)),
  }
  const threat = ({ letters, isSure }: Line) => threats[isSure ? 'sure' : 'open'](letters)

  /** What each letter of one's own would bring on a line if it made a word, the most first. */
  const mine = [...new Set(hand.flatMap((card) => printedOn(card) ?? []))]
  const bestOn = (isSure: boolean) =>
    remembered((letters) =>
      mine
        .filter((letter) => isLongEnough(letters + letter) && isWord(letters + letter))
        .map((letter) => ({ letter, points: pointsOf(letters + letter) * (isSure ? 1 : safetyOf(letters + letter)) }))
        .sort((a, b) => b.points - a.points),
    )
  const best = { sure: bestOn(true), open: bestOn(false) }
  const prospect = (lines: readonly Line[], held: readonly CardId[]) => {
    if (weights.prospect === 0) return 0
    const letters = new Set(held.map(printedOn))
    const found = lines.map(
      ({ letters: line, isSure }) =>
        best[isSure ? 'sure' : 'open'](line).find(({ letter }) => letters.has(letter))?.points ?? 0,
    )
    return Math.max(...found) * weights.prospect ** others.length
  }

  const inHand = (held: readonly CardId[], drawn = 0) => {
    const kept = isLate || weights.keeping === 0 ? 0 : held.reduce((sum, card) => sum + keepingOf(card), 0)
    const count = held.length + drawn
    return kept * weights.keeping + drawn * NEW_CARD - weights.burden * count ** 2 - (isLate ? count * AT_THE_END : 0)
  }

  return { rivalry, safety, counterPoints, threat, prospect, inHand }
}
