import { isPast, timeUpRefusal } from '@tablee/game-kit/deadlines.ts'
import { type Actor, ok, type SeatId, withoutUnseen } from '@tablee/kernel'
import { waitsForAbsent } from './absences.ts'
import { isAlone, isKnownAnswer } from './alone.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type { PhaseName } from './options.ts'
import { type Decided, no } from './refusals.ts'
import {
  actingCaptain,
  LONGEST_WORD,
  type Named,
  type Phase,
  type State,
  spelledText,
  type Team,
  teamOf,
} from './state.ts'
import { ended, lost, spelledRight } from './turns.ts'
import { castVote, openVote, tally } from './votes.ts'
import { timerStarter, waitFor } from './waits.ts'
import type { MotPourMotTools } from './world.ts'

const LONGEST_SUGGESTION = 40
const MOST_SUGGESTIONS = 20

const draw = (state: State, tools: MotPourMotTools): Decided => {
  // A deck may have changed since the cards were shuffled.
  const left = state.pile.filter((id) => tools.cards.has(id))
  const played = state.played.filter((id) => tools.cards.has(id))
  // MPM-29: those played are shuffled, but for the one just played.
  const last = played.at(-1)
  const again = left.length > 0 ? [] : tools.chance.shuffle(played.filter((id) => id !== last))
  const pile = left.length > 0 ? left : again.length > 0 ? again : played
  const id = pile[0]
  const card = id === undefined ? undefined : tools.cards.get(id)
  if (id === undefined || card === undefined) throw new Error('a game needs cards')
  const remade: Event[] =
    left.length > 0 ? [] : [{ type: 'pile-made', pile, played: again.length > 0 && last ? [last] : [] }]
  return ok([...remade, { type: 'card-drawn', id, category: card.front, wait: waitFor('read', state, tools) }])
}

const turnOver = (state: State, { card }: Named<'read'>, tools: MotPourMotTools): Decided => {
  if (!state.options.mayTurnOver) return no('no-turning-over')
  if (card.isTurned) return no('turned-already')
  const category = tools.cards.get(card.id)?.back
  // A card that has left the deck meanwhile has one side only.
  if (category === undefined) return no('no-turning-over')
  return ok([{ type: 'card-turned', category, wait: waitFor('read', state, tools) }])
}

const startTimer = (state: State, tools: MotPourMotTools): Decided =>
  ok([{ type: 'timer-started', wait: waitFor('spell', state, tools) }])

const pleaAwaited = (state: State, tools: MotPourMotTools): Event => ({
  type: 'plea-awaited',
  wait: waitFor('plead', state, tools),
})

/** MPM-12, MPM-33: the answer is fixed, and used up. */
const answer = (
  state: State,
  { card }: Named<'spell' | 'tell'>,
  letters: string,
  written: string,
  tools: MotPourMotTools,
): Decided => {
  const isOnTrust = isAlone(state, tools) && !isKnownAnswer(card.category, letters, tools)
  const wait = waitFor('review', state, tools)
  const answered: Event = { type: 'answered', letters, written, ...(isOnTrust ? { isOnTrust } : {}), wait }
  // MPM-22 is asked by nobody where one plays alone: the lexicon looks by itself.
  return ok(isOnTrust && !tools.isSpelled(letters) ? [answered, pleaAwaited(state, tools)] : [answered])
}

const done = (state: State, phase: Named<'spell'>, tools: MotPourMotTools): Decided => {
  const letters = spelledText(phase.spelled)
  if (letters === '') return ended(state, { ending: 'nothing' }, tools)
  // MPM-18: said while time runs, the captain may spell another.
  return state.given.includes(letters) ? no('given-already', letters) : answer(state, phase, letters, letters, tools)
}

/** MPM-13: moving stops at once. */
const timeRanOut = (state: State, { spelled }: Named<'spell'>, tools: MotPourMotTools): Decided =>
  spelled.length === 0
    ? ended(state, { ending: 'nothing' }, tools)
    : ok([{ type: 'time-ran-out', wait: waitFor('tell', state, tools) }])

/** MPM-13, MPM-18: what was spelled must be its beginning, and it must be new; else the turn is lost. */
const told = (
  state: State,
  phase: Named<'tell'>,
  written: string,
  letters: string,
  tools: MotPourMotTools,
): Decided => {
  if (!letters.startsWith(spelledText(phase.spelled))) return lost(state, 'not-its-beginning', tools)
  return state.given.includes(letters) ? lost(state, 'repeated', tools) : answer(state, phase, letters, written, tools)
}

const tell = (state: State, phase: Named<'tell'>, raw: string, tools: MotPourMotTools): Decided => {
  const word = withoutUnseen(raw).trim()
  const letters = /\s/.test(word) ? undefined : tools.fold(word)
  if (letters === undefined) return no('one-word-only', word)
  return letters.length > LONGEST_WORD ? no('word-too-long', word) : told(state, phase, word, letters, tools)
}

/** MPM-22: the lexicon answers; a word it does not know may be pleaded for. */
const checkSpelling = (state: State, { card, letters }: Named<'review'>, tools: MotPourMotTools): Decided =>
  // Alone, nobody could vote on a plea: what the deck knows is well spelled.
  tools.isSpelled(letters) || (isAlone(state, tools) && isKnownAnswer(card.category, letters, tools))
    ? spelledRight(state, tools)
    : ok([pleaAwaited(state, tools)])

/** The table votes; alone, one is taken at one's word. */
const plead = (state: State, phase: Named<'plead'>, tools: MotPourMotTools): Decided =>
  isAlone(state, tools) ? ended(state, { ending: 'stood' }, tools) : openVote(state, phase, 'spelling', tools)

/** What happens when a deadline has passed, nobody who is waited for is there (ALL-6), or the host calls time (ALL-7). */
const timeUp = (state: State, phase: Phase, meant: PhaseName, by: Actor, tools: MotPourMotTools): Decided => {
  const refusal = timeUpRefusal({
    by,
    isCurrent: meant === phase.name,
    endsAt: phase.wait?.endsAt,
    now: tools.now,
    // Somebody who is back by now is waited for again.
    isForAbsent: waitsForAbsent(state, phase, (seat) => !tools.present.has(seat)),
  })
  if (refusal !== undefined) return no(refusal)
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
    if (state.teams[team].captain === move.seat) return ok([])
    return state.teams[team].seats.includes(move.seat)
      ? ok([{ type: 'captain-named', team, seat: move.seat }])
      : no('not-a-team-mate')
  }
  if (move.type === 'vote')
    return phase.name === 'vote' ? castVote(state, phase, seat, move.vote, tools) : no('not-now')
  if (move.type !== 'suggest') return undefined
  if (phase.name !== 'spell') return no('not-now')
  if (team !== state.active || seat === actingCaptain(state.teams[team], tools.present)) return no('only-mates-suggest')
  const word = withoutUnseen(move.word).trim()
  if (word === '') return no('empty-suggestion')
  if (word.length > LONGEST_SUGGESTION) return no('word-too-long', word)
  const mine = phase.suggestions.filter((each) => each.seat === seat)
  if (mine.length >= MOST_SUGGESTIONS) return no('too-many-suggestions')
  return ok([{ type: 'suggested', seat, word }])
}

const SPELLING_MOVES = ['spell', 'take-back', 'done']

/** What only a captain may do (MPM-32); which captain depends on the phase. */
const asCaptain = (state: State, phase: Phase, move: Move, isActive: boolean, tools: MotPourMotTools): Decided => {
  const startsTimer = (timerStarter(state.options, state.active) === state.active) === isActive
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
        return phase.spelled.length >= LONGEST_WORD
          ? no('word-too-long')
          : ok([{ type: 'letter-spelled', letter: move.letter }])
      }
      if (move.type === 'take-back') {
        return move.count <= phase.spelled.length
          ? ok([{ type: 'letters-taken-back', count: move.count }])
          : no('nothing-to-take-back')
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
        : ok([{ type: 'contested', wait: waitFor('explain', state, tools) }])
    case 'plead':
      if (move.type !== 'plead' && move.type !== 'withdraw') break
      if (!isActive) return no('not-your-part')
      // MPM-20: it was a slip, and nobody has to wait for the plea to run out.
      return move.type === 'plead' ? plead(state, phase, tools) : lost(state, 'misspelled', tools)
    case 'explain':
      if (move.type === 'call-vote') return isActive ? openVote(state, phase, 'category', tools) : no('not-your-part')
      if (move.type !== 'withdraw') break
      return isActive
        ? no('only-contesters-withdraw')
        : ok([{ type: 'review-resumed', wait: waitFor('review', state, tools) }])
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
  if (isPast(phase.wait?.endsAt, tools.now)) return no('too-late')
  const team = by.kind === 'seat' ? teamOf(state.teams, by.seat) : undefined
  if (by.kind !== 'seat' || team === undefined) return no('not-your-part')
  const decided = asMate(state, phase, move, by.seat, team, tools)
  if (decided !== undefined) return decided
  if (by.seat !== actingCaptain(state.teams[team], tools.present)) return no('not-your-part')
  if (tools.bots.has(by.seat) && (move.type === 'contest' || move.type === 'check-spelling'))
    return no('bots-contest-nothing')
  return asCaptain(state, phase, move, team === state.active, tools)
}
