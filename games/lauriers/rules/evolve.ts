import type { SeatId } from '@tablee/kernel'
import type { Event } from './events.ts'
import { type Named, type Phase, type State, TOKENS, type Written } from './state.ts'

/** The phase, which must be one of these: anything else is a bug of ours. */
const inPhase = <Name extends Phase['name']>({ phase }: State, event: Event, ...names: readonly Name[]) => {
  if (names.some((name) => name === phase.name)) return phase as Named<Name>
  throw new Error(`${event.type} in ${phase.name}`)
}

const waiting = (state: State, phase: Phase): State => ({ ...state, step: state.step + 1, phase })

const withText = (state: State, event: Event, seat: SeatId, change: Written): State => {
  const phase = inPhase(state, event, 'write', 'late')
  return { ...state, phase: { ...phase, written: { ...phase.written, [seat]: change } } }
}

const setUp = ({ options, seats, leader, boxes, wait }: Extract<Event, { type: 'set-up' }>): State => ({
  options,
  seats,
  leader,
  round: 1,
  boxes,
  played: [],
  seen: [],
  asked: [],
  leaves: Object.fromEntries(seats.map((seat) => [seat, 1])),
  tokens: Object.fromEntries(seats.map((seat) => [seat, TOKENS])),
  step: 0,
  onTrust: 0,
  last: undefined,
  phase: { name: 'draw', wait },
})

const cardDrawn = (state: State, event: Extract<Event, { type: 'card-drawn' }>): State => {
  const { wait } = inPhase(state, event, 'draw')
  const { card, words } = event
  const [one, two] = state.boxes
  return {
    ...state,
    boxes: [one.filter((each) => each !== card), two.filter((each) => each !== card)],
    played: [...state.played, card],
    seen: state.seen.includes(card) ? state.seen : [...state.seen, card],
    phase: { name: 'pick', words, wait },
  }
}

/** What happens while people write. */
const written = (
  state: State,
  event: Extract<Event, { type: 'drafted' | 'handed-in' | 'taken-back' | 'borrowed' }>,
): State => {
  const { seat } = event
  if (event.type === 'borrowed') {
    const phase = inPhase(state, event, 'write', 'late')
    const lent = { ...phase.lent, [seat]: [...(phase.lent?.[seat] ?? []), event.text] }
    const mine = { text: event.text, isHandedIn: false }
    return { ...state, phase: { ...phase, lent, written: { ...phase.written, [seat]: mine } } }
  }
  if (event.type !== 'taken-back')
    return withText(state, event, seat, { text: event.text, isHandedIn: event.type === 'handed-in' })
  const text = inPhase(state, event, 'write', 'late').written[seat]?.text ?? ''
  return withText(state, event, seat, { text, isHandedIn: false })
}

const voted = (state: State, event: Extract<Event, { type: 'voted' }>): State => {
  const phase = inPhase(state, event, 'vote')
  const { seat, line, stake } = event
  const votes = { ...phase.votes, [seat]: line }
  if (stake === undefined) return { ...state, phase: { ...phase, votes } }
  const others = (phase.pledged ?? []).filter((each) => each !== seat)
  return { ...state, phase: { ...phase, votes, pledged: stake ? [...others, seat] : others } }
}

/** Makes it so. Total, and draws no lots. */
export const evolve = (state: State | undefined, event: Event): State => {
  if (event.type === 'set-up') return setUp(event)
  if (state === undefined) throw new Error(`${event.type} before the set-up`)
  switch (event.type) {
    case 'round-began':
      return waiting({ ...state, leader: event.leader, round: state.round + 1 }, { name: 'draw', wait: event.wait })
    case 'boxes-filled':
      return { ...state, boxes: event.boxes, played: [] }
    case 'card-drawn':
      return cardDrawn(state, event)
    case 'word-picked':
      return waiting(
        { ...state, asked: [...state.asked, event.meaning.word] },
        { name: 'write', meaning: event.meaning, written: {}, wait: event.wait },
      )
    case 'drafted':
    case 'handed-in':
    case 'taken-back':
    case 'borrowed':
      return written(state, event)
    case 'clock-ran-out': {
      const phase = inPhase(state, event, 'write')
      return waiting(state, { ...phase, name: 'late', wait: event.wait })
    }
    case 'writing-closed': {
      const { meaning } = inPhase(state, event, 'write', 'late')
      const { texts, lines, borrowed, wait } = event
      return waiting(state, { name: 'desk', meaning, texts, lines, ...(borrowed ? { borrowed } : {}), wait })
    }
    case 'arranged':
      return { ...state, phase: { ...inPhase(state, event, 'desk'), lines: event.lines } }
    case 'published': {
      const phase = inPhase(state, event, 'desk')
      return waiting(state, { ...phase, name: 'read', lines: event.lines, read: 1, wait: event.wait })
    }
    case 'line-read': {
      const phase = inPhase(state, event, 'read')
      return waiting(state, { ...phase, read: phase.read + 1, wait: event.wait })
    }
    case 'vote-opened': {
      const { read: _, ...phase } = inPhase(state, event, 'read')
      return waiting(state, { ...phase, name: 'vote', stakes: [], votes: {}, wait: event.wait })
    }
    case 'staked': {
      const phase = inPhase(state, event, 'vote', 'tell')
      const tokens = { ...state.tokens, [event.seat]: (state.tokens[event.seat] ?? 0) - 1 }
      return { ...state, tokens, phase: { ...phase, stakes: [...phase.stakes, event.seat] } }
    }
    case 'voted':
      return voted(state, event)
    case 'votes-closed': {
      // By now they lie on the table.
      const { pledged: _, ...phase } = inPhase(state, event, 'vote')
      return waiting(state, { ...phase, name: 'tell', wait: event.wait })
    }
    case 'results-told': {
      const { result, onTrust = 0, wait } = event
      const leaves = Object.fromEntries(state.seats.map((seat) => [seat, result.scores[seat]?.to ?? 1]))
      return waiting({ ...state, last: result, leaves, onTrust: state.onTrust + onTrust }, { name: 'results', wait })
    }
    case 'ended':
      return { ...state, phase: { name: 'over' } }
  }
}
