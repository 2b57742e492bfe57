import type { SeatId, TableView } from '@tablee/kernel'
import type { Asked } from '@tablee/ui/frames/asked.ts'
import type { ClaimView, Move, View } from '../game.ts'
import type { GameTexts } from '../texts/texts.ts'

type Texts = Pick<GameTexts, 'around'>

/** Whoever has a hand of their own to hide: nobody in the simultaneous mode. */
const hasHands = ({ mode }: View) => mode === 'classic' || mode === 'expert'

/** KOK-40: judged in passing by whoever plays by now: their own hand lies beside it. */
const isAtPlay = (view: View, seat: SeatId) =>
  hasHands(view) &&
  view.phase === 'turn' &&
  view.camps.some(({ id, seats }) => id === view.active && seats.includes(seat))

/** KOK-21: what is typed is hidden; KOK-16, KOK-38: on a judge's page nothing is secret. The device goes back where it was. */
const askedFor = (view: View, claim: ClaimView, people: readonly SeatId[]): Asked | undefined => {
  if (claim.stage === 'spelling')
    return people.includes(claim.by) ? { seats: [claim.by], isOpen: true, isInPassing: true } : undefined
  const judge = claim.judges.find((seat) => people.includes(seat) && !claim.voted?.includes(seat))
  if (judge === undefined) return undefined
  return isAtPlay(view, judge) ? { seats: [judge] } : { seats: [judge], isOpen: true, isInPassing: true }
}

/** KOK-32: the others, all at once; two at the table have no show of hands to make. */
const voteOn = (claim: ClaimView, people: readonly SeatId[], { around }: Texts): Asked | undefined => {
  const voters = claim.judges.filter((seat) => people.includes(seat) && !claim.voted?.includes(seat))
  if (claim.stage === 'spelling' || voters.length < 2) return undefined
  const yes: Move = { type: 'accept', claim: claim.id }
  const no: Move = { type: 'refuse', claim: claim.id, reason: 'other' }
  const choices = [
    { text: around.yes, move: yes },
    { text: around.no, move: no },
  ]
  const abstain: Move = { type: 'abstain', claim: claim.id }
  return {
    seats: voters,
    hands: { text: around.vote(claim.word ?? '', claim.titles.join(' + ')), choices, abstain },
  }
}

/** KOK-28: nothing is secret, whoever has a word takes the device. */
const inRound = (view: View, people: readonly SeatId[], { around }: Texts): Asked => {
  const payer = view.payments?.find(({ seat }) => people.includes(seat))?.seat
  if (payer !== undefined) return { seats: [payer], isOpen: true }
  const { phase, turner, tapper, round = 0, out = [], skips = [] } = view
  if (phase === 'turning' && turner !== undefined) return { seats: [turner], isOpen: true }
  if (phase === 'announcing' && tapper !== undefined) return { seats: [tapper], isOpen: true }
  if (phase !== 'searching') return { seats: [] }
  const pass: Move = { type: 'skip', round }
  const wish: Move = { type: 'tap', round }
  return {
    seats: view.seats.filter((seat) => !out.includes(seat) && !skips.includes(seat)),
    isOpen: true,
    invitation: { text: around.whoHasAWord, nobody: around.nobody, pass, wish },
  }
}

/** Around one device: whoever plays, under cover; a team without one among its own; a word that waits comes first. */
export const askedOf = (view: View, { seats }: Pick<TableView, 'seats'>, texts: Texts): Asked => {
  if (view.phase === 'over') return { seats: [] }
  const people = seats.filter(({ holder }) => holder === 'person').map(({ id }) => id)
  for (const claim of view.claims ?? []) {
    const vote = view.mode === 'simultaneous' ? voteOn(claim, people, texts) : undefined
    const asked = vote ?? askedFor(view, claim, people)
    if (asked) return asked
  }
  if (view.mode === 'simultaneous') return inRound(view, people, texts)
  return { seats: view.camps.find(({ id }) => id === view.active)?.seats ?? [] }
}
