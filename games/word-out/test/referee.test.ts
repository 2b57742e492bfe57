import type { Actor, SeatId } from '@tablee/kernel'
import { atDepth, unreached } from '@tablee/kernel/testing/depth'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Move } from '../rules/moves.ts'
import { Play } from './driver.ts'
import { playOn, setting, steps, world } from './random-play.ts'
import { Referee } from './referee.ts'

/** A table whose every accepted move the referee hears, too. */
class Refereed extends Play {
  readonly referee = new Referee(this.state, world)

  override ask(by: Actor | string, move: Move) {
    const actor: Actor = typeof by === 'string' ? { kind: 'seat', seat: by as SeatId } : by
    const isCutShort = actor.kind === 'clock' && this.now < (this.game.due(this.state)?.at ?? 0)
    const refusal = super.ask(by, move)
    if (refusal === undefined) {
      this.referee.hear(actor, move, this.state, isCutShort)
      this.compare()
    }
    return refusal
  }

  private compare(): void {
    const { hands, rows, pile, trash, scores, phase } = this.state
    const { referee } = this
    const left = phase.name === 'run' ? ` ${phase.left}` : ''
    expect(referee.situation).toBe(this.at + left)
    expect(referee.rows).toEqual(rows)
    expect(referee.scores).toEqual(scores)
    expect(referee.pile).toEqual(pile)
    expect([...referee.trash].sort()).toEqual([...trash].sort())
    for (const [seat, hand] of Object.entries(hands)) expect(referee.hands[seat]?.sort()).toEqual([...hand].sort())
  }
}

describe('a referee who knows the book and none of our code', () => {
  it('WO-6 to WO-28 has every card in the same hand, row or pile, the same scores and the same turn after every move', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(setting, steps(200), ({ players, seed, ...options }, all) => {
        const names = Array.from({ length: players }, (_, nth) => `s${nth}`)
        const table = new Refereed({ names, seed, options, world })
        playOn(table, all, () => {})
        // Then bots play it to the end.
        const bots = Object.fromEntries(names.map((name) => [name, 'gentle' as const]))
        while (table.state.phase.name !== 'over') table.goOn(bots)
        for (const event of table.events) seen.add(event.type)
      }),
      { numRuns: atDepth(25) },
    )
    // Play that never gets anywhere proves nothing.
    const wanted = ['taken-back', 'trashed', 'announced', 'banked', 'answered', 'run-went-on', 'start-asked', 'dealt']
    expect(unreached(wanted.filter((type) => !seen.has(type)))).toEqual([])
  })

  it('WO-26 WO-32 … also of what seldom happens: out with an empty pile, nothing but TRASH in hand, a counter with the last card or a wrong one', () => {
    const stacked = (hands: Record<string, string>, pile = '') =>
      new Refereed({ names: ['Ana', 'Bob'], stack: { hands, rows: 'R U | C H A | M | M', pile }, world })
    expect(stacked({ Ana: 'E', Bob: 'M M' }).wordOut('Ana', 0, 'E').at).toBe('over')
    expect(stacked({ Ana: 'E # #' }).wordOut('Ana', 0, 'E').decline('Bob').at).toBe('Bob turn')
    expect(stacked({ Ana: 'T M', Bob: 'S' }, 'A A').wordOut('Ana', 1, 'T').counterOut('Bob', 'S').at).toBe(
      'Bob start 1',
    )
    expect(stacked({ Ana: 'T M', Bob: 'Z M' }, 'A A').wordOut('Ana', 1, 'T').counter('Bob', 'Z').at).toBe('Ana start 1')
    expect(stacked({ Ana: '#', Bob: '# #' }, '#').lay('Ana', 0, '#').at).toBe('Bob turn')
  })
})
