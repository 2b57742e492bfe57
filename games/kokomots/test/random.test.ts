import { BOT_LEVELS } from '@tablee/kernel'
import { atDepth, enough, unreached } from '@tablee/kernel/testing/depth'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kokomots, MODES, type Mode } from '../game.ts'
import type { Event } from '../rules/events.ts'
import { roundOf, type State, turnOf } from '../rules/state.ts'
import { isPaying, pendingIn } from '../rules/turns/waits.ts'
import { countCards } from './independent-scorer.ts'
import { playOn, setting, settingOf, steps, tableOf } from './random-play.ts'

const themesIn = (state: State): string[] =>
  [
    ...state.columns.flatMap(({ themes }) => themes),
    ...state.fifth,
    ...state.boxed,
    ...state.gone.themes,
    ...Object.values(state.won).flatMap(({ themes, marked }) => [...themes, ...marked]),
    ...(turnOf(state)?.team?.words.map(({ theme }) => theme) ?? []),
  ].map(({ id }) => id)

const lettersIn = (state: State): string[] =>
  [
    ...state.columns.flatMap(({ letters }) => letters.flat()),
    ...Object.values(state.hands).flat(),
    ...state.draw,
    ...state.discards,
    ...state.gone.letters,
    ...Object.values(state.won).flatMap(({ letters }) => letters),
    ...(turnOf(state)?.team?.packets.flatMap(({ letters }) => letters) ?? []),
    ...(turnOf(state)?.team?.words.flatMap(({ letters }) => letters) ?? []),
    ...(roundOf(state)?.turned ?? []),
  ].map(({ id }) => id)

const isEachOnce = (cards: readonly string[], count: number) => cards.length === count && new Set(cards).size === count

/** What random play must reach, or it proves nothing. */
const REACHED: Readonly<Record<Mode, readonly Event['type'][]>> = {
  classic: ['turn-readied', 'slipped', 'spelled', 'refused', 'stood', 'discarded', 'nudged', 'closed', 'ended'],
  expert: ['refused', 'stood', 'closed', 'ended'],
  simultaneous: [
    'tapped',
    'said-nothing',
    'search-resumed',
    'round-skipped',
    'voted',
    'refused',
    'paid',
    'owed',
    'ended',
  ],
  teams: ['suggested', 'time-ran-out', 'team-turn-ended', 'refused', 'stood', 'ended'],
}

describe('random play', () => {
  it.each(['teams', 'simultaneous'] as const)(
    'ALL-6 %s: as soon as a turn or round is over nobody knows more than an onlooker',
    (mode) => {
      let grown = 0
      fc.assert(
        fc.property(settingOf(fc.constant(mode)), steps(200), (chosen, all) => {
          const table = tableOf(chosen)
          let was = kokomots.deal?.(table.state) ?? 0
          playOn(table, all, () => {
            const is = kokomots.deal?.(table.state)
            if (is === undefined) return
            expect(is).toBeGreaterThanOrEqual(was)
            if (is > was) {
              grown += 1
              const open = { ...table.seenBy(undefined), hand: [] }
              for (const seat of table.state.seats) expect(table.seenBy(seat)).toEqual(open)
            }
            was = is
          })
        }),
        { numRuns: atDepth(30) },
      )
      expect(grown).toBeGreaterThan(enough(30))
    },
  )

  it.each(['classic', 'expert'] as const)(
    'ALL-6 KOK-39 %s: a hand is known to the end, and no chair changes hands',
    (mode) => {
      fc.assert(
        fc.property(settingOf(fc.constant(mode)), steps(40), (chosen, all) => {
          const table = tableOf(chosen)
          playOn(table, all, () => expect(kokomots.deal?.(table.state)).toBeUndefined())
        }),
        { numRuns: atDepth(5) },
      )
    },
  )

  it.each(MODES)(
    'KOK-1 KOK-3 ALL-4 %s: all 110 letters and 30 themes lie somewhere, each once; what is waited for ends',
    (mode) => {
      const seen = new Set<string>()
      fc.assert(
        fc.property(settingOf(fc.constant(mode)), steps(500), (chosen, all) => {
          const table = tableOf(chosen)
          playOn(table, all, (before) => {
            const { state } = table
            if (state === before) return
            expect(isEachOnce(lettersIn(state), 110)).toBe(true)
            expect(isEachOnce(themesIn(state), 30)).toBe(true)
            const waits = pendingIn(state)
            expect(new Set(waits.map(({ step }) => step)).size).toBe(waits.length)
            if (table.phase === 'over') expect([kokomots.due(state), state.claims]).toEqual([undefined, []])
            else {
              expect(waits.length).toBeGreaterThan(0)
              // ALL-7: with a clock there is always a deadline, but for a search that a table wants without end (KOK-33).
              const isEndless = state.phase.name === 'searching' && !chosen.skipsIdleRounds && !isPaying(state)
              expect(kokomots.due(state) !== undefined).toBe(chosen.hasClock && !isEndless)
            }
          })
          for (const { type } of table.events) seen.add(type)
        }),
        // Somebody shouts in one classic game of six: in forty it may never happen.
        { numRuns: atDepth(mode === 'classic' ? 75 : 40) },
      )
      expect(unreached(REACHED[mode].filter((type) => !seen.has(type)))).toEqual([])
    },
  )

  it('KOK-24 KOK-27 KOK-31 KOK-37 an independent scorer counts the same points', () => {
    let scored = 0
    let linked = 0
    fc.assert(
      fc.property(setting, steps(400), (chosen, all) => {
        const table = tableOf(chosen)
        playOn(table, all, () => {})
        const points = countCards(table.events)
        for (const { id } of table.state.camps) expect(table.score(id)).toBe(points.get(id) ?? 0)
        scored += [...points.values()].filter((each) => each > 0).length
        linked += Object.values(table.state.won).filter(({ marked }) => marked.length > 0).length
      }),
      { numRuns: atDepth(60) },
    )
    expect(scored).toBeGreaterThan(enough(60))
    expect(linked).toBeGreaterThan(enough(5))
  })

  it('KOK-40 what a claim holds stays where it lies, and no two hold the same', () => {
    let held = 0
    fc.assert(
      fc.property(setting, steps(300), (chosen, all) => {
        const table = tableOf(chosen)
        playOn(table, all, () => {
          const { claims } = table.state
          const cards = claims.flatMap((claim) => claim.cards)
          expect(new Set(cards).size).toBe(cards.length)
          expect(new Set(claims.map(({ column }) => column)).size).toBe(claims.length)
          for (const claim of table.seenBy(undefined).claims ?? []) {
            expect(claim.cards.length).toBe(claims.find(({ id }) => id === claim.id)?.cards.length)
            held += 1
          }
        })
      }),
      { numRuns: atDepth(40) },
    )
    expect(held).toBeGreaterThan(enough(200))
  })

  it.each(MODES)('ALL-7 %s: left to the clock, every wait ends and the turn goes around', (mode) => {
    fc.assert(
      fc.property(settingOf(fc.constant(mode)), steps(60), (chosen, all) => {
        const table = tableOf({ ...chosen, hasClock: true, skipsIdleRounds: true })
        playOn(table, all, () => {})
        table.leave(...table.state.seats)
        const number = () => turnOf(table.state)?.number ?? roundOf(table.state)?.number ?? 0
        const from = number()
        for (let waits = 0; waits < 60 && table.phase !== 'over' && number() <= from + 2; waits++) table.letTimePass()
        expect(table.phase === 'over' || number() > from + 2).toBe(true)
      }),
      { numRuns: atDepth(25) },
    )
  })
})

describe('bots', () => {
  it.each(MODES)('ALL-7 %s: whatever people did before, bots bring the game to its end', (mode) => {
    fc.assert(
      fc.property(settingOf(fc.constant(mode)), steps(60), (chosen, all) => {
        const table = tableOf({ ...chosen, hasClock: true })
        playOn(table, all, () => {})
        for (const seat of table.state.seats) {
          table.comeBack(seat).bots.add(seat)
        }
        const bots = Object.fromEntries(table.state.seats.map((seat, nth) => [seat, BOT_LEVELS[nth % 3] ?? 'sharp']))
        let decisions = 0
        while (table.phase !== 'over' && decisions < 3000 && table.goOn(bots)) decisions += 1
        expect(table.phase).toBe('over')
      }),
      { numRuns: atDepth(12) },
    )
  })
})
