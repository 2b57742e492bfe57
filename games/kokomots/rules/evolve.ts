import type { SeatId } from '@tablee/kernel'
import { isOpen, turnedOver } from './cards/columns.ts'
import { paidBy, withPayment } from './cards/payments-made.ts'
import { inPhase, telling, waiting } from './changes.ts'
import { pointsFor, type Taken, take, themesOf, toldOf, trusted } from './claims/taking.ts'
import type { Event } from './events.ts'
import { isOfRound, ofRound } from './evolve-round.ts'
import { scoreOf, wonBy } from './scoring/score.ts'
import {
  type Claim,
  HAND,
  handOf,
  type Letter,
  PACKETS,
  type SaidWord,
  type State,
  type TeamTurn,
  type TeamWord,
  type Turn,
  titleOf,
  turnOf,
} from './state.ts'

const claimOf = ({ claims }: State, event: { readonly type: string; readonly claim: number }): Claim => {
  const claim = claims.find(({ id }) => id === event.claim)
  if (claim === undefined) throw new Error(`${event.type} of no claim`)
  return claim
}

const withClaim = (state: State, claim: Claim): State => ({
  ...state,
  step: Math.max(state.step, claim.wait.step),
  claims: state.claims.map((each) => (each.id === claim.id ? claim : each)),
})

const freshTurn = (state: State, camp: string): Turn => ({
  number: (turnOf(state)?.number ?? 0) + 1,
  camp,
  refused: [],
  hasDiscarded: false,
  nudges: [],
})

/** KOK-35: packets of one, two and three. */
const dealt = (draw: readonly Letter[], holders: readonly SeatId[]): TeamTurn => {
  let from = 0
  const packets = PACKETS.map((size, nth) => {
    const letters = draw.slice(from, from + size)
    from += size
    return { holder: holders[nth] as SeatId, letters }
  })
  return { packets, words: [], suggestions: [] }
}

const readied = (state: State, { camp, holders, wait }: Extract<Event, { type: 'turn-readied' }>): State => {
  const turn = freshTurn(state, camp)
  if (holders === undefined) return waiting(state, { name: 'ready', turn, wait })
  const team = dealt(state.draw, holders)
  const draw = state.draw.slice(team.packets.flatMap(({ letters }) => letters).length)
  return waiting({ ...state, draw }, { name: 'ready', turn: { ...turn, team }, wait })
}

const setUp = (event: Extract<Event, { type: 'set-up' }>): State => {
  const { options, seats, camps, columns, fifth, boxed, hands, draw, first, wait, holders } = event
  const state: State = {
    options,
    seats,
    camps,
    columns,
    fifth,
    hands,
    draw,
    discards: [],
    won: {},
    gone: { letters: [], themes: [] },
    boxed,
    claims: [],
    claimsEver: 0,
    debts: {},
    payments: [],
    last: undefined,
    said: [],
    step: 0,
    told: [],
    phase: { name: 'turning', seat: first, rounds: 0, wait },
  }
  if (options.mode === 'simultaneous') return { ...state, step: wait.step }
  const camp = camps.find((each) => each.seats.includes(first))?.id ?? first
  return readied(state, { type: 'turn-readied', camp, wait, ...(holders === undefined ? {} : { holders }) })
}

/** KOK-8: this word for these themes is not heard again in this turn, or round. */
const withRefused = (state: State, claim: Claim): State => {
  const { phase } = state
  const word = { letters: claim.letters, themes: themesOf(state, claim).map(({ id }) => id) }
  if ('round' in phase)
    return { ...state, phase: { ...phase, round: { ...phase.round, refused: [...phase.round.refused, word] } } }
  if (!('turn' in phase) || phase.turn.number !== claim.turn) return state
  return { ...state, phase: { ...phase, turn: { ...phase.turn, refused: [...phase.turn.refused, word] } } }
}

const withoutClaim = (state: State, { id }: Claim): State => ({
  ...state,
  claims: state.claims.filter((each) => each.id !== id),
})

const saidOf = ({ seat, word, letters, theme, isOnTrust }: TeamWord, isThemeKept: boolean): SaidWord => ({
  seat,
  word,
  titles: [titleOf(theme)],
  points: scoreOf({ letters, themes: isThemeKept ? [theme] : [], marked: [] }),
  ...trusted({ isOnTrust }),
})

/** KOK-37: of three words everything is kept, of fewer the letters; what was not used is discarded. */
const teamTurnEnded = (state: State, event: Event): State => {
  const phase = inPhase(state, event, 'turn', 'settling')
  const { camp, number, team } = phase.turn
  if (team === undefined) throw new Error('no team has this turn')
  const hasAll = team.words.length === PACKETS.length
  const pile = wonBy(state, camp)
  const themes = team.words.map(({ theme }) => theme)
  const letters = [...pile.letters, ...team.words.flatMap((word) => word.letters)]
  return {
    ...state,
    won: { ...state.won, [camp]: { ...pile, letters, themes: [...pile.themes, ...(hasAll ? themes : [])] } },
    gone: { ...state.gone, themes: [...state.gone.themes, ...(hasAll ? [] : themes)] },
    discards: [...state.discards, ...team.packets.flatMap((packet) => packet.letters)],
    last: { camp, turn: number, words: team.words, hasAll },
    said: [...state.said, ...team.words.map((word) => saidOf(word, hasAll))],
    phase: { name: 'settling', turn: { ...phase.turn, team: { packets: [], words: [], suggestions: [] } } },
  }
}

const stood = (state: State, claim: Taken): State => {
  const word = claim.spelling ?? claim.word
  const said = { ...toldOf(state, claim), word, points: pointsFor(state, claim), ...trusted(claim) }
  const taken = take(state, claim)
  // KOK-37: what a team's word brings shows at the end of its timer.
  const listed = claim.packet === undefined ? { ...taken, said: [...state.said, said] } : taken
  const next = telling(listed, { type: 'word-stood', ...said, cards: claim.cards.length })
  const closed = next.columns.findIndex((column, nth) => !isOpen(column) && nth === claim.column)
  return closed < 0 ? next : telling(next, { type: 'column-closed', column: closed })
}

/** What happens to a claim. */
const ofClaim = (state: State, event: Extract<Event, { claim: number }>): State => {
  const claim = claimOf(state, event)
  switch (event.type) {
    case 'letter-spelled':
      if (claim.stage !== 'spelling') throw new Error('spelled already')
      return withClaim(state, { ...claim, typed: claim.typed + event.letter })
    case 'spelled': {
      if (claim.stage !== 'spelling') throw new Error('spelled already')
      const { typed: _, ...said } = claim
      return withClaim(state, { ...said, stage: 'judging', votes: {}, wait: event.wait })
    }
    case 'voted':
      if (claim.stage !== 'judging') throw new Error('not spelled yet')
      return withClaim(state, { ...claim, votes: { ...claim.votes, [event.seat]: event.vote } })
    case 'slipped':
      return telling(withoutClaim(state, claim), {
        type: 'word-slipped',
        ...toldOf(state, claim),
        ...(event.isTimeUp ? { isTimeUp: true as const } : {}),
      })
    case 'refused': {
      const told = { ...toldOf(state, claim), reasons: event.reasons }
      return telling(withRefused(withoutClaim(state, claim), claim), { type: 'word-refused', ...told })
    }
    case 'stood':
      return stood(state, { ...claim, ...trusted(event) })
  }
}

/** KOK-23 */
const closed = (state: State, by: number): State => {
  const late = state.claims.filter(({ id }) => id > by)
  const told = late.map((claim) => ({ type: 'word-void' as const, ...toldOf(state, claim) }))
  const claims = state.claims.filter((claim) => !late.includes(claim))
  return telling({ ...state, claims, phase: { name: 'closing' } }, ...told)
}

const claimed = (state: State, event: Event, claim: Claim): State => {
  const next = {
    ...state,
    step: claim.wait.step,
    claims: [...state.claims, claim],
    claimsEver: claim.id,
  }
  if (state.options.mode !== 'simultaneous') return next
  const { turner, seat, round } = inPhase(state, event, 'announcing')
  return { ...next, phase: { name: 'hearing', turner, seat, round } }
}

/** Makes it so. Total, and draws no lots. */
export const evolve = (state: State | undefined, event: Event): State => {
  if (event.type === 'set-up') return setUp(event)
  if (state === undefined) throw new Error(`${event.type} before the set-up`)
  if (isOfRound(event)) return ofRound(state, event)
  switch (event.type) {
    case 'pile-made': {
      const order = event.order.flatMap((id) => state.discards.filter((letter) => letter.id === id))
      return { ...state, draw: [...state.draw, ...order], discards: [] }
    }
    case 'turn-readied':
      return readied(state, event)
    case 'turn-began': {
      const turn = state.phase.name === 'ready' ? state.phase.turn : freshTurn(state, event.camp)
      return waiting(state, { name: 'turn', turn, wait: event.wait })
    }
    case 'claimed':
      return claimed(state, event, event.claim)
    case 'letter-spelled':
    case 'spelled':
    case 'voted':
    case 'slipped':
    case 'refused':
    case 'stood':
      return ofClaim(state, event)
    case 'hand-filled': {
      const hand = handOf(state, event.seat)
      const count = HAND - hand.length
      const hands = { ...state.hands, [event.seat]: [...hand, ...state.draw.slice(0, count)] }
      return { ...state, hands, draw: state.draw.slice(count) }
    }
    case 'discarded': {
      const phase = inPhase(state, event, 'turn')
      const discards = [...state.discards, ...handOf(state, event.seat)]
      const next = { ...state, discards, hands: { ...state.hands, [event.seat]: [] } }
      const turn = { ...phase.turn, hasDiscarded: true }
      return telling({ ...next, phase: { ...phase, turn } }, { type: 'discarded', seat: event.seat })
    }
    case 'suggested': {
      const phase = inPhase(state, event, 'turn')
      const { seat, packet, word } = event
      const team = phase.turn.team ?? { packets: [], words: [], suggestions: [] }
      const suggestions = [...team.suggestions, { seat, packet, word }]
      return { ...state, phase: { ...phase, turn: { ...phase.turn, team: { ...team, suggestions } } } }
    }
    case 'nudged': {
      const phase = inPhase(state, event, 'turn')
      const nudges = [...phase.turn.nudges, event.seat]
      const next = { ...state, phase: { ...phase, turn: { ...phase.turn, nudges } } }
      return telling(next, { type: 'nudged', seat: event.seat })
    }
    case 'finished':
      return telling(state, { type: 'finished', seat: event.seat })
    case 'time-ran-out':
      return { ...state, phase: { name: 'settling', turn: inPhase(state, event, 'turn').turn } }
    case 'team-turn-ended':
      return teamTurnEnded(state, event)
    case 'themes-turned':
      return { ...state, columns: turnedOver(state.columns) }
    case 'owed': {
      const debt = (state.debts[event.seat] ?? 0) + 1
      const next = { ...state, debts: { ...state.debts, [event.seat]: debt } }
      return telling(next, { type: 'owes', seat: event.seat, debt })
    }
    case 'payment-asked':
      return withPayment(state, event)
    case 'paid': {
      const { state: next, what } = paidBy(state, event)
      return telling(next, { type: 'paid', seat: event.seat, what: typeof what === 'string' ? what : titleOf(what) })
    }
    case 'closed':
      return closed(state, event.by)
    case 'ended':
      return { ...state, phase: { name: 'over' } }
  }
}
