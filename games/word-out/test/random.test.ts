import { type Actor, BOT_LEVELS, type SeatId, type Viewer } from '@tablee/kernel'
import { loadPlayWords } from '@tablee/lexicon/node'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Notebook } from '../bots/notebook.ts'
import { wordOut } from '../game.ts'
import { numbered, PACK } from '../rules/cards.ts'
import type { Event } from '../rules/events.ts'
import { lettersOf } from '../rules/rows.ts'
import { handOf, othersFrom, type State } from '../rules/state.ts'
import { Play } from './driver.ts'
import { playOn, steps } from './random-play.ts'

const { graph } = loadPlayWords()
const world = {
  isWord: (letters: string) => graph.isWord(letters),
  isBeginning: (letters: string) => graph.isBeginning(letters),
  next: (beginning: string) => graph.next(beginning),
}

const setting = fc.record({
  players: fc.constantFrom(2, 3, 4, 8),
  seed: fc.string(),
  isStrict: fc.boolean(),
  hasClock: fc.boolean(),
})
const tableOf = ({
  players,
  seed,
  ...options
}: {
  players: number
  seed: string
  isStrict: boolean
  hasClock: boolean
}) => new Play({ names: Array.from({ length: players }, (_, nth) => `s${nth}`), seed, options, world })

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
      { numRuns: 60 },
    )
    expect(grown).toBeGreaterThan(5)
  })

  it('WO-1 WO-6 cards are conserved, rows begin words, refusals change nothing, and replay equals live', () => {
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
        const logged: Event[] = JSON.parse(JSON.stringify(table.events))
        expect(logged.reduce<State | undefined>(wordOut.evolve, undefined)).toEqual(table.state)
      }),
      { numRuns: 40 },
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
    expect([...all, 'run-went-on', 'start-asked', 'ended'].filter((type) => !seen.has(type))).toEqual([])
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
      { numRuns: 40 },
    )
    expect(deals).toBeGreaterThan(3)
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

describe('bots', () => {
  it('ALL-6 whatever people did before, a bot that takes a seat over is never refused', () => {
    const done = new Set<string>()
    fc.assert(
      fc.property(setting, steps(120), fc.nat(), (chosen, all, lot) => {
        const table = tableOf(chosen)
        let nth = lot
        playOn(table, all, () => {
          // One seat and level a step: over many steps everybody has a turn.
          nth += 1
          const { seats } = table.state
          const seat = seats[nth % seats.length] as SeatId
          const level = BOT_LEVELS[nth % BOT_LEVELS.length] ?? 'sharp'
          const next = table.botMove(seat, level)
          if (next === undefined || next.at >= (wordOut.due(table.state)?.at ?? next.at + 1)) return
          const by: Actor = { kind: 'seat', seat }
          expect(wordOut.readMove(next.move)).toEqual(next.move)
          const decided = wordOut.decide(table.state, next.move, by, { ...table.tools(), now: next.at })
          expect(decided).toMatchObject({ isOk: true })
          const wrong = decided.isOk ? decided.value.filter((event) => event.type === 'taken-back') : []
          expect(wrong.filter((event) => event.seat === seat)).toEqual([])
          done.add(next.move.type)
        })
      }),
      { numRuns: 60 },
    )
    expect(['lay', 'pass', 'stop', 'counter', 'decline'].filter((type) => !done.has(type))).toEqual([])
  })
})

describe('secrecy', () => {
  /** The same table with other secrets: hands but one's own and the pile exchanged, answers out of turn left out. */
  const withOtherSecrets = (state: State, mine: SeatId | undefined, seed: string): State => {
    const theirs = state.seats.filter((seat) => seat !== mine)
    const hidden = [...theirs.flatMap((seat) => handOf(state, seat)), ...state.pile]
    const mixed = new Play({ seed }).tools().chance.shuffle(hidden)
    const hands = { ...state.hands }
    for (const seat of theirs) hands[seat] = mixed.splice(0, handOf(state, seat).length)
    const { phase } = state
    if (phase.name !== 'counter') return { ...state, hands, pile: mixed }
    const order = othersFrom(state.seats, phase.seat)
    const waitedFor = order.findIndex((seat) => phase.answers[seat] === undefined)
    const unheard = new Set(order.slice(waitedFor).filter((seat) => seat !== mine))
    const answers = Object.fromEntries(Object.entries(phase.answers).filter(([seat]) => !unheard.has(seat as SeatId)))
    return { ...state, hands, pile: mixed, phase: { ...phase, answers } }
  }

  it('WO-29 WO-22 ALL-5 whoever must not know sees the same, whatever the other hands, the pile and the answers out of turn', () => {
    let sealed = 0
    fc.assert(
      fc.property(setting, steps(150), fc.string(), (chosen, all, seed) => {
        const table = tableOf(chosen)
        playOn(table, all, () => {
          const viewers: Viewer[] = [
            { kind: 'onlooker' },
            ...table.state.seats.map((seat): Viewer => ({ kind: 'seat', seat })),
          ]
          for (const viewer of viewers) {
            const mine = viewer.kind === 'seat' ? viewer.seat : undefined
            const other = withOtherSecrets(table.state, mine, seed)
            if (JSON.stringify(other.phase) !== JSON.stringify(table.state.phase)) sealed += 1
            const scene = { present: table.present, isPaused: false }
            expect(wordOut.view(other, viewer, scene)).toEqual(wordOut.view(table.state, viewer, scene))
            expect(wordOut.due(other)).toEqual(wordOut.due(table.state))
          }
        })
      }),
      { numRuns: 25 },
    )
    expect(sealed).toBeGreaterThan(20)
  })

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
          const other = withOtherSecrets(table.state, phase.seat, seed)
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
      { numRuns: 25 },
    )
    expect(opened).toBeGreaterThan(20)
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
            table.state = withOtherSecrets(real, phase.seat, seed)
            const two = table.botMove(seat, level)
            table.state = real
            expect(one?.after).toBe(two?.after)
            if (one?.move.type !== two?.move.type) answered += 1
          }
        })
      }),
      { numRuns: 20 },
    )
    expect(answered).toBeGreaterThan(5)
  })
})
