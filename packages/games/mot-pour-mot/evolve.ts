import type { Event } from './events.ts'
import { direction, type Phase, type Place, type SpelledLetter, type State, TILES } from './state.ts'

type Named<Name extends Phase['name']> = Extract<Phase, { name: Name }>

/** The phase an event speaks of; anything else is a fault of ours, not of a player. */
const inPhase = <Name extends Phase['name']>(state: State, ...names: readonly Name[]): Named<Name> => {
  const { phase } = state
  if (!names.some((name) => name === phase.name)) throw new Error(`an event for ${names.join()} came in ${phase.name}`)
  return phase as Named<Name>
}

const half = ({ options }: State) => (options.columns - 1) / 2

/** MPM-10, MPM-14: one column on, or off the board for good. */
const pushed = (state: State, column: number): Place => {
  const next = column + direction(state, state.active)
  return Math.abs(next) > half(state) ? { outBy: state.active } : { column: next }
}

/** MPM-12: each tile returns exactly where it was, last moved first. */
const withTilesBack = (tiles: State['tiles'], letters: readonly SpelledLetter[]): State['tiles'] => {
  const back = { ...tiles }
  for (const { letter, from } of [...letters].reverse()) if (from !== undefined) back[letter] = { column: from }
  return back
}

const spell = (state: State, letter: string): State => {
  const phase = inPhase(state, 'spell')
  const place = state.tiles[letter]
  const from = place !== undefined && 'column' in place ? place.column : undefined
  const tiles = from === undefined ? state.tiles : { ...state.tiles, [letter]: pushed(state, from) }
  return { ...state, tiles, phase: { ...phase, spelled: [...phase.spelled, { letter, from }] } }
}

const takeBack = (state: State, count: number): State => {
  const phase = inPhase(state, 'spell')
  const kept = phase.spelled.length - count
  return {
    ...state,
    tiles: withTilesBack(state.tiles, phase.spelled.slice(kept)),
    phase: { ...phase, spelled: phase.spelled.slice(0, kept) },
  }
}

/** The turn is over: skipped ones count as had (MPM-26), the card has been played. */
const withTurnOver = (state: State, event: Extract<Event, { type: 'turn-ended' | 'won' }>): State => {
  const phase = inPhase(state, 'spell', 'tell', 'review', 'plead', 'vote')
  const turns = { ...state.turns, [state.active]: state.turns[state.active] + 1 }
  for (const team of event.skipped) turns[team] += 1
  const { ending, skipped } = event
  const answer = 'written' in phase ? phase.written : undefined
  return {
    ...state,
    turns,
    played: [...state.played, phase.card.id],
    last: { team: state.active, category: phase.card.category, answer, ending, skipped },
  }
}

const setUp = (event: Extract<Event, { type: 'set-up' }>): State => ({
  options: event.options,
  teams: event.teams,
  first: event.first,
  tiles: Object.fromEntries(TILES.map((letter) => [letter, { column: 0 }])),
  turns: { sel: 0, poivre: 0 },
  given: [],
  pile: event.pile,
  played: [],
  active: event.first,
  last: undefined,
  phase: { name: 'draw', endsAt: event.endsAt },
})

/** Makes it so. Total, and draws no lots. */
export const evolve = (before: State | undefined, event: Event): State => {
  if (event.type === 'set-up') return setUp(event)
  if (before === undefined) throw new Error(`${event.type} before the set-up`)
  const state = before
  switch (event.type) {
    case 'captain-named':
      return {
        ...state,
        teams: { ...state.teams, [event.team]: { ...state.teams[event.team], captain: event.seat } },
      }
    case 'pile-made':
      return { ...state, pile: event.pile, played: event.played }
    case 'card-drawn': {
      const card = { id: event.id, category: event.category, isTurned: false }
      return {
        ...state,
        pile: state.pile.filter((id) => id !== event.id),
        phase: { name: 'read', card, endsAt: event.endsAt },
      }
    }
    case 'card-turned': {
      const { card } = inPhase(state, 'read')
      const turned = { ...card, category: event.category, isTurned: true }
      return { ...state, phase: { name: 'read', card: turned, endsAt: event.endsAt } }
    }
    case 'timer-started': {
      const { card } = inPhase(state, 'read')
      return { ...state, phase: { name: 'spell', card, spelled: [], suggestions: [], endsAt: event.endsAt } }
    }
    case 'suggested': {
      const phase = inPhase(state, 'spell')
      const suggestions = [...phase.suggestions, { seat: event.seat, word: event.word }]
      return { ...state, phase: { ...phase, suggestions } }
    }
    case 'letter-spelled':
      return spell(state, event.letter)
    case 'letters-taken-back':
      return takeBack(state, event.count)
    case 'time-ran-out': {
      const { card, spelled } = inPhase(state, 'spell')
      return { ...state, phase: { name: 'tell', card, spelled, endsAt: event.endsAt } }
    }
    case 'answered': {
      const { card, spelled } = inPhase(state, 'spell', 'tell')
      const { letters, written, endsAt } = event
      return {
        ...state,
        given: [...state.given, letters],
        phase: { name: 'review', card, spelled, letters, written, isContested: false, endsAt },
      }
    }
    case 'contested': {
      const phase = inPhase(state, 'review')
      return { ...state, phase: { ...phase, name: 'explain', isContested: true, endsAt: event.endsAt } }
    }
    case 'plea-awaited':
      return { ...state, phase: { ...inPhase(state, 'review'), name: 'plead', endsAt: event.endsAt } }
    case 'vote-opened': {
      const { on, nearest, endsAt } = event
      return {
        ...state,
        phase: { ...inPhase(state, 'explain', 'plead'), name: 'vote', on, nearest, votes: {}, endsAt },
      }
    }
    case 'review-resumed': {
      const { card, spelled, letters, written, isContested } = inPhase(state, 'explain', 'vote')
      const { endsAt } = event
      return { ...state, phase: { name: 'review', card, spelled, letters, written, isContested, endsAt } }
    }
    case 'voted': {
      const phase = inPhase(state, 'vote')
      return { ...state, phase: { ...phase, votes: { ...phase.votes, [event.seat]: event.vote } } }
    }
    case 'tiles-returned': {
      const phase = inPhase(state, 'spell', 'tell', 'review', 'plead', 'vote')
      return { ...state, tiles: withTilesBack(state.tiles, phase.spelled), phase: { ...phase, spelled: [] } }
    }
    case 'turn-ended':
      return { ...withTurnOver(state, event), active: event.next, phase: { name: 'draw', endsAt: event.endsAt } }
    case 'won':
      return { ...withTurnOver(state, event), phase: { name: 'over', winner: event.team } }
  }
}
