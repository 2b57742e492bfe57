import { lastTold, toldAfter } from '@tablee/game-kit/told.ts'
import type { SeatId } from '@tablee/kernel'
import type { Frame as FrameOf } from '@tablee/ui/replay/frame.ts'
import {
  announcementsFor,
  countersTo,
  type Happening,
  isJoker,
  type Move,
  othersFrom,
  type Piece,
  type PossibleCounter,
  type PossibleWord,
  printedOn,
  type State,
  type View,
} from '../game.ts'

/** How many of the best are shown. */
const BEST = 3

type Words = Parameters<typeof announcementsFor>[2]

export interface AdvisedWord extends PossibleWord {
  readonly counters: readonly PossibleCounter[]
  readonly isPlayed: boolean
}

interface AdvisedCounter extends PossibleCounter {
  readonly isPlayed: boolean
}

/** What the coach has to say to one seat about one moment. */
export type Advice =
  | {
      readonly kind: 'turn'
      /** The best, and what was played if it was a word. */
      readonly words: readonly AdvisedWord[]
      readonly count: number
      /** What was done with the turn, and the table after it. */
      readonly happened: readonly Happening[]
      readonly after: View
    }
  | {
      readonly kind: 'counter'
      readonly word: string
      readonly counters: readonly AdvisedCounter[]
      readonly count: number
      readonly hasDeclined: boolean
    }
  | { readonly kind: 'word'; readonly word: string; readonly counters: readonly PossibleCounter[] }
  | { readonly kind: 'watching'; readonly seat: SeatId | undefined }

type Frame = FrameOf<State, View, Move>

const frameAt = (frames: readonly Frame[], at: number): Frame => {
  const frame = frames[at]
  if (frame === undefined) throw new Error(`no moment ${at}`)
  return frame
}

/** The moment that a turn leads to: that of a run ends with its last card. */
const endOfTurn = (frames: readonly Frame[], at: number, seat: SeatId): Frame => {
  const goesOn = ({ state: { phase } }: Frame) => phase.name === 'run' && phase.seat === seat
  return frames.slice(at + 1).find((frame) => !goesOn(frame)) ?? frameAt(frames, frames.length - 1)
}

const turnAdvice = (frames: readonly Frame[], at: number, seat: SeatId, words: Words): Advice => {
  const { state, view } = frameAt(frames, at)
  const { phase, hands, rows, seats } = state
  const only = 'row' in phase ? { row: phase.row, ...('left' in phase ? { left: phase.left } : {}) } : undefined
  const after = endOfTurn(frames, at, seat).view
  const happened = toldAfter(after, lastTold(view)).filter((each) => each.seat === seat)
  const said = happened.find((each) => each.type === 'announced' || each.type === 'banked')
  const all = announcementsFor(hands[seat] ?? [], rows, words, only).map((possible) => ({
    ...possible,
    isPlayed: said?.word === possible.word && said.row === possible.row,
  }))
  const best = all.filter(({ isPlayed }, nth) => nth < BEST || isPlayed)
  const counters = ({ word, isSure }: PossibleWord) =>
    isSure ? [] : countersTo(word, othersFrom(seats, seat), hands, words)
  return {
    kind: 'turn',
    words: best.map((each) => ({ ...each, counters: counters(each) })),
    count: all.length,
    happened,
    after,
  }
}

const lettersIn = (pieces: readonly Piece[]) => pieces.map(({ card, as }) => as ?? printedOn(card) ?? '').join('')

/** What this seat answered, or was going to: sooner or later in the same wait. */
const answerIn = (frames: readonly Frame[], at: number, seat: SeatId): Move | undefined => {
  const { step } = frameAt(frames, at).state
  const answers = frames.filter(
    ({ by }, nth) => frames[nth - 1]?.state.step === step && by?.kind === 'seat' && by.seat === seat,
  )
  return answers.at(-1)?.move
}

const counterAdvice = (frames: readonly Frame[], at: number, seat: SeatId, word: string, words: Words): Advice => {
  const { hands } = frameAt(frames, at).state
  const answer = answerIn(frames, at, seat)
  const played = answer?.type === 'counter' ? word + lettersIn(answer.cards) : undefined
  const all = countersTo(word, [seat], hands, words).map((each) => ({ ...each, isPlayed: each.letters === played }))
  return {
    kind: 'counter',
    word,
    counters: all.filter(({ isPlayed }, nth) => nth < BEST || isPlayed),
    count: all.length,
    hasDeclined: answer?.type === 'decline',
  }
}

/** What this seat could do at this moment; the game's secrets are told once it is over. */
export const adviceFor = (frames: readonly Frame[], at: number, seat: SeatId, words: Words): Advice => {
  const { phase, seats, hands } = frameAt(frames, at).state
  if (phase.name === 'over') return { kind: 'watching', seat: undefined }
  if (phase.name !== 'counter')
    return phase.seat === seat ? turnAdvice(frames, at, seat, words) : { kind: 'watching', seat: phase.seat }
  const { word } = phase
  return phase.seat === seat
    ? { kind: 'word', word, counters: countersTo(word, othersFrom(seats, seat), hands, words) }
    : counterAdvice(frames, at, seat, word, words)
}

/** Those of each seat that are worth a line: the best first. */
export const bestPerSeat = (counters: readonly PossibleCounter[], most: number): PossibleCounter[] => {
  const times = new Map<SeatId, number>()
  return counters.filter(({ seat }) => {
    const nth = times.get(seat) ?? 0
    times.set(seat, nth + 1)
    return nth < most
  })
}

/** The best way of each seat; seats with the same one stand together. */
export const bestWays = (counters: readonly PossibleCounter[]): { seats: SeatId[]; counter: PossibleCounter }[] => {
  const ways = new Map<string, { seats: SeatId[]; counter: PossibleCounter }>()
  for (const counter of bestPerSeat(counters, 1)) {
    const key = counter.letters + counter.pieces.map(({ card }) => isJoker(card))
    const way = ways.get(key)
    if (way === undefined) ways.set(key, { seats: [counter.seat], counter })
    else way.seats.push(counter.seat)
  }
  return [...ways.values()]
}
