import type { Told } from '@tablee/ui/replay/game-replay.ts'
import { isTrue, type Move, type View } from '../game.ts'
import type { Telling } from './texts.ts'

type Step = Told<View, Move>

const tellMove = (move: Move, who: string, after: View, words: Telling): string => {
  switch (move.type) {
    case 'draw':
      return words.draws(who, move.box + 1)
    case 'pick':
      return words.picks(who, after.word ?? '')
    case 'hand-in':
      return words.handsIn(who)
    case 'take-back':
      return words.takesBack(who)
    case 'borrow':
      return words.borrows(who)
    case 'close':
      return words.closes(who)
    case 'arrange':
      return words.arranges(who)
    case 'shuffle':
      return words.shuffles(who)
    case 'stake':
      return words.stakes(who)
    case 'vote':
      return (move.stake ? words.votesWithToken : words.votes)(who, move.line + 1)
    case 'time-up':
      return words.timeUp
    // Never told: a replay does without drafts.
    case 'draft':
    case 'publish':
    case 'read-on':
    case 'tell':
    case 'go-on':
      return ''
  }
}

/** What came of it: a definition read, the vote opened, a round told, the next one's leader. */
const tellOutcome = (before: View, after: View, words: Telling, nameOf: (seat: string) => string): string => {
  const count = after.lines?.length ?? 0
  if (count > (before.lines?.length ?? 0)) return words.reads(count, after.lines?.at(-1) ?? '')
  if (after.phase === 'vote' && before.phase !== 'vote') return words.opensVote
  if (after.last !== undefined && after.last.round !== before.last?.round) {
    const truth = after.last.lines.find(isTrue)
    return truth === undefined ? words.void : words.tells(truth.wording)
  }
  return after.round > before.round ? words.leads(nameOf(after.leader)) : ''
}

/** The step in one line. */
export const tellStep = (
  { by, move, before, after }: Step,
  words: Telling,
  nameOf: (seat: string) => string,
): string => {
  if (move === undefined || before === undefined) return words.begins(nameOf(after.leader))
  const told = tellMove(move, by?.kind === 'seat' ? nameOf(by.seat) : '', after, words)
  return [told, tellOutcome(before, after, words, nameOf)].filter((line) => line !== '').join(' ')
}
