import { BOT_LEVELS, seededChance } from '@tablee/kernel'
import { atDepth, enough, unreached } from '@tablee/kernel/testing/depth'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordOut } from '../game.ts'
import { numbered, PACK } from '../rules/cards.ts'
import { lettersOf } from '../rules/rows.ts'
import { othersFrom, type State } from '../rules/state.ts'
import { Play } from './driver.ts'
import { Notebook } from './notebook.ts'
import { playOn, setting, steps, tableOf, world } from './random-play.ts'
import { otherSecrets } from './secrets.ts'

const cardsIn = ({ hands, rows, pile, trash }: State) => [
  ...Object.values(hands).flat(),
  ...rows.flat().map(({ card }) => card),
  ...pile,
  ...trash,
]

describe('random play', () => {
  it('ALL-6 WO-23 after a new deal a seat knows its new hand and nothing else that an onlooker does not', () => {
    let grown = 0
    fc.assert(
      fc.property(setting, steps(400), (chosen, all) => {
        const table = tableOf(chosen)
        playOn(table, all, (before) => {
          const [was = 0, is = 0] = [before, table.state].map((state) => wordOut.deal?.(state))
          expect(is).toBeGreaterThanOrEqual(was)
          if (is === was) return
          grown += 1
          for (const seat of table.state.seats) {
            const { hand: _, ...seen } = table.seenBy(seat)
            expect(seen).toEqual(table.seenBy(undefined))
          }
        })
      }),
      { numRuns: atDepth(60) },
    )
    expect(grown).toBeGreaterThan(enough(5))
  })

  it('WO-1 WO-6 cards are conserved, rows begin words', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(setting, steps(400), (chosen, all) => {
        const table = tableOf(chosen)
        const whole = numbered(chosen.players >= 6 ? [...PACK, ...PACK] : PACK).sort()
        playOn(table, all, () => {
          const { rows } = table.state
          for (const row of rows) expect(row.length === 0 || world.isBeginning(lettersOf(row))).toBe(true)
          expect(new Set(cardsIn(table.state)).size).toBe(whole.length)
          for (const event of table.events.slice(-20)) seen.add(event.type)
        })
        expect(cardsIn(table.state).sort()).toEqual(whole)
      }),
      { numRuns: atDepth(40) },
    )
    // Random play that never gets anywhere proves nothing.
    const all = [
      'laid',
      'taken-back',
      'trashed',
      'announced',
      'banked',
      'passed',
      'drew',
      'went-out',
      'dealt',
      'answered',
    ]
    all.push('run-went-on', 'start-asked', 'ended')
    expect(unreached(all.filter((type) => !seen.has(type)))).toEqual([])
  })

  /** Compares an onlooker's notes with what the table shows. */
  const reading = (table: Play) => {
    const notes = new Notebook(table.seenBy(undefined))
    return (before: State) => {
      const view = table.seenBy(undefined)
      notes.follow(view.told ?? {})
      const isOver = view.phase === 'over' && before.phase.name !== 'over'
      if (isOver && view.ending?.wentOut === undefined) notes.payUp()
      const { rows, held, pile, trash, scores } = notes
      expect({ rows, pile, trash }).toEqual({
        rows: (view.rows ?? []).map(lettersOf),
        pile: view.pileLeft,
        trash: view.trash,
      })
      expect([held, scores]).toEqual([view.held, view.scores])
    }
  }

  it('WO-29 whoever follows what all can see knows rows, hand sizes, pile, trash and scores at any time', () => {
    let deals = 0
    fc.assert(
      fc.property(setting, steps(300), (chosen, all) => {
        const table = tableOf(chosen)
        const compare = reading(table)
        playOn(table, all, compare)
        // Then everybody falls asleep, or leaves their seats to bots.
        const bots = Object.fromEntries(table.state.seats.map((seat) => [seat, 'gentle' as const]))
        for (let before = table.state; before.phase.name !== 'over'; before = table.state) {
          if (chosen.hasClock) table.letTimePass()
          else table.goOn(bots)
          compare(before)
        }
        deals += table.state.deals - 1
      }),
      { numRuns: atDepth(40) },
    )
    expect(deals).toBeGreaterThan(enough(3))
  })

  it('WO-26 WO-29 … also when somebody goes out at the end, with a word', () => {
    const stack = { hands: { Ana: 'E', Bob: 'M M' }, rows: 'R U | C | M | M' }
    const table = new Play({ names: ['Ana', 'Bob'], stack, world })
    const compare = reading(table)
    const before = table.state
    table.wordOut('Ana', 0, 'E')
    compare(before)
    expect(table.score('Ana')).toBe(5)
  })

  it.each([2, 5, 8])('ALL-7 WO-27 left to the clock, every wait ends, and the game of %i with them', (players) => {
    const table = tableOf({ players, seed: 'clock', isStrict: true, hasClock: true })
    let waits = 0
    for (; table.state.phase.name !== 'over' && waits < 1000; waits++) table.letTimePass()
    expect(table.state.phase.name).toBe('over')
    const cards = players >= 6 ? 216 : 108
    expect(waits).toBe(cards - 8 * players - 4 + players)
  })
})

describe('secrecy', () => {
  it('WO-22 a word opens the same window, and a decline ends it alike, whatever the others hold', () => {
    let opened = 0
    fc.assert(
      fc.property(setting, steps(150), fc.string(), (chosen, all, seed) => {
        const table = tableOf(chosen)
        playOn(table, all, (before) => {
          const { phase } = table.state
          const isNew = phase.name === 'counter' && table.state.step !== before.step
          if (!isNew || phase.name !== 'counter') return
          opened += 1
          const other = otherSecrets(table.state, phase.seat, seededChance(seed))
          // Everybody declines, one after the other: each answer leaves both tables alike for all to see.
          let states = [table.state, other]
          for (const seat of othersFrom(table.state.seats, phase.seat)) {
            const move = { type: 'decline', step: table.state.step } as const
            states = states.map((state) => {
              const decided = wordOut.decide(state, move, { kind: 'seat', seat }, table.tools())
              return decided.isOk ? decided.value.reduce<State>(wordOut.evolve, state) : state
            })
            const [one, two] = states.map((state) =>
              wordOut.view(state, { kind: 'onlooker' }, { present: table.present, isPaused: false }),
            )
            expect(one).toEqual(two)
          }
          expect(states[0]?.phase.name).toMatch(/start|turn/)
        })
      }),
      { numRuns: atDepth(25) },
    )
    expect(opened).toBeGreaterThan(enough(20))
  })

  it('WO-22 a bot thinks as long about a word with cards that fit as without', () => {
    let answered = 0
    fc.assert(
      fc.property(setting, steps(150), fc.string(), (chosen, all, seed) => {
        const table = tableOf(chosen)
        playOn(table, all, () => {
          const { phase } = table.state
          if (phase.name !== 'counter') return
          const real = table.state
          const seat = othersFrom(real.seats, phase.seat).find((each) => phase.answers[each] === undefined)
          if (seat === undefined) return
          for (const level of BOT_LEVELS) {
            const one = table.botMove(seat, level)
            table.state = otherSecrets(real, phase.seat, seededChance(seed))
            const two = table.botMove(seat, level)
            table.state = real
            expect(one?.after).toBe(two?.after)
            if (one?.move.type !== two?.move.type) answered += 1
          }
        })
      }),
      { numRuns: atDepth(20) },
    )
    expect(answered).toBeGreaterThan(enough(5))
  })
})
