import type { Told } from '@tablee/ui/replay/game-replay.ts'
import type { Move, View } from '../game.ts'
import { lastLine } from '../telling/tell.ts'
import type { GameTexts } from '../texts/fr.ts'
import type { ReplayTexts } from './texts.ts'

type Step = Told<View, Move>

type Telling = ReplayTexts

const turnsHad = ({ turns }: View) => turns.sel + turns.poivre

const tellMove = (move: Move, who: string, after: View, texts: Telling, nameOf: (seat: string) => string): string => {
  const category = after.category ?? ''
  switch (move.type) {
    case 'name-captain':
      return texts.captain(who, nameOf(move.seat))
    case 'draw':
      return texts.draws(who, category)
    case 'turn-over':
      return texts.turnsOver(who, category)
    case 'start-timer':
      return texts.starts(who)
    case 'suggest':
      return texts.suggests(who, move.word)
    case 'spell':
      return texts.spells(who, move.letter, after.spelled ?? '')
    case 'take-back':
      return texts.takesBack(who, move.count)
    case 'done':
      return texts.done(who, after.answer ?? '')
    case 'tell':
      return texts.tells(who, move.word)
    case 'vote':
      return texts.votes[move.vote](who)
    case 'time-up':
      return texts.timeUp[move.phase]
    case 'accept':
    case 'check-spelling':
    case 'plead':
    case 'contest':
    case 'withdraw':
    case 'call-vote':
      return texts.plain[move.type](who)
  }
}

/** The step in one line: who did what, and what became of the turn when that ended it. */
export const tellStep = (
  { by, move, before, after }: Step,
  { telling, board }: { readonly telling: Telling; readonly board: GameTexts },
  nameOf: (seat: string) => string,
): string => {
  if (move === undefined || before === undefined) return telling.setUp(board.teams[after.first])
  const who = by?.kind === 'seat' ? nameOf(by.seat) : ''
  const told = tellMove(move, who, after, telling, nameOf)
  const isTurnOver = turnsHad(after) > turnsHad(before)
  return isTurnOver && after.last ? `${told} ${lastLine(after.last, after.edition, board)}` : told
}
