import { BOT_LEVELS, type BotLevel } from '@tablee/kernel'
import { atDepth } from '@tablee/kernel/testing/depth'
import { describe, expect, it } from 'vitest'
import { fault } from '../rehearsal/invariants.ts'
import { Table } from './driver.ts'

describe('bots among themselves', () => {
  const games = Array.from({ length: atDepth(6) }, (_, nth) => nth)
  it.each(games)('DIX-1 DIX-2 DIX-3 DIX-10 game %i ends, and nothing is wrong on the way', (nth) => {
    const players = 1 + (nth % 12)
    const table = new Table({ players, seed: `random ${nth}`, rounds: 3, draw: nth % 2 ? 'machine' : 'called' })
    const bots: Record<string, BotLevel> = {}
    for (const seat of table.state.seats) bots[seat] = BOT_LEVELS[nth % 3] ?? 'sharp'
    for (let moves = 0; table.state.phase.name !== 'over'; moves++) {
      expect(moves).toBeLessThan(400)
      expect(table.goOn(bots)).toBe(true)
      expect(fault(table.state)).toBeUndefined()
    }
    expect(table.state.results).toHaveLength(3)
  })

  it('an invariant that is broken is told', () => {
    const { state } = new Table({ draw: 'machine' })
    expect(fault(state)).toBeUndefined()
    expect(fault({ ...state, letters: state.letters.slice(1) })).toContain('9 letters')
    expect(fault({ ...state, letters: [...'EEEEEEEEEE'] })).toContain('10 vowels')
    const entry = { word: 'CRI', seats: [state.seats[0]], isValid: false }
    const result = { letters: state.letters, entries: [entry], points: { A: 3 }, best: ['CRIS'] }
    expect(fault({ ...state, results: [result] } as never)).toBe('A scored 3')
  })
})
