import { BOT_LEVELS, type SeatId } from '@tablee/kernel'
import { atDepth, enough, unreached } from '@tablee/kernel/testing/depth'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lauriers } from '../game.ts'
import type { Event } from '../rules/events.ts'
import { type State, TOKENS } from '../rules/state.ts'
import { Play } from './driver.ts'
import { countVotes } from './independent-scorer.ts'
import { playOn, setting, steps, tableOf } from './random-play.ts'

const cardsIn = ({ boxes, played }: State) => [...boxes.flat(), ...played].sort()
const stakesIn = (events: readonly Event[], seat: SeatId) =>
  events.filter((event) => event.type === 'staked' && event.seat === seat).length

describe('random play', () => {
  it('LAU-1 LAU-2 LAU-22 pawns only move forward, tokens and cards are conserved', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(setting, steps(300), (chosen, all) => {
        const table = tableOf(chosen)
        const { seats } = table.state
        playOn(table, all, (before) => {
          const { leaves, tokens } = table.state
          const isForward = (seat: SeatId) =>
            (leaves[seat] ?? 0) >= (before.leaves[seat] ?? 1) && (leaves[seat] ?? 0) <= chosen.leaves
          expect(seats.filter((seat) => !isForward(seat))).toEqual([])
          expect(seats.filter((seat) => (tokens[seat] ?? -1) < 0)).toEqual([])
          if (table.state.phase === before.phase) return
          expect(seats.map((seat) => (tokens[seat] ?? 0) + stakesIn(table.events, seat))).toEqual(
            seats.map(() => TOKENS),
          )
          expect(cardsIn(table.state)).toEqual([...table.world.cards.keys()].sort())
        })
        for (const { type } of table.events) seen.add(type)
      }),
      { numRuns: atDepth(60) },
    )
    // Random play that never gets anywhere proves nothing.
    const early = ['round-began', 'boxes-filled', 'drafted', 'taken-back', 'clock-ran-out', 'arranged', 'line-read']
    const late = ['staked', 'voted', 'votes-closed', 'results-told', 'ended']
    expect(unreached([...early, ...late].filter((type) => !seen.has(type)))).toEqual([])
  })

  it('LAU-12 LAU-13 LAU-14 LAU-15 LAU-16 LAU-17 an independent scorer counts the same points', () => {
    let scored = 0
    let merged = 0
    fc.assert(
      fc.property(setting, steps(300), (chosen, all) => {
        const table = tableOf(chosen)
        playOn(table, all, (before) => {
          const { last, seats } = table.state
          if (last === undefined || last === before.last) return
          const points = countVotes(table.events, last.leader, chosen.countsOwnVotes)
          for (const seat of seats) expect(last.scores[seat]?.points).toBe(points.get(seat) ?? 0)
          for (const seat of seats)
            expect(table.state.leaves[seat]).toBe(
              Math.min(chosen.leaves, (before.leaves[seat] ?? 1) + (points.get(seat) ?? 0)),
            )
          if (last.lines.length > 0) scored += 1
          if (last.lines.some(({ from }) => from.length > 1)) merged += 1
        })
      }),
      { numRuns: atDepth(60) },
    )
    expect(scored).toBeGreaterThan(enough(50))
    expect(merged).toBeGreaterThan(enough(20))
  })

  it('LAU-8 every text that counts is read exactly once, and the true one', () => {
    let read = 0
    fc.assert(
      fc.property(setting, steps(200), (chosen, all) => {
        const table = tableOf(chosen)
        playOn(table, all, () => {
          const { phase } = table.state
          if (phase.name !== 'read') return
          read += 1
          expect(phase.lines.flatMap(({ from }) => from).sort()).toEqual(Object.keys(phase.texts).sort())
        })
      }),
      { numRuns: atDepth(30) },
    )
    expect(read).toBeGreaterThan(enough(100))
  })

  it('ALL-6 as soon as a round is over nobody knows more than an onlooker: a chair can change hands', () => {
    let grown = 0
    fc.assert(
      fc.property(setting, steps(200), (chosen, all) => {
        const table = tableOf(chosen)
        playOn(table, all, (before) => {
          const [was = 0, is = 0] = [before, table.state].map((state) => lauriers.deal?.(state))
          expect(is).toBeGreaterThanOrEqual(was)
          if (is === was || table.phase === 'over') return
          grown += 1
          for (const seat of table.state.seats) {
            // LAU-5: whoever has the chair of the leader now has that round's card, and of no other.
            const { words, ...known } = table.seenBy(seat)
            expect(words === undefined).toBe(seat !== table.state.leader || table.phase !== 'pick')
            expect(known).toEqual(table.seenBy(undefined))
          }
        })
      }),
      { numRuns: atDepth(30) },
    )
    expect(grown).toBeGreaterThan(enough(30))
  })

  it.each([3, 6])('ALL-7 left to the clock, every wait ends, and every round of %i with them', (players) => {
    const names = Array.from({ length: players }, (_, nth) => `s${nth}`)
    const table = new Play({ names })
    const leaders: string[] = []
    for (let waits = 0; waits < 4 * players; waits++) {
      if (table.phase === 'draw') leaders.push(table.state.leader)
      table.letTimePass()
    }
    // To pick, to write, the minute after, the results: nobody wrote anything.
    expect(leaders).toEqual(names)
  })

  it('LAU-24 ALL-7 whatever happened before, with everybody gone a round still comes to its end', () => {
    fc.assert(
      fc.property(setting, steps(120), (chosen, all) => {
        const table = tableOf({ ...chosen, hasClock: true, writing: 'strict' })
        playOn(table, all, () => {})
        table.present.clear()
        const { round } = table.state
        for (let waits = 0; waits < 20 && table.phase !== 'over' && table.state.round === round; waits++)
          table.letTimePass()
        expect(table.phase === 'over' || table.state.round > round).toBe(true)
      }),
      { numRuns: atDepth(60) },
    )
  })
})

describe('bots', () => {
  it('ALL-7 whatever people did before, bots bring the game to its end', () => {
    fc.assert(
      fc.property(setting, steps(80), (chosen, all) => {
        const table = tableOf(chosen)
        playOn(table, all, () => {})
        for (const seat of table.state.seats) table.present.add(seat)
        const bots = Object.fromEntries(table.state.seats.map((seat, nth) => [seat, BOT_LEVELS[nth % 3] ?? 'sharp']))
        let decisions = 0
        while (table.phase !== 'over' && decisions < 4000 && table.goOn(bots)) decisions += 1
        expect(table.phase).toBe('over')
      }),
      { numRuns: atDepth(25) },
    )
  })
})
