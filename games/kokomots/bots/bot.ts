import { beganAt, pauseWithin, roomIn, type Span } from '@tablee/game-kit/pace.ts'
import type { BotLevel, BotMove, Instant, SeatId } from '@tablee/kernel'
import type { Move } from '../rules/moves.ts'
import type { ClaimView } from '../rules/view/claims.ts'
import type { View } from '../rules/view/view.ts'
import { type MindTools, wordInMind } from './mind.ts'

/** Seconds of a turn: in a shorter one, bots hurry as people do. */
const TURN = 45
/** Milliseconds: to find a word with letters of one's own; so that a turn brings one or two, two or three, four. */
const FINDING: Readonly<Record<BotLevel, Span>> = {
  gentle: [14_000, 24_000],
  steady: [10_000, 16_000],
  sharp: [6000, 10_000],
}
/** Milliseconds of it that pass while the word before waits for its judge: alone, one announces a word at a time (KOK-40). */
const AHEAD = 3000
/** With letters that lie there for all. */
const SEARCHING: Readonly<Record<BotLevel, Span>> = {
  gentle: [9000, 24_000],
  steady: [7000, 19_000],
  sharp: [5000, 14_000],
}
const STUCK: Span = [5000, 8000]
const AGREEING: Span = [18_000, 26_000]
const LETTER: Span = [300, 600]
const ANNOUNCING: Span = [1000, 2500]
const TURNING: Span = [1500, 3000]
const PAYING: Span = [1500, 3000]
const STARTING: Span = [1500, 3000]
/** Team mates may want to look around first. */
const STARTING_TOGETHER: Span = [6000, 9000]
/** After time is up. */
const STOPPING: Span = [500, 2500]

/** Of so many words spelled, a gentle bot slips in one. */
const SLIPS = 8

interface Pause {
  readonly span: Span
  /** What it is about: the same pause whenever it is asked for. */
  readonly about: string
  readonly lasts?: number | undefined
  readonly since?: Instant | undefined
}

const act = (move: Move, { span, about, lasts, since }: Pause, { chance }: MindTools): BotMove<Move> => {
  const after = pauseWithin(span, chance(`${about} pause`), lasts)
  return since === undefined ? { move, after } : { move, after, since }
}

/** KOK-21 */
const spell = ({ id, word = '', typed = 0, lasts }: ClaimView, tools: MindTools): BotMove<Move> | undefined => {
  const letters = [...word].flatMap((character) => [...(tools.fold(character) ?? '')])
  const right = letters[typed]
  if (right === undefined) return undefined
  const lot = tools.chance(`claim ${id} slip`)
  const isSlip = tools.level === 'gentle' && lot.below(SLIPS) === 0 && lot.below(letters.length) === typed
  const letter = isSlip ? (right === 'E' ? 'A' : 'E') : right
  const most = roomIn(lasts) / letters.length
  const span = [Math.min(LETTER[0], most), Math.min(LETTER[1], most)].map(Math.floor) as [number, number]
  return act({ type: 'spell', claim: id, letter }, { span, about: `claim ${id} letter ${typed}` }, tools)
}

const claim = (view: View, seat: SeatId, pause: Pause, tools: MindTools): BotMove<Move> | undefined => {
  const thought = wordInMind(view, seat, tools)
  if (thought === undefined) return undefined
  const { points: _, ...announced } = thought
  return act({ type: 'claim', ...announced }, pause, tools)
}

const times = ([least, most]: Span, factor: number): Span => [Math.round(least * factor), Math.round(most * factor)]

/** How long the next word of a turn takes. */
const finding = (view: View, level: BotLevel, ahead = 0): Span => {
  const [least, most] = FINDING[level]
  return times([least - ahead, most - ahead], Math.min(1, (view.lasts ?? TURN) / TURN))
}

/** KOK-35: the first, the second… from the start of the timer on: what mates suggest does not put it off. */
const findingInTeam = (view: View, seat: SeatId, level: BotLevel): Pause => {
  const isMine = ({ packet = -1 }: { readonly packet?: number }) => view.packets?.[packet]?.holder === seat
  const said = [...(view.words ?? []), ...(view.claims ?? [])].filter(isMine).length + (view.refused?.length ?? 0)
  const since = beganAt(view)
  const span = times(finding(view, level), since === undefined ? 1 : said + 1)
  return { span, about: `turn ${view.turn} word ${said}`, since }
}

/** Claims what it can; once a turn it changes its letters when nothing comes to mind (KOK-11). */
const playTurn = (view: View, seat: SeatId, tools: MindTools): BotMove<Move> | undefined => {
  if (view.mode === 'teams') return claim(view, seat, findingInTeam(view, seat, tools.level), tools)
  if (view.claims?.some(({ by }) => by === seat)) return undefined
  const about = `turn ${view.turn} claim ${view.claims?.length} hand ${(view.hand ?? []).map(({ id }) => id).join()}`
  const found = claim(view, seat, { span: finding(view, tools.level, AHEAD), about }, tools)
  if (found !== undefined) return found
  if (view.hasDiscarded) {
    // KOK-5: nothing more comes to mind. What waits for the judge may still free a column; KOK-15: a person who keeps time ends the turn.
    if (view.claims?.length || view.hasHumanTimer) return undefined
    return act(
      { type: 'finish', turn: view.turn ?? 0 },
      { span: STUCK, about: `${about} finish`, lasts: view.lasts },
      tools,
    )
  }
  const isLetterLeft = (view.hand?.length ?? 0) + view.drawLeft + view.discards > 0
  return isLetterLeft ? act({ type: 'discard' }, { span: STUCK, about, lasts: view.lasts }, tools) : undefined
}

/** KOK-15: a bot that keeps time is no stickler. */
const keepTime = ({ turn = 0, endsAt }: View, tools: MindTools): BotMove<Move> | undefined =>
  endsAt === undefined
    ? undefined
    : act({ type: 'stop', turn }, { span: STOPPING, about: `turn ${turn} stop`, since: endsAt }, tools)

const inTurn = (view: View, seat: SeatId, tools: MindTools): BotMove<Move> | undefined => {
  const mine = view.camps.find(({ seats }) => seats.includes(seat))
  const isActive = mine?.id === view.active
  if (view.phase === 'ready') {
    const span = (mine?.seats.length ?? 1) > 1 ? STARTING_TOGETHER : STARTING
    return isActive
      ? act({ type: 'ready' }, { span, about: `turn ${view.turn} ready`, lasts: view.lasts }, tools)
      : undefined
  }
  // KOK-43: a team whose time is up waits for what was said.
  if (view.phase !== 'turn') return undefined
  if (isActive) return playTurn(view, seat, tools)
  return view.hasHumanTimer && view.keepers?.includes(seat) ? keepTime(view, tools) : undefined
}

/** KOK-29: taps only with a word in mind, and agrees to skip without one. */
const search = (view: View, seat: SeatId, tools: MindTools): BotMove<Move> | undefined => {
  const { round = 0, lasts } = view
  if (view.out?.includes(seat)) return undefined
  const since = beganAt(view)
  if (wordInMind(view, seat, tools) !== undefined)
    return act({ type: 'tap', round }, { span: SEARCHING[tools.level], about: `round ${round}`, lasts, since }, tools)
  if (view.skips?.includes(seat)) return undefined
  return act({ type: 'skip', round }, { span: AGREEING, about: `round ${round}`, lasts, since }, tools)
}

const inRound = (view: View, seat: SeatId, tools: MindTools): BotMove<Move> | undefined => {
  const about = `round ${view.round} ${view.phase}`
  const pause = { span: ANNOUNCING, about, lasts: view.lasts }
  switch (view.phase) {
    case 'turning':
      // KOK-42: not before all have paid.
      return view.turner === seat && view.payments?.length === 0
        ? act({ type: 'turn-letters' }, { ...pause, span: TURNING }, tools)
        : undefined
    case 'searching':
      return search(view, seat, tools)
    case 'announcing':
      if (view.tapper !== seat) return undefined
      return claim(view, seat, pause, tools) ?? act({ type: 'give-up' }, pause, tools)
    default:
      return undefined
  }
}

/** Plays by what its seat can see, with the answers that the deck knows; judges by silence (ALL-9). */
export const bot = (view: View, seat: SeatId, tools: MindTools): BotMove<Move> | undefined => {
  if (view.phase === 'over' || !view.seats.includes(seat)) return undefined
  const spelling = view.claims?.find(({ by, stage }) => by === seat && stage === 'spelling')
  if (spelling !== undefined) return spell(spelling, tools)
  const payment = view.payments?.find((each) => each.seat === seat)
  const [card] = payment?.from ?? []
  // A theme comes first: as many points as a letter, and the fewer the better (KOK-25).
  if (payment !== undefined && card !== undefined)
    return act({ type: 'pay', card }, { span: PAYING, about: `payment ${payment.step}`, lasts: payment.lasts }, tools)
  return view.mode === 'simultaneous' ? inRound(view, seat, tools) : inTurn(view, seat, tools)
}
