import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { handOf } from '../rules/state.ts'
import { tableOf } from './random-play.ts'

describe('secrecy', () => {
  it('KOK-39 one’s own hand does show, and score piles to all', () => {
    const table = tableOf({
      mode: 'classic',
      players: 3,
      hasClock: true,
      hasReadyTap: false,
      hasHumanTimer: false,
      skipsIdleRounds: true,
      depth: 5,
      seed: 'open',
    })
    expect(table.seenBy('s1').hand).toEqual(handOf(table.state, 's1' as SeatId))
    expect([table.seenBy('s0').hand, table.seenBy(undefined).hand]).toEqual([
      handOf(table.state, 's0' as SeatId),
      undefined,
    ])
    table.state = {
      ...table.state,
      won: { s0: { letters: handOf(table.state, 's0' as SeatId), themes: [], marked: [] } },
    }
    expect(table.seenBy(undefined).piles.s0).toMatchObject({ letters: handOf(table.state, 's0' as SeatId) })
  })
})
