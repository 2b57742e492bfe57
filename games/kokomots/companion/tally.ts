import type { SeatId } from '@tablee/kernel'
import {
  COLUMNS,
  type Counted,
  claimPoints,
  defaults,
  isDone,
  type LetterCard,
  type Mode,
  PACKETS,
  scoreOf,
  standings,
  themesIn,
} from '../game.ts'
import { CARDS, type Card, type Entry, type Kind, type WordEntry } from './entries.ts'

/** KOK-26: those that lie on no pile. */
const FIFTH = 10

/** Beside the cardboard one constraint is worth as much as another. */
const BOUND = 'first'
const cardOf = (letter: string, kind: Kind): LetterCard[] =>
  kind === 'none' ? [] : [{ letter, ...(kind === 'bound' ? { constraint: BOUND } : {}) }]

/** The letter cards of a word. */
export const cardsIn = ({ word, kinds }: Pick<WordEntry, 'word' | 'kinds'>): LetterCard[] =>
  [...word].flatMap((letter, at) => cardOf(letter, kinds[at] ?? 'none'))

/** KOK-24, KOK-27 */
export const pointsOf = (entry: Pick<WordEntry, 'word' | 'kinds' | 'isLinked'>): number =>
  claimPoints(cardsIn(entry), entry.isLinked)

export interface Tally {
  readonly mode: Mode
  readonly names: readonly string[]
  /** How many theme cards each of the four piles has left, and the fifth. */
  readonly piles: readonly number[]
  readonly fifth: number
  readonly won: readonly Counted[]
  readonly totals: readonly number[]
  /** KOK-25 */
  readonly themeCards: readonly number[]
  /** KOK-42: what is owed, and who has won something to pay it with. */
  readonly debts: readonly number[]
  readonly debtor?: number
  /** No more words; what can still be paid is paid before it is over. */
  readonly isClosed: boolean
  /** KOK-36: what the team at play has said so far; its letters and themes are not won yet. */
  readonly turn?: { readonly by: number; readonly words: readonly WordEntry[] }
  /** KOK-25, once it is over: who is first, who is next. */
  readonly placings?: readonly (readonly number[])[]
}

const NOTHING: Counted = { letters: [], themes: [], marked: [] }

/** KOK-31: one card of that kind fewer. */
const without = (pile: Counted, card: Card): Counted => {
  if (card === 'theme') return { ...pile, themes: pile.themes.slice(1) }
  const at = pile.letters.findIndex(({ constraint }) => (constraint === undefined) === (card === 'plain'))
  return at < 0 ? pile : { ...pile, letters: pile.letters.filter((_, nth) => nth !== at) }
}

/** Whether there is such a card to be given back. */
export const hasCard = (pile: Counted, card: Card): boolean =>
  card === 'theme'
    ? pile.themes.length > 0
    : pile.letters.some(({ constraint }) => (constraint === undefined) === (card === 'plain'))

const hasAny = (pile: Counted | undefined) => pile !== undefined && CARDS.some((card) => hasCard(pile, card))

/** What a word wins; of a team's the theme only once all three stand (KOK-37). */
const plus = (pile: Counted, entry: WordEntry, isThemeKept: boolean): Counted => ({
  letters: [...pile.letters, ...cardsIn(entry)],
  themes: isThemeKept ? [...pile.themes, entry.word] : pile.themes,
  marked: entry.isLinked ? [...pile.marked, entry.word] : pile.marked,
})

/** What was entered so far, carried out one after the other. */
class Count {
  readonly won: Counted[]
  readonly debts: number[]
  readonly piles: number[] = Array.from({ length: COLUMNS }, () => defaults.depth)
  fifth = FIFTH
  turn: { by: number; words: WordEntry[] } | undefined
  isClosed = false

  constructor(
    private readonly mode: Mode,
    players: number,
  ) {
    this.won = Array.from({ length: players }, () => NOTHING)
    this.debts = Array.from({ length: players }, () => 0)
  }

  /** KOK-42 */
  get debtor(): number | undefined {
    const owing = this.debts.findIndex((debt, player) => debt > 0 && hasAny(this.won[player]))
    return owing < 0 ? undefined : owing
  }

  take(entry: Entry) {
    // KOK-42: paid before anything is counted, and nothing else happens any more.
    if (this.isClosed && (entry.type !== 'back' || entry.by !== this.debtor)) return
    switch (entry.type) {
      case 'word':
        this.#word(entry)
        break
      case 'back':
        this.won[entry.by] = without(this.won[entry.by] ?? NOTHING, entry.card)
        this.debts[entry.by] = Math.max(0, (this.debts[entry.by] ?? 0) - 1)
        break
      case 'owe':
        this.debts[entry.by] = (this.debts[entry.by] ?? 0) + 1
        break
      case 'bell':
        this.#bell(entry.by)
        break
      case 'end':
        this.isClosed = true
    }
    // KOK-23: in teams the one at play finishes its timer.
    const isDealt = isDone({ columns: this.piles.map((left) => ({ themes: Array.from({ length: left }) })) })
    if (isDealt && this.turn === undefined) this.isClosed = true
  }

  #word(entry: WordEntry) {
    this.piles[entry.pile] = Math.max(0, (this.piles[entry.pile] ?? 0) - 1)
    if (this.mode === 'teams') {
      this.turn = { by: entry.by, words: [...(this.turn?.words ?? []), entry] }
      if (this.turn.words.length === PACKETS.length) this.#bell(entry.by)
      return
    }
    if (entry.isLinked) this.fifth -= 1
    this.won[entry.by] = plus(this.won[entry.by] ?? NOTHING, entry, true)
  }

  #bell(by: number) {
    const words = this.turn?.words ?? []
    const hasAll = words.length === PACKETS.length
    for (const word of words) this.won[by] = plus(this.won[by] ?? NOTHING, word, hasAll)
    this.turn = undefined
  }
}

const seatOf = (player: number) => String(player) as SeatId

/** KOK-25 */
const placed = (won: readonly Counted[]): number[][] =>
  standings({
    camps: won.map((_, player) => ({ id: seatOf(player), seats: [seatOf(player)] })),
    won: Object.fromEntries(won.map((pile, player) => [seatOf(player), pile])),
  }).placings.map((seats) => seats.map(Number))

/** Undefined until it is said who plays. */
export const tallyOf = (entries: readonly Entry[]): Tally | undefined => {
  const players = entries.find((each) => each.type === 'players')
  if (players === undefined) return undefined
  const { mode, names } = players
  const count = new Count(mode, names.length)
  for (const entry of entries) count.take(entry)
  const { won, piles, fifth, debts, debtor, turn, isClosed } = count
  return {
    mode,
    names,
    piles,
    fifth,
    won,
    debts,
    isClosed,
    totals: won.map(scoreOf),
    themeCards: won.map(themesIn),
    ...(turn === undefined ? {} : { turn }),
    ...(debtor === undefined ? {} : { debtor }),
    ...(isClosed && debtor === undefined ? { placings: placed(won) } : {}),
  }
}

/** KOK-25: as many points, and fewer theme cards made the difference. */
export const isByThemes = ({ placings, totals }: Tally): boolean => {
  const [[first = -1] = [], [second = -1] = []] = placings ?? []
  return second >= 0 && totals[first] === totals[second]
}
