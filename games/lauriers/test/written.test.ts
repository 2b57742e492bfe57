import {
  type HolderKey,
  type SeatId,
  type ServerTime,
  type TableMove,
  type TableState,
  tableMachine,
} from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { type Line, lauriers, type Move, type State } from '../game.ts'
import { LONGEST_TEXT } from '../rules/texts.ts'
import { boxed, cardsFor } from './driver.ts'

const NAMES = ['Ana', 'Bob', 'Cléo', 'Dan', 'Eve', 'Zoé']

/** Six at a table with its log, as a server has it. */
class Table {
  readonly machine = tableMachine(new Map([['lauriers', { game: lauriers as never, world: { cards: cardsFor(6) } }]]))
  now = 1_000_000 as ServerTime
  state: TableState
  /** What each decision's events take in the log. */
  readonly bytes: number[] = []
  readonly log: string[] = []

  constructor() {
    const opening = {
      id: 'd0',
      at: this.now,
      by: { kind: 'clock' },
      move: { type: 'beat' },
      events: this.machine.open(),
    }
    this.state = this.machine.evolve(undefined, opening as never)
    for (const name of NAMES) this.ask(name, { type: 'sit', name })
    this.ask('Ana', { type: 'choose', game: 'lauriers', options: { ...boxed, hasClock: false } })
    this.ask('Ana', { type: 'start' })
  }

  get game(): State {
    return this.state.play?.state as State
  }

  /** Seats are taken in the order of the names. */
  ask(name: string, move: TableMove): string {
    const seat = `s${NAMES.indexOf(name) + 1}` as SeatId
    const isSeated = this.state.seats.some(({ id }) => id === seat)
    const by = isSeated ? ({ kind: 'seat', seat } as const) : ({ kind: 'newcomer', key: name as HolderKey } as const)
    const people = new Set(this.state.seats.map(({ id }) => id))
    const decided = this.machine.decide(this.state, move, by, { now: this.now, people, entropy: () => 'seed' })
    if (!decided.isOk) return decided.refusal.code
    if (decided.value.length > 0) {
      const text = JSON.stringify(decided.value)
      this.bytes.push(new TextEncoder().encode(text).length)
      this.log.push(text)
      this.state = this.machine.evolve(this.state, { id: 'd', at: this.now, by, move, events: JSON.parse(text) })
    }
    return 'done'
  }

  play(name: string, move: Move): string {
    return this.ask(name, { type: 'play', move })
  }

  /** The first word is picked: everybody writes but the leader. */
  pick(): this {
    for (const move of [
      { type: 'draw', box: 0 },
      { type: 'pick', nth: 0 },
    ] as const)
      this.play(this.leader, move)
    return this
  }

  get leader(): string {
    return NAMES[Number(this.game.leader.slice(1)) - 1] ?? ''
  }

  get writers(): string[] {
    return NAMES.filter((name) => name !== this.leader)
  }

  handIn(name: string, text = `Texte de ${name}`): string {
    return this.play(name, { type: 'hand-in', round: this.game.round, text })
  }

  draft(name: string, text: string): string {
    return this.play(name, { type: 'draft', round: this.game.round, text })
  }

  /** What was written since, in bytes. */
  writtenBy(act: () => void): number {
    const before = this.bytes.length
    act()
    return this.bytes.slice(before).reduce((sum, each) => sum + each, 0)
  }
}

/** Three bytes each. */
const long = (nth: number) => String.fromCharCode(0x4e00 + (nth % 20_000)).repeat(LONGEST_TEXT)
const desk = () => {
  const table = new Table().pick()
  for (const [nth, name] of table.writers.entries()) table.handIn(name, long(nth))
  return table
}
const linesOf = ({ phase }: State): readonly Line[] => ('lines' in phase ? phase.lines : [])
const reworded = (table: Table, nth: number): Move => ({
  type: 'arrange',
  lines: linesOf(table.game).map(({ from }, at) => ({ from, wording: long(100 + 10 * nth + at) })),
})

describe('what is written to the log', () => {
  it('ALL-4 a desk is arranged sixty times at once, then once in two seconds; it can always be published', () => {
    const table = desk()
    const answers = Array.from({ length: 300 }, (_, nth) => table.play(table.leader, reworded(table, nth)))
    expect(answers.filter((each) => each === 'done')).toHaveLength(60)
    expect(new Set(answers.slice(60))).toEqual(new Set(['written-too-often']))
    expect(table.play(table.leader, { type: 'shuffle' })).toBe('written-too-often')
    table.now = (table.now + 2000) as ServerTime
    expect(table.play(table.leader, { type: 'shuffle' })).toBe('done')
    expect(table.play(table.leader, { type: 'publish' })).toBe('done')
  })

  it('ALL-4 LAU-6 whatever was typed before, the text can be handed in, and a draft every second goes through for ever', () => {
    const table = new Table().pick()
    const [one = '', other = ''] = table.writers
    for (let second = 0; second < 1800; second++) {
      table.now = (table.now + 1000) as ServerTime
      expect(table.draft(one, `texte ${second}`)).toBe('done')
    }
    const answers = Array.from({ length: 100 }, (_, nth) => table.draft(other, `texte ${nth}`))
    expect(answers.filter((each) => each === 'written-too-often')).toHaveLength(40)
    expect([table.handIn(one), table.handIn(other)]).toEqual(['done', 'done'])
  })

  it('ALL-4 handing in and taking back is no way around it', () => {
    const table = new Table().pick()
    const [one = ''] = table.writers
    const { round } = table.game
    const answers = Array.from({ length: 100 }, (_, nth) => {
      const answer = table.handIn(one, long(nth))
      table.play(one, { type: 'take-back', round })
      return answer
    })
    expect(answers.filter((each) => each === 'done')).toHaveLength(60)
  })

  it('a text is there once: in the event, not in the move', () => {
    const table = new Table().pick()
    const [one = ''] = table.writers
    table.draft(one, 'texte esquissé')
    table.handIn(one, 'texte rendu')
    for (const text of ['texte esquissé', 'texte rendu']) expect(table.log.join('').split(text)).toHaveLength(2)
    const full = desk()
    full.play(full.leader, reworded(full, 0))
    expect(full.log.at(-1)?.split(long(100))).toHaveLength(2)
    expect(full.log.at(-1)).toContain('"move":{"type":"arrange","lines":[]}')
  })

  it('ALL-4 at its longest a desk takes 6 KB, so that a leader writes at most 360 KB and 3 KB a second', () => {
    const table = desk()
    const once = table.writtenBy(() => table.play(table.leader, reworded(table, 0)))
    expect(once).toBeGreaterThan(5000)
    expect(once).toBeLessThan(6000)
    let tried = 1
    // Ten minutes, as fast as can be.
    const written = table.writtenBy(() => {
      for (let second = 0; second < 600; second++) {
        table.now = (table.now + 1000) as ServerTime
        for (let times = 0; times < 5; times++) table.play(table.leader, reworded(table, tried++))
      }
    })
    expect(written).toBeLessThan(60 * 6000 + 600 * 3000)
  })

  it('ALL-4 a writer writes at most 120 KB and 2 KB a second in drafts, whatever is typed', () => {
    const table = new Table().pick()
    const [one = ''] = table.writers
    // What JSON writes as six bytes.
    const dear = (nth: number) => String.fromCharCode(1 + (nth % 7)).repeat(LONGEST_TEXT)
    const once = table.writtenBy(() => table.draft(one, dear(0)))
    expect(once).toBeGreaterThan(1800)
    expect(once).toBeLessThan(2000)
    const all = table.writtenBy(() => {
      for (let nth = 1; nth < 600; nth++) table.draft(one, dear(nth))
    })
    expect(all).toBeLessThan(60 * 2000)
  })
})
