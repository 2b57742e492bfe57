import { type Actor, after, ok, type Refusal, type Result, type SeatId, seconds } from '@tablee/kernel'
import type { Event } from './events.ts'
import { evolve } from './evolve.ts'
import type { Move, PhaseName } from './moves.ts'
import { no, type RefusalCode } from './refusals.ts'
import { type Ending, type Phase, type State, spelledText, type Team, teamOf } from './state.ts'
import type { MotPourMotTools } from './tools.ts'
import { deadline, endTurn, type TurnEnd, WAITS } from './turns.ts'

type Decided = Result<Event[], Refusal<RefusalCode>>
type Named<Name extends Phase['name']> = Extract<Phase, { name: Name }>

/** Longer than any form of the spelling list. */
const LONGEST_WORD = 60
const LONGEST_SUGGESTION = 40
const MOST_SUGGESTIONS = 20

/** MPM-32: while a captain is away the next of the team in seat order acts as captain. */
const actingCaptain = (state: State, team: Team, tools: MotPourMotTools): SeatId => {
  const { seats, captain } = state.teams[team]
  const from = seats.indexOf(captain)
  const inOrder = [...seats.slice(from), ...seats.slice(0, from)]
  return inOrder.find((seat) => tools.present.has(seat)) ?? captain
}

const ended = (state: State, end: TurnEnd, tools: MotPourMotTools): Decided => ok([endTurn(state, end, tools.now)])

/** Every tile moved this turn goes back, and the turn is lost. */
const lost = (state: State, ending: Ending, tools: MotPourMotTools): Decided => {
  const returned: Event = { type: 'tiles-returned' }
  return ok([returned, endTurn(evolve(state, returned), { ending }, tools.now)])
}

const draw = (state: State, tools: MotPourMotTools): Decided => {
  const endsAt = deadline(state, tools.now, WAITS.read)
  // MPM-29: those played are shuffled, but for the one just played.
  const last = state.played.at(-1)
  const again = state.pile.length > 0 ? [] : tools.chance.shuffle(state.played.filter((id) => id !== last))
  const pile = state.pile.length > 0 ? state.pile : again.length > 0 ? again : state.played
  const id = pile[0]
  const card = id === undefined ? undefined : tools.cards.get(id)
  if (id === undefined || card === undefined) throw new Error('a game needs cards')
  const remade: Event[] =
    state.pile.length > 0 ? [] : [{ type: 'pile-made', pile, played: again.length > 0 && last ? [last] : [] }]
  return ok([...remade, { type: 'card-drawn', id, category: card.front, endsAt }])
}

const turnOver = (state: State, { card }: Named<'read'>, tools: MotPourMotTools): Decided => {
  if (!state.options.mayTurnOver) return no('no-turning-over')
  if (card.isTurned) return no('turned-already')
  const category = tools.cards.get(card.id)?.back
  if (category === undefined) throw new Error(`no card ${card.id}`)
  return ok([{ type: 'card-turned', category, endsAt: deadline(state, tools.now, WAITS.read) }])
}

const startTimer = (state: State, tools: MotPourMotTools): Decided => {
  const { spellingSeconds } = state.options
  const endsAt = spellingSeconds === undefined ? undefined : after(tools.now, seconds(spellingSeconds))
  return ok([{ type: 'timer-started', endsAt }])
}

/** MPM-12, MPM-33: the answer is fixed, and used up. */
const answer = (state: State, letters: string, written: string, tools: MotPourMotTools): Decided =>
  ok([{ type: 'answered', letters, written, endsAt: deadline(state, tools.now, WAITS.review) }])

const done = (state: State, { spelled }: Named<'spell'>, tools: MotPourMotTools): Decided => {
  const letters = spelledText(spelled)
  if (letters === '') return ended(state, { ending: 'nothing' }, tools)
  // MPM-18: said while time runs, the captain may spell another.
  return state.given.includes(letters) ? no('given-already', letters) : answer(state, letters, letters, tools)
}

/** MPM-13: moving stops at once. */
const timeRanOut = (state: State, { spelled }: Named<'spell'>, tools: MotPourMotTools): Decided =>
  spelled.length === 0
    ? ended(state, { ending: 'nothing' }, tools)
    : ok([{ type: 'time-ran-out', endsAt: deadline(state, tools.now, WAITS.tell) }])

/** MPM-13, MPM-18: what was spelled must be its beginning, and it must be new; else the turn is lost. */
const told = (
  state: State,
  { spelled }: Named<'tell'>,
  written: string,
  letters: string,
  tools: MotPourMotTools,
): Decided => {
  if (!letters.startsWith(spelledText(spelled))) return lost(state, 'not-its-beginning', tools)
  return state.given.includes(letters) ? lost(state, 'repeated', tools) : answer(state, letters, written, tools)
}

const tell = (state: State, phase: Named<'tell'>, word: string, tools: MotPourMotTools): Decided => {
  const letters = /\s/.test(word.trim()) ? undefined : tools.fold(word)
  if (letters === undefined) return no('one-word-only', word)
  return letters.length > LONGEST_WORD ? no('word-too-long', word) : told(state, phase, word.trim(), letters, tools)
}

/** MPM-21: who asked for nothing skips its next turn; the active team plays again. */
const spelledRight = (state: State, tools: MotPourMotTools): Decided =>
  ended(state, { ending: 'stood', isReplayed: true }, tools)

/** MPM-22: the lexicon answers; a word it does not know may be pleaded for. */
const checkSpelling = (state: State, { letters }: Named<'review'>, tools: MotPourMotTools): Decided =>
  tools.isSpelled(letters)
    ? spelledRight(state, tools)
    : ok([{ type: 'plea-awaited', endsAt: deadline(state, tools.now, WAITS.plead) }])

const votersOf = (state: State, tools: MotPourMotTools): SeatId[] =>
  [...state.teams.sel.seats, ...state.teams.poivre.seats].filter(
    (seat) => tools.present.has(seat) && !tools.bots.has(seat),
  )

const openVote = (
  state: State,
  { letters }: Named<'explain' | 'plead'>,
  on: 'category' | 'spelling',
  tools: MotPourMotTools,
): Decided => {
  const nearest = on === 'spelling' ? tools.nearest(letters) : []
  const opened: Event = { type: 'vote-opened', on, nearest, endsAt: deadline(state, tools.now, WAITS.vote) }
  return votersOf(state, tools).length > 0 ? ok([opened]) : counted(state, [opened], tools)
}

/** The vote as these events leave it is counted at once. */
const counted = (state: State, events: readonly Event[], tools: MotPourMotTools): Decided => {
  const next = events.reduce<State>(evolve, state)
  const result = tally(next, next.phase as Named<'vote'>, tools)
  return result.isOk ? ok([...events, ...result.value]) : result
}

/** MPM-24: strictly more against than for, of the votes cast. */
const tally = (state: State, { on, votes }: Named<'vote'>, tools: MotPourMotTools): Decided => {
  // A seat that went to a bot meanwhile has no vote any more (ALL-9).
  const cast = Object.entries(votes).flatMap(([seat, vote]) => (tools.bots.has(seat as SeatId) ? [] : [vote]))
  const balance = cast.filter((vote) => vote === 'for').length - cast.filter((vote) => vote === 'against').length
  if (balance < 0) return lost(state, on === 'category' ? 'off-category' : 'misspelled', tools)
  if (on === 'category') return ok([{ type: 'review-resumed', endsAt: deadline(state, tools.now, WAITS.review) }])
  // MPM-22: as many for as against: the answer stands, nobody skips, nobody replays.
  return balance > 0 ? spelledRight(state, tools) : ended(state, { ending: 'stood' }, tools)
}

const vote = (state: State, seat: SeatId, move: Extract<Move, { type: 'vote' }>, tools: MotPourMotTools): Decided => {
  if (tools.bots.has(seat)) return no('bots-cast-no-vote')
  const voted: Event = { type: 'voted', seat, vote: move.vote }
  const { votes } = evolve(state, voted).phase as Named<'vote'>
  const isComplete = votersOf(state, tools).every((each) => votes[each] !== undefined)
  return isComplete ? counted(state, [voted], tools) : ok([voted])
}

/** What happens by itself when a deadline has passed, or when the host calls time (ALL-7). */
const timeUp = (state: State, phase: Phase, meant: PhaseName, by: Actor, tools: MotPourMotTools): Decided => {
  if (by.kind === 'seat') return no('the-clock-runs')
  if (meant !== phase.name) return no('too-late')
  if (by.kind === 'host' && phase.endsAt !== undefined) return no('the-clock-runs')
  if (by.kind === 'clock' && (phase.endsAt === undefined || phase.endsAt > tools.now)) return no('not-now')
  switch (phase.name) {
    case 'draw':
      return draw(state, tools)
    case 'read':
      return startTimer(state, tools)
    case 'spell':
      return timeRanOut(state, phase, tools)
    case 'tell':
      return told(state, phase, spelledText(phase.spelled), spelledText(phase.spelled), tools)
    case 'review':
      return ended(state, { ending: 'stood' }, tools)
    case 'plead':
      return lost(state, 'misspelled', tools)
    case 'explain':
      return openVote(state, phase, 'category', tools)
    case 'vote':
      return tally(state, phase, tools)
  }
}

/** What a team mate who is not captain may do. */
const asMate = (
  state: State,
  phase: Phase,
  move: Move,
  seat: SeatId,
  team: Team,
  tools: MotPourMotTools,
): Decided | undefined => {
  if (move.type === 'name-captain') {
    if (phase.name !== 'draw') return no('only-between-turns')
    return state.teams[team].seats.includes(move.seat)
      ? ok([{ type: 'captain-named', team, seat: move.seat }])
      : no('not-a-team-mate')
  }
  if (move.type === 'vote') return phase.name === 'vote' ? vote(state, seat, move, tools) : no('not-now')
  if (move.type !== 'suggest') return undefined
  if (phase.name !== 'spell') return no('not-now')
  if (team !== state.active || seat === actingCaptain(state, team, tools)) return no('only-mates-suggest')
  const word = move.word.trim().slice(0, LONGEST_SUGGESTION)
  const mine = phase.suggestions.filter((each) => each.seat === seat)
  if (word === '' || mine.length >= MOST_SUGGESTIONS) return no('too-many-suggestions')
  return ok([{ type: 'suggested', seat, word }])
}

const SPELLING_MOVES = ['spell', 'take-back', 'done']

/** What only a captain may do (MPM-32); which captain depends on the phase. */
const asCaptain = (state: State, phase: Phase, move: Move, isActive: boolean, tools: MotPourMotTools): Decided => {
  const startsTimer = state.options.edition === 'cactus' ? isActive : !isActive
  switch (phase.name) {
    case 'draw':
      if (SPELLING_MOVES.includes(move.type)) return no('not-before-the-timer')
      if (move.type !== 'draw') break
      return isActive ? draw(state, tools) : no('not-your-part')
    case 'read':
      if (move.type === 'start-timer') return startsTimer ? startTimer(state, tools) : no('timer-not-yours')
      if (move.type === 'turn-over') return isActive ? turnOver(state, phase, tools) : no('not-your-part')
      if (SPELLING_MOVES.includes(move.type)) return no('not-before-the-timer')
      break
    case 'spell':
      if (!SPELLING_MOVES.includes(move.type)) break
      if (!isActive) return no('not-your-part')
      if (move.type === 'spell') {
        if (!/^[A-Z]$/.test(move.letter)) return no('no-letter', move.letter)
        return phase.spelled.length >= LONGEST_WORD
          ? no('word-too-long')
          : ok([{ type: 'letter-spelled', letter: move.letter }])
      }
      if (move.type === 'take-back') {
        const isPossible = Number.isInteger(move.count) && move.count > 0 && move.count <= phase.spelled.length
        return isPossible ? ok([{ type: 'letters-taken-back', count: move.count }]) : no('nothing-to-take-back')
      }
      return done(state, phase, tools)
    case 'tell':
      if (move.type !== 'tell') break
      return isActive ? tell(state, phase, move.word, tools) : no('not-your-part')
    case 'review':
      if (move.type !== 'accept' && move.type !== 'check-spelling' && move.type !== 'contest') break
      if (isActive) return no('not-your-part')
      if (move.type === 'accept') return ended(state, { ending: 'stood' }, tools)
      if (move.type === 'check-spelling') return checkSpelling(state, phase, tools)
      return phase.isContested
        ? no('contested-already')
        : ok([{ type: 'contested', endsAt: deadline(state, tools.now, WAITS.explain) }])
    case 'plead':
      if (move.type !== 'plead') break
      return isActive ? openVote(state, phase, 'spelling', tools) : no('not-your-part')
    case 'explain':
      if (move.type === 'call-vote') return isActive ? openVote(state, phase, 'category', tools) : no('not-your-part')
      if (move.type !== 'withdraw') break
      return isActive
        ? no('only-contesters-withdraw')
        : ok([{ type: 'review-resumed', endsAt: deadline(state, tools.now, WAITS.review) }])
    case 'vote':
      break
  }
  return SPELLING_MOVES.includes(move.type) ? no('fixed-already') : no('not-now')
}

export const decide = (state: State, move: Move, by: Actor, tools: MotPourMotTools): Decided => {
  const { phase } = state
  if (phase.name === 'over') return no('game-over')
  if (move.type === 'time-up') return timeUp(state, phase, move.phase, by, tools)
  // MPM-13 « at once »: whether or not the clock has been heard yet.
  if (phase.endsAt !== undefined && phase.endsAt <= tools.now) return no('too-late')
  const team = by.kind === 'seat' ? teamOf(state, by.seat) : undefined
  if (by.kind !== 'seat' || team === undefined) return no('not-your-part')
  const decided = asMate(state, phase, move, by.seat, team, tools)
  if (decided !== undefined) return decided
  if (by.seat !== actingCaptain(state, team, tools)) return no('not-your-part')
  if (tools.bots.has(by.seat) && (move.type === 'contest' || move.type === 'check-spelling'))
    return no('bots-contest-nothing')
  return asCaptain(state, phase, move, team === state.active, tools)
}
