import type { Shelf } from '@tablee/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadShelf } from '../../../packages/rehearsal/src/load.ts'
import { VirtualTable } from '../../../packages/rehearsal/src/virtual-table.ts'
import type { Mode, State } from '../game.ts'
import { kokomotsFault } from './invariants.ts'
import { kokomotsOptions } from './teller.ts'

const fault = (state: State, before?: State) => kokomotsFault(state, before)

let shelf: Shelf
beforeAll(async () => {
  shelf = await loadShelf()
})

/** Bots play until this holds: how it lies then, and how it lay a decision before. */
const playedUntil = (
  mode: Mode,
  holds: (now: State, before: State) => boolean,
): readonly [now: State, before: State] => {
  const table = new VirtualTable(shelf, 'invariants')
  table.askAs('host', { type: 'sit', name: 'host' })
  table.askAs('host', { type: 'choose', game: 'kokomots', options: kokomotsOptions(mode, 4) })
  for (const level of ['gentle', 'steady', 'sharp'] as const) table.askAs('host', { type: 'bot', level })
  table.askAs('host', { type: 'start' })
  const seat = table.seatOf('host')
  if (seat !== undefined) table.askAs('host', { type: 'hand-over', seat, to: 'steady' })
  const state = () => table.state.play?.state as State
  for (;;) {
    const before = state()
    if (!table.tick()) throw new Error('it never holds')
    if (holds(state(), before)) return [state(), before]
  }
}
const stands = (now: State, before: State) => JSON.stringify(now.won) !== JSON.stringify(before.won)

describe('what must hold after every decision of Kokomots', () => {
  it.each(['classic', 'expert', 'simultaneous', 'teams'] as const)('holds when points come in: %s', (mode) => {
    expect(fault(...playedUntil(mode, stands))).toBeUndefined()
  })

  it('KOK-1 a card that is lost, doubled, changed or made up is told', () => {
    const [now, before] = playedUntil('classic', stands)
    const [first, second, ...others] = now.draw
    if (first === undefined || second === undefined) throw new Error('nothing to draw')
    const drawing = (...draw: State['draw']) => fault({ ...now, draw: [...draw, ...others] }, before)
    expect(drawing(second)).toMatch(`letters lost: ${first.id}=`)
    expect(drawing(first, first)).toBe('1 letters are there twice')
    expect(drawing({ ...first, letter: 'É' }, second)).toMatch(/^letters lost/)
    expect(drawing(first, second, { id: 'new', letter: 'E' })).toBe('111 letters, not 110')
    expect(fault({ ...now, boxed: now.boxed.slice(1) }, before)).toMatch(/^themes lost/)
    expect(fault({ ...now, boxed: now.boxed.slice(1) })).toBe('29 themes, not 30')
  })

  it('KOK-24 so is a point that no word accounts for', () => {
    const [now, before] = playedUntil('classic', stands)
    const silent = { ...now, told: before.told }
    expect(fault(silent, before)).toMatch(/points, not 0$/)
    const winner = Object.keys(now.won)[0] ?? ''
    const themes = now.won[winner]?.themes ?? []
    const robbed = { ...now, won: {}, gone: { letters: now.won[winner]?.letters ?? [], themes } }
    expect(fault(robbed, before)).toMatch(`${winner} has 0 points, not`)
    expect(fault(now)).toBe('points before the first word')
  })

  it('KOK-31 a card paid costs one or two, and no more', () => {
    const [now] = playedUntil('simultaneous', stands)
    const [[id = '', pile] = []] = Object.entries(now.won)
    const [theme] = pile?.themes ?? []
    const seat = now.seats.find((each) => each === id)
    if (pile === undefined || theme === undefined || seat === undefined) throw new Error('nothing was won')
    const nth = (now.told.at(-1)?.nth ?? 0) + 1
    const paid: State = {
      ...now,
      won: { ...now.won, [id]: { ...pile, themes: [] } },
      gone: { ...now.gone, themes: [theme] },
      told: [...now.told, { type: 'paid', seat, what: 'Ville', nth }],
    }
    expect(fault(paid, now)).toBeUndefined()
    expect(fault({ ...paid, told: now.told }, now)).toMatch(/points, not/)
    const stripped = { ...now.won, [id]: { ...pile, themes: [], letters: [] } }
    const discards = [...now.discards, ...pile.letters]
    expect(fault({ ...paid, won: stripped, discards }, now)).toMatch(/has 0 points/)
  })

  it('KOK-37 a team has the themes of three words, and of fewer the letters alone', () => {
    const [now, before] = playedUntil('teams', stands)
    const { last } = now
    if (last === undefined) throw new Error('no timer is over')
    const pile = now.won[last.camp]
    if (pile === undefined) throw new Error('nothing was won')
    const kept = (themes: typeof pile.themes, words: typeof last.words) =>
      fault(
        {
          ...now,
          won: { [last.camp]: { ...pile, themes } },
          gone: { ...now.gone, themes: last.words.map(({ theme }) => theme).filter((each) => !themes.includes(each)) },
          last: { ...last, words },
        },
        before,
      )
    const themes = last.words.map(({ theme }) => theme)
    expect(kept(last.hasAll ? themes : [], last.words)).toBeUndefined()
    expect(kept(last.hasAll ? [] : themes, last.words)).toMatch(/points, not/)
  })

  it('KOK-10 KOK-23 so are letters under an empty pile, and a game that ends too early or too late', () => {
    const [now, before] = playedUntil('classic', ({ columns }) => columns.some(({ themes }) => themes.length === 0))
    expect(fault({ ...now, phase: { name: 'over' } }, before)).toBe('over with 1 piles empty')
    const [letter, ...others] = now.gone.letters
    if (letter === undefined) throw new Error('no letter left the game')
    const columns = now.columns.map((column) =>
      column.themes.length === 0 ? { ...column, letters: [[letter], []] as const } : column,
    )
    expect(fault({ ...now, columns, gone: { ...now.gone, letters: others } }, before)).toMatch(/pile that is empty/)
    const [over, last] = playedUntil('classic', ({ phase }) => phase.name === 'over')
    expect(fault({ ...over, phase: last.phase }, last)).toBe('3 piles empty, and it goes on')
  })

  it('KOK-39 so is a hand where none is dealt', () => {
    const [now, before] = playedUntil('simultaneous', stands)
    const [letter, ...draw] = now.draw
    if (letter === undefined) throw new Error('nothing to draw')
    const [seat = ''] = now.seats
    expect(fault({ ...now, draw, hands: { ...now.hands, [seat]: [letter] } }, before)).toBe(`${seat} holds 1 letters`)
  })
})
