import { isPast } from '@tablee/game-kit/deadlines.ts'
import { ok, type SeatId } from '@tablee/kernel'
import { isOpen } from '../cards/columns.ts'
import { inOrder } from '../cards/piles.ts'
import type { Announced } from '../moves.ts'
import { type Decided, type No, no } from '../refusals.ts'
import { type Claim, campOf, type Letter, roundOf, type State, topLetters, turnOf } from '../state.ts'
import { judgesOf } from '../turns/roles.ts'
import { packetRefusal } from '../turns/teams.ts'
import { phasePending, waitFor } from '../turns/waits.ts'
import type { KokomotsTools, Theme } from '../world.ts'
import { type Fit, isFit, mustBeSpelled, placing } from './constraints.ts'
import { hintFor, isInAnyList, spellingOf } from './hints.ts'
import { isAlone, settleIfDecided } from './judging.ts'
import { readWord, type Word } from './played-word.ts'
import { ownLetters, themesOf } from './taking.ts'

/** KOK-5, KOK-13, KOK-29, KOK-35, KOK-40: whether this seat may announce a word now. */
const mayNot = (state: State, seat: SeatId, { packet }: Announced, tools: KokomotsTools): No | undefined => {
  const { phase, options } = state
  if (options.mode === 'simultaneous') {
    if (packet !== undefined) return no('other-variant')
    if (phase.name === 'searching') return no('tap-first')
    if (phase.name !== 'announcing') return no('not-now')
    if (phase.seat !== seat) return no('tapped-before-you')
    return isPast(phase.wait.endsAt, tools.now) ? no('too-late') : undefined
  }
  if (phase.name === 'ready') return no('timer-not-started')
  if (phase.name === 'settling') return no('time-is-up')
  if (phase.name !== 'turn') return no('not-now')
  if (campOf(state, seat)?.id !== phase.turn.camp) return no('not-your-turn')
  if (isPast(phasePending(state)?.at, tools.now)) return no('time-is-up')
  if (options.mode === 'teams') return packetRefusal(state, phase.turn, seat, packet, tools)
  if (packet !== undefined) return no('other-variant')
  return state.claims.some(({ by }) => by === seat) ? no('one-word-at-a-time') : undefined
}

/** KOK-10, KOK-26, KOK-40: whether these themes can be played on, and are those that were meant. */
const themeRefusal = (
  state: State,
  { column, isLinked, themes: meant }: Announced,
  themes: readonly string[],
): No | undefined => {
  const chosen = state.columns[column]
  if (chosen === undefined || !isOpen(chosen)) return no('column-closed')
  if (isLinked && (state.options.mode !== 'expert' || state.fifth.length === 0)) return no('no-fifth-theme')
  const isHeld = state.claims.some((claim) => claim.column === column || (claim.isLinked && isLinked))
  if (isHeld) return no('held-by-a-word')
  return meant === undefined || meant.join() === themes.join() ? undefined : no('too-late')
}

/** KOK-6, KOK-9: at least one of one's own and one of the column, and no other. */
const cardsOf = (state: State, seat: SeatId, { cards, column, packet }: Announced): readonly Letter[] | No => {
  const chosen = state.columns[column]
  const own = ownLetters(state, { by: seat, ...(packet === undefined ? {} : { packet }) })
  const tops = chosen === undefined ? [] : topLetters(chosen)
  const found = [...own, ...tops].filter(({ id }) => cards.includes(id))
  if (found.length < cards.length) return no('not-your-card')
  if (!own.some(({ id }) => cards.includes(id))) return no('one-of-your-own')
  return tops.some(({ id }) => cards.includes(id)) ? found : no('one-of-the-column')
}

/** KOK-8 */
const isRefusedBefore = (state: State, word: Word, themes: readonly string[]): boolean =>
  (turnOf(state) ?? roundOf(state))?.refused.some(
    (each) => each.letters === word.whole && each.themes.join() === themes.join(),
  ) ?? false

const isThere = (theme: Theme | undefined): theme is Theme => theme !== undefined

/** The themes as they lie. */
const facesOf = (state: State, on: Pick<Claim, 'column' | 'isLinked'>, { themes }: KokomotsTools) =>
  themesOf(state, on).map(({ card, up }): Theme | undefined => themes.get(card)?.sides[up])

const makeClaim = (
  state: State,
  seat: SeatId,
  { column, isLinked, cards, packet }: Announced,
  word: Word,
  fit: Fit,
  found: readonly Letter[],
  tools: KokomotsTools,
): Claim => {
  const camp = campOf(state, seat)?.id ?? seat
  const isVote = state.options.mode === 'simultaneous'
  const others = state.seats.filter((each) => each !== seat && !tools.bots.has(each))
  const all = isVote ? others : judgesOf(state, camp)
  // KOK-17: alone, one judges no bot: it says what its list has.
  const judges = isAlone(state, tools) ? all.filter((each) => tools.bots.has(each)) : all
  const themes = facesOf(state, { column, isLinked }, tools)
  const spelling = spellingOf(word, themes.filter(isThere), tools.fold)
  const said = {
    id: state.claimsEver + 1,
    by: seat,
    camp,
    turn: (turnOf(state) ?? roundOf(state))?.number ?? 0,
    word: word.written,
    letters: word.whole,
    ...(spelling === undefined ? {} : { spelling }),
    fit,
    column,
    isLinked,
    cards,
    ...(packet === undefined ? {} : { packet }),
    judges,
    hints: themes.map((theme) => hintFor(word, theme, tools.fold)),
  }
  return mustBeSpelled(found)
    ? { ...said, stage: 'spelling', typed: '', wait: waitFor('spell', [seat], state, tools) }
    : { ...said, stage: 'judging', votes: {}, wait: waitFor(isVote ? 'vote' : 'judge', judges, state, tools) }
}

/** ALL-9: nobody can judge what no list knows: alone it is not heard (KOK-17), among people it has to be meant. */
const isDoubtful = (state: State, { column, isLinked, judges }: Claim, word: Word, tools: KokomotsTools): boolean =>
  judges.every((seat) => tools.bots.has(seat)) &&
  !isInAnyList(word, facesOf(state, { column, isLinked }, tools).filter(isThere), tools)

/** KOK-40: of the columns that could take it, the one whose theme is known to have this word; none if that is not one alone. */
const columnMeant = (
  state: State,
  { orElse = [], ...said }: Announced,
  word: Word,
  tools: KokomotsTools,
): Announced | undefined => {
  const { themes: _, ...rest } = said
  const ways = [said, ...orElse.map((way) => ({ ...rest, ...way }))]
  if (ways.length === 1) return said
  const isKnown = ({ column }: Announced) =>
    facesOf(state, { column, isLinked: false }, tools).some((theme) =>
      ['known', 'checks'].includes(hintFor(word, theme, tools.fold)),
    )
  const [meant, ...others] = ways.filter(isKnown)
  return others.length === 0 ? meant : undefined
}

/** KOK-40: everything but theme and wording is checked here (KOK-18). */
export const announce = (state: State, seat: SeatId, asked: Announced, tools: KokomotsTools): Decided => {
  const refusedNow = mayNot(state, seat, asked, tools)
  if (refusedNow !== undefined) return refusedNow
  const word = readWord(asked.word, tools.fold)
  if (word === undefined) return no('no-word', asked.word)
  const said = columnMeant(state, asked, word, tools)
  if (said === undefined) return no('which-theme', word.written)
  const themes = themesOf(state, said).map(({ id }) => id)
  const refused = themeRefusal(state, said, themes)
  if (refused !== undefined) return refused
  const found = cardsOf(state, seat, said)
  if ('isOk' in found) return found
  const placed = placing(word, found)
  if (!isFit(placed)) return no(placed, word.written)
  if (isRefusedBefore(state, word, themes)) return no('refused-before', word.written)
  const claim = makeClaim(state, seat, said, word, placed, found, tools)
  if (isDoubtful(state, claim, word, tools)) {
    if (isAlone(state, tools)) return no('unknown-to-judge', word.written)
    if (!said.isSure) return no('not-in-the-dico', word.written)
  }
  return ok(inOrder(state, () => [{ type: 'claimed', claim }], settleIfDecided(claim.id, tools)))
}
