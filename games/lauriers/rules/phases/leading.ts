import { ok } from '@tablee/kernel'
import { drawFrom } from '../boxes.ts'
import { hasEverySource, type Line, partsEqualTexts } from '../lines.ts'
import type { Move } from '../moves.ts'
import { type Decided, no } from '../refusals.ts'
import { isAlone, type Named, type Phase, type State } from '../state.ts'
import { isBlank, tidy } from '../texts.ts'
import type { LauriersTools } from '../world.ts'
import { pick, publish, publishToBots, readOn, tellResults } from './rounds.ts'
import { close } from './writing.ts'

type LeadersMove = Extract<
  Move,
  { type: 'draw' | 'pick' | 'close' | 'arrange' | 'shuffle' | 'publish' | 'read-on' | 'tell' }
>

/** LAU-8: touched up, merged, put in order; but none is dropped, and none invented. */
const arrange = ({ lines, texts }: Named<'desk'>, wanted: readonly Line[]): Decided => {
  const tidied = wanted.map(({ from, wording }) => ({ from, wording: tidy(wording) }))
  if (!hasEverySource(tidied, texts)) return no('none-dropped-none-invented')
  if (tidied.some(({ wording }) => isBlank(wording))) return no('none-without-words')
  if (partsEqualTexts(tidied, texts)) return no('equal-texts-are-one')
  return ok(JSON.stringify(tidied) === JSON.stringify(lines) ? [] : [{ type: 'arranged', lines: tidied }])
}

/** What the leader asks for at a time that is not for it. */
const untimely = (phase: Phase, move: LeadersMove): Decided => {
  if (move.type === 'draw') return no(phase.name === 'pick' ? 'card-drawn-already' : 'not-now')
  if (move.type === 'pick') return no(phase.name === 'draw' ? 'draw-first' : 'picked-already')
  const isDesks = move.type === 'arrange' || move.type === 'shuffle' || move.type === 'publish'
  return no(isDesks && (phase.name === 'read' || 'votes' in phase) ? 'read-out-already' : 'not-now')
}

/** What the leader may do, phase by phase. */
export const lead = (state: State, phase: Phase, move: LeadersMove, tools: LauriersTools): Decided => {
  switch (phase.name) {
    case 'draw':
      if (move.type === 'draw') return ok(drawFrom(state, move.box, tools))
      break
    case 'pick': {
      if (move.type !== 'pick') break
      const meaning = phase.words[move.nth]
      return meaning === undefined ? no('no-such-word') : ok(pick(state, meaning, tools))
    }
    case 'write':
    case 'late':
      if (move.type === 'close') return close(state, phase, tools)
      break
    case 'desk':
      if (move.type === 'arrange') return arrange(phase, move.lines)
      if (move.type === 'shuffle') return ok([{ type: 'arranged', lines: tools.chance.shuffle(phase.lines) }])
      if (move.type === 'publish') {
        const isForBots = isAlone(state, state.leader, tools.bots) && !tools.bots.has(state.leader)
        return ok((isForBots ? publishToBots : publish)(state, phase.lines, tools))
      }
      break
    case 'read':
      if (move.type === 'read-on') return move.step === state.step ? ok(readOn(state, phase, tools)) : no('too-late')
      break
    case 'tell':
      if (move.type === 'tell') return ok(tellResults(state, phase, tools))
      break
    case 'vote':
    case 'results':
      break
  }
  return untimely(phase, move)
}
