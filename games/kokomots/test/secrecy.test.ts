import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { handOf } from '../rules/state.ts'
import { Play } from './driver.ts'
import { tableOf } from './random-play.ts'

describe('secrecy', () => {
  it('KOK-39 in the classic variant shared screens see the hand of whoever searches, while the turn lasts, and no other one', () => {
    const play = new Play({ isAsleep: true })
    expect(play.seenBy(undefined).openHand).toBeUndefined()
    play.do('Ana', { type: 'ready' })
    expect(play.seenBy(undefined).openHand).toEqual(handOf(play.state, 'Ana' as SeatId))
    for (const name of ['Ana', 'Bob', 'Cléo']) expect(play.seenBy(name).openHand).toBeUndefined()
    play.do('Ana', { type: 'finish', turn: 1 })
    expect(play.seenBy(undefined).openHand).toEqual(handOf(play.state, 'Bob' as SeatId))
  })

  it('KOK-39 not where the table does without, nor in the expert variant, nor at a table of before the option', () => {
    const open = (options: object) => new Play({ options }).seenBy(undefined).openHand
    expect([open({ hasOpenHand: false }), open({ mode: 'expert' }), open({ hasOpenHand: undefined })]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

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
