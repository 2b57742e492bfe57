import { drawPause, pauseWithin, roomIn, type Span } from '@tablee/game-kit/pace.ts'
import type { BotLevel, BotMove, BotTools, Milliseconds, SeatId } from '@tablee/kernel'
import type { Move } from '../rules/moves.ts'
import { teamOf } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { timerStarter } from '../rules/waits.ts'
import { bestByBoard, type Candidate, chooseWord, fitWords } from '../rules/word-choice.ts'
import type { MotPourMotWorld } from '../rules/world.ts'

type Tools = BotTools & MotPourMotWorld

/** Milliseconds: before the first letter, between letters. */
const PACE: Readonly<Record<BotLevel, { readonly thinking: Span; readonly letter: Span }>> = {
  gentle: { thinking: [5000, 12_000], letter: [700, 1200] },
  steady: { thinking: [4000, 9000], letter: [450, 800] },
  sharp: { thinking: [2000, 6000], letter: [250, 450] },
}
const PAUSE: Span = [2000, 4000]
const READING: Span = [3000, 5000]
const EXPLAINING: Span = [8000, 12_000]
const LAST_LOOK: Span = [600, 1000]
const GIVING_UP: Span = [14_000, 20_000]
const SHORTEST_THOUGHT = 500
const SUGGESTIONS = { gentle: 1, steady: 1, sharp: 2 } as const
/** Shorter beginnings that somebody else left are not taken for a word. */
const SHORTEST_LEFT = 3

/** Turns are counted by both teams together: it goes up by one at least with every turn. */
const turnOf = ({ turns }: View) => turns.sel + turns.poivre

const act = (view: View, move: Move, span: Span, { chance }: Tools): BotMove<Move> => ({
  move,
  after: pauseWithin(span, chance(`turn ${turnOf(view)} ${view.phase}`), view.lasts),
})

const knownWords = (view: View, tools: Tools): Candidate[] =>
  fitWords(
    view,
    tools.answers(view.category ?? '').map(({ word }) => word),
    tools,
  )

/** What mates suggested, as far as it can be answered. */
const suggestedWords = (view: View, known: readonly Candidate[], tools: Tools): Candidate[] => {
  const words = (view.suggestions ?? []).map(({ word }) => word)
  return fitWords(view, words, tools).filter(
    ({ letters }) => tools.isSpelled(letters) || known.some((each) => each.letters === letters),
  )
}

/** What the captain is spelling: a mate's word before one's own, and none that does not go on from what was spelled. */
const wordInMind = (view: View, spelled: string, tools: Tools): Candidate | undefined => {
  const team = view.active
  const known = knownWords(view, tools)
  const suggested = suggestedWords(view, known, tools)
  const own = chooseWord(view, team, known, tools.level, tools.chance(`turn ${turnOf(view)} word`))
  const left = spelled === '' ? [] : [...suggested, ...known]
  return [bestByBoard(view, team, suggested), own, ...left].find((candidate) => candidate?.letters.startsWith(spelled))
}

/** Before the first letter; each suggestion starts the pause anew, so it is shorter each time. */
const thinking = (view: View, { letters }: Candidate, { level, chance }: Tools): Milliseconds => {
  const pace = PACE[level]
  const toSpell = letters.length * pace.letter[1] + LAST_LOOK[1]
  const wanted = drawPause(pace.thinking, chance(`turn ${turnOf(view)} thinking`))
  const thought = Math.min(wanted, Math.max(SHORTEST_THOUGHT, roomIn(view.lasts) - toSpell))
  return Math.ceil(thought / (1 + (view.suggestions?.length ?? 0))) as Milliseconds
}

const spell = (view: View, tools: Tools): BotMove<Move> => {
  const spelled = view.spelled ?? ''
  const target = wordInMind(view, spelled, tools)
  if (target === undefined) {
    if (spelled === '') return act(view, { type: 'done' }, GIVING_UP, tools)
    const isWord = spelled.length >= SHORTEST_LEFT && tools.isSpelled(spelled) && !view.given.includes(spelled)
    return act(view, isWord ? { type: 'done' } : { type: 'take-back', count: spelled.length }, PAUSE, tools)
  }
  const letter = target.letters[spelled.length]
  if (letter === undefined) return act(view, { type: 'done' }, LAST_LOOK, tools)
  const chance = tools.chance(`turn ${turnOf(view)} letter ${spelled.length}`)
  const after =
    spelled === '' ? thinking(view, target, tools) : (drawPause(PACE[tools.level].letter, chance) as Milliseconds)
  return { move: { type: 'spell', letter }, after }
}

/** A word for the captain, as long as nothing is spelled. */
const suggest = (view: View, seat: SeatId, tools: Tools): BotMove<Move> | undefined => {
  const all = view.suggestions ?? []
  const mine = all.filter((each) => each.seat === seat).length
  if (view.spelled !== '' || mine >= SUGGESTIONS[tools.level]) return undefined
  const said = new Set(all.map(({ word }) => tools.fold(word)))
  const words = knownWords(view, tools).filter(({ letters }) => !said.has(letters))
  const about = `turn ${turnOf(view)} suggestion ${mine}`
  const chosen = chooseWord(view, view.active, words, tools.level, tools.chance(about))
  if (chosen === undefined) return undefined
  return act(view, { type: 'suggest', word: chosen.word }, PACE[tools.level].thinking, tools)
}

/** MPM-22: a proper noun or a foreign word is worth a plea; a slip is not. */
const plead = (view: View, tools: Tools): BotMove<Move> | undefined => {
  const letters = tools.fold(view.answer ?? '')
  const isMarked = tools
    .answers(view.category ?? '')
    .some((known) => known.isMarked && tools.fold(known.word) === letters)
  return isMarked ? act(view, { type: 'plead' }, PAUSE, tools) : undefined
}

/** Acts as captain, suggests as a mate. A bot never contests, checks or votes (ALL-9). */
export const bot = (view: View, seat: SeatId, tools: Tools): BotMove<Move> | undefined => {
  const team = teamOf(view.teams, seat)
  if (team === undefined) return undefined
  const isActive = team === view.active
  if (view.acting[team] !== seat) return view.phase === 'spell' && isActive ? suggest(view, seat, tools) : undefined
  switch (view.phase) {
    case 'draw':
      return isActive ? act(view, { type: 'draw' }, PAUSE, tools) : undefined
    case 'read':
      return timerStarter(view, view.active) === team ? act(view, { type: 'start-timer' }, READING, tools) : undefined
    case 'spell':
      return isActive ? spell(view, tools) : undefined
    case 'tell': {
      const spelled = view.spelled ?? ''
      const word = wordInMind(view, spelled, tools)?.word ?? spelled
      return isActive ? act(view, { type: 'tell', word }, PAUSE, tools) : undefined
    }
    case 'review':
      return isActive ? undefined : act(view, { type: 'accept' }, PAUSE, tools)
    case 'plead':
      return isActive ? plead(view, tools) : undefined
    case 'explain':
      return isActive ? act(view, { type: 'call-vote' }, EXPLAINING, tools) : undefined
    case 'vote':
    case 'over':
      return undefined
  }
}
