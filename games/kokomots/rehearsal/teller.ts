import type { Simulated } from '@tablee/game-kit/rehearsal-rules.ts'
import type { BotLevel, SeatId } from '@tablee/kernel'
import { defaults, type Mode, type Options } from '../rules/options.ts'
import type { State } from '../rules/state.ts'

/** KOK-34: as few teams as hold them all. */
export const kokomotsOptions = (mode: Mode, players: number): Options => ({
  ...defaults,
  mode,
  teams: players <= 6 ? 2 : players <= 9 ? 3 : 4,
})

interface Claimed {
  readonly id: number
  readonly turn: number
  readonly cards: readonly string[]
  readonly isLinked: boolean
}

/** What is told of a game, as it was written. */
type Told =
  | { readonly type: 'turn-began'; readonly camp: string }
  | { readonly type: 'claimed'; readonly claim: Claimed }
  | { readonly type: 'stood' | 'slipped'; readonly claim: number }
  | { readonly type: 'paid' | 'owed' | 'discarded' | 'letters-turned' | 'round-skipped' | 'said-nothing' | 'pile-made' }

const LINES: Readonly<Record<string, string>> = {
  slipped: 'words slipped in spelling',
  paid: 'cards paid',
  owed: 'cards owed',
  discarded: 'hands changed',
  'letters-turned': 'rounds',
  'round-skipped': 'rounds skipped',
  'said-nothing': 'taps without a word',
  'pile-made': 'discards shuffled in',
}

/** KOK-5: how many words each turn brought, told by the level of whoever had it. */
const turnLines = (events: readonly Told[], all: State['camps'], levelOf: (camp: string) => string): string[] => {
  const stood = new Set(events.flatMap((event) => (event.type === 'stood' ? [event.claim] : [])))
  const words = new Map<number, number>()
  for (const event of events)
    if (event.type === 'claimed' && stood.has(event.claim.id))
      words.set(event.claim.turn, (words.get(event.claim.turn) ?? 0) + 1)
  const camps = events.flatMap((event) => (event.type === 'turn-began' ? [event.camp] : []))
  return [
    ...camps.map((camp, nth) => `turns${levelOf(camp)} with ${words.get(nth + 1) ?? 0} words`),
    ...all.filter(({ id }) => !camps.includes(id)).map(() => 'turns that somebody never had'),
  ]
}

const wordLines = (events: readonly Told[]): string[] => {
  const claims = new Map(events.flatMap((event) => (event.type === 'claimed' ? [[event.claim.id, event.claim]] : [])))
  return events.flatMap((event) => {
    const claim = event.type === 'stood' ? claims.get(event.claim) : undefined
    if (claim === undefined) return []
    return ['words', `words of ${claim.cards.length} letter cards`, ...(claim.isLinked ? ['words of two themes'] : [])]
  })
}

/** « 20 to 29 » */
const decade = (points: number) => `${points - (points % 10)} to ${points - (points % 10) + 9}`

export const tellKokomots = (
  { state, events, winners }: Simulated<State>,
  levels: readonly BotLevel[],
): readonly string[] => {
  const { won, seats, camps, options } = state
  const told = events as readonly Told[]
  const points = camps.map(({ id }) => {
    const { letters = [], themes = [], marked = [] } = won[id] ?? {}
    return letters.reduce((sum, { constraint }) => sum + (constraint ? 2 : 1), themes.length + 3 * marked.length)
  })
  const levelOf = (camp: string) => {
    const level = levels[seats.indexOf(camp as SeatId)]
    return level === undefined ? '' : ` of ${level}`
  }
  return [
    ...(options.mode === 'simultaneous' ? [] : turnLines(told, camps, levelOf)),
    ...wordLines(told),
    ...told.flatMap(({ type }) => LINES[type] ?? []),
    `best pile ${decade(Math.max(...points))} points`,
    ...(options.mode !== 'teams' && winners.length > 1 ? ['won by several'] : []),
  ]
}
