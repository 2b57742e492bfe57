import { moved } from './board.ts'
import type { Event } from './events.ts'
import type { PhaseName } from './options.ts'
import { type LastTurn, lettersMoved, type Named, type SpelledLetter, type State, TILES } from './state.ts'

/** The phase an event speaks of; anything else is a fault of ours, not of a player. */
const inPhase = <Name extends PhaseName>(state: State, ...names: readonly Name[]): Named<Name> => {
  const { phase } = state
  if (!names.some((name) => name === phase.name)) throw new Error(`an event for ${names.join()} came in ${phase.name}`)
  return phase as Named<Name>
}

/** Where a turn can come to its end. */
const FINISHED = ['spell', 'tell', 'review', 'plead', 'vote'] as const
type Finished = Named<(typeof FINISHED)[number]>

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
  const tiles =
    from === undefined ? state.tiles : { ...state.tiles, [letter]: moved(state.options, from, state.active) }
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

type TurnOver = Extract<Event, { type: 'turn-ended' | 'won' }>

/** Answers that fell are nobody's concern any more. */
const isOnTrust = (phase: Finished, { ending }: TurnOver) =>
  ending === 'stood' && 'isOnTrust' in phase && phase.isOnTrust

const lastTurn = ({ active, tiles }: State, phase: Finished, event: TurnOver): LastTurn => {
  const { ending, skipped } = event
  const letters = lettersMoved(phase.spelled)
  const out = new Set(letters.filter((letter) => 'outBy' in (tiles[letter] ?? {})))
  return {
    team: active,
    category: phase.card.category,
    ...('written' in phase ? { answer: phase.written } : {}),
    ending,
    skipped,
    moved: letters,
    out: [...out],
    ...('verdict' in phase && phase.verdict !== undefined ? { verdict: phase.verdict } : {}),
    ...(isOnTrust(phase, event) ? { isOnTrust: true as const } : {}),
  }
}

/** The turn is over: skipped ones count as had (MPM-26), the card has been played. */
const withTurnOver = (state: State, event: TurnOver): State => {
  const phase = inPhase(state, ...FINISHED)
  const turns = { ...state.turns, [state.active]: state.turns[state.active] + 1 }
  for (const team of event.skipped) turns[team] += 1
  return {
    ...state,
    turns,
    fell: event.ending !== 'stood' && 'letters' in phase ? [...state.fell, phase.letters] : state.fell,
    onTrust: state.onTrust + (isOnTrust(phase, event) ? 1 : 0),
    played: [...state.played, phase.card.id],
    last: lastTurn(state, phase, event),
  }
}

const setUp = (event: Extract<Event, { type: 'set-up' }>): State => ({
  options: event.options,
  teams: event.teams,
  first: event.first,
  tiles: Object.fromEntries(TILES.map((letter) => [letter, { column: 0 }])),
  turns: { sel: 0, poivre: 0 },
  given: [],
  fell: [],
  onTrust: 0,
  pile: event.pile,
  played: [],
  seen: [],
  active: event.first,
  last: undefined,
  phase: { name: 'draw', wait: event.wait },
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
        seen: state.seen.includes(event.id) ? state.seen : [...state.seen, event.id],
        phase: { name: 'read', card, wait: event.wait },
      }
    }
    case 'card-turned': {
      const { card } = inPhase(state, 'read')
      const turned = { ...card, category: event.category, isTurned: true }
      return { ...state, phase: { name: 'read', card: turned, wait: event.wait } }
    }
    case 'timer-started': {
      const { card } = inPhase(state, 'read')
      return { ...state, phase: { name: 'spell', card, spelled: [], suggestions: [], wait: event.wait } }
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
      const { card, spelled, suggestions } = inPhase(state, 'spell')
      return { ...state, phase: { name: 'tell', card, spelled, suggestions, wait: event.wait } }
    }
    case 'answered': {
      const { card, spelled } = inPhase(state, 'spell', 'tell')
      const { letters, written, isOnTrust = false, wait } = event
      return {
        ...state,
        given: [...state.given, letters],
        phase: {
          name: 'review',
          card,
          spelled,
          letters,
          written,
          isContested: false,
          verdict: undefined,
          isOnTrust,
          wait,
        },
      }
    }
    case 'contested': {
      const phase = inPhase(state, 'review')
      return { ...state, phase: { ...phase, name: 'explain', isContested: true, wait: event.wait } }
    }
    case 'plea-awaited':
      return { ...state, phase: { ...inPhase(state, 'review'), name: 'plead', wait: event.wait } }
    case 'vote-opened': {
      const { on, voters, nearest, wait } = event
      return {
        ...state,
        phase: { ...inPhase(state, 'explain', 'plead'), name: 'vote', on, voters, nearest, votes: {}, wait },
      }
    }
    case 'review-resumed': {
      const { card, spelled, letters, written, isContested, verdict, isOnTrust } = inPhase(state, 'explain', 'vote')
      const { wait } = event
      return {
        ...state,
        phase: { name: 'review', card, spelled, letters, written, isContested, verdict, isOnTrust, wait },
      }
    }
    case 'voted': {
      const phase = inPhase(state, 'vote')
      // A seat that a bot had when the vote was opened may be a person's again.
      const voters = phase.voters.includes(event.seat) ? phase.voters : [...phase.voters, event.seat]
      return { ...state, phase: { ...phase, voters, votes: { ...phase.votes, [event.seat]: event.vote } } }
    }
    case 'votes-counted': {
      const phase = inPhase(state, 'vote')
      return { ...state, phase: { ...phase, verdict: { on: phase.on, votes: event.votes } } }
    }
    case 'tiles-returned': {
      const phase = inPhase(state, ...FINISHED)
      return { ...state, tiles: withTilesBack(state.tiles, phase.spelled), phase: { ...phase, spelled: [] } }
    }
    case 'turn-ended':
      return { ...withTurnOver(state, event), active: event.next, phase: { name: 'draw', wait: event.wait } }
    case 'won':
      return { ...withTurnOver(state, event), phase: { name: 'over', winner: event.team } }
  }
}
