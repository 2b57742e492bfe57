import { seatingOf } from '@tablee/game-kit/testing/game-driver.ts'
import { SampleReplay } from '@tablee/game-kit/testing/sample-replay.ts'
import type { SeatId } from '@tablee/kernel'
import { framesOf, turnsIn } from '@tablee/ui/replay/folding.ts'
import { describe, expect, it } from 'vitest'
import { defaults, dixLettres, type Move, type State, type View } from '../game.ts'
import { world } from '../test/driver.ts'
import { replay } from './replay.ts'

const names = { s1: 'Ana', s2: 'Bob' }

describe('a game watched again', () => {
  const table = new SampleReplay(dixLettres, {
    options: { ...defaults, rounds: 3 },
    seating: seatingOf(['s1', 's2']),
    names,
    world,
  })
  const step = () => table.state.step
  const word = () => world.found(table.state.letters)[0]?.word ?? ''
  for (const by of ['s1', 's2', 's1']) {
    table.do(by, { type: 'call', step: step(), kind: 'vowel' }, { type: 'draw-rest', step: step() + 1 })
    table.do('s1', { type: 'write', step: step(), word: word() })
    table.do('s1', { type: 'done', step: step() }, { type: 'search-on', step: step() })
    table.do('s1', { type: 'done', step: step() }).do('s2', { type: 'done', step: step() })
    table.do('s2', { type: 'go-on', step: step() })
    table.do('s2', { type: 'go-on', step: step() })
  }
  const frames = framesOf<State, View, Move>({ game: dixLettres }, table.replay)
  const told = frames.map(({ by, move, view }, nth) =>
    replay.tell({ by, move, before: frames[nth - 1]?.view, after: view }, (seat) => names[seat as 's1'] ?? '', 'fr'),
  )

  it('DIX-1 has a turn for each round, and everybody who played', () => {
    expect(turnsIn(replay as never, frames).length).toBe(3)
    expect(replay.seatsOf(frames[0]?.view as View, names).map(({ name }) => name)).toEqual(['Ana', 'Bob'])
  })
  it('DIX-13 tells each step in a line, and what was possible after each round', () => {
    expect(told.every((line) => line !== '')).toBe(true)
    expect(told[0]).toBe('Manche 1 sur 3')
    expect(told[1]).toMatch(/^Ana tire [A-Z]\.$/)
    expect(told).toContain('Ana pose un mot.')
    expect(told.filter((line) => line === 'Ana cherche encore.')).toHaveLength(3)
    expect(told).not.toContain('C’est l’heure.')
    expect(told.filter((line) => line.includes('Personne ne pouvait faire plus long'))).toHaveLength(3)
    expect(told.at(-1)).toBe('La partie est finie.')
  })
  it('no view of it holds a word before it is shown', () => {
    const seats = ['s1' as SeatId]
    for (const { view, state } of frames)
      if (state.phase.name === 'write')
        for (const seat of seats)
          if (state.phase.words[seat] !== undefined) expect(JSON.stringify(view)).not.toContain(state.phase.words[seat])
  })
})
