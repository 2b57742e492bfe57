import { type SeatId, seededChance } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { defaults, kokomots, MODES, type Mode, type Options } from '../game.ts'
import { CONSTRAINTS } from '../rules/world.ts'
import { Play } from './driver.ts'
import { TRIAL_LETTERS, TRIAL_THEMES } from './trial-deck.ts'

const seats = (...names: readonly string[]) => names.map((name) => name as SeatId)
const TWO_TEAMS = { sel: ['Ana', 'Bob'], poivre: ['Cléo', 'Dan'] }
const tableOf = (mode: Mode, options: Partial<Options> = {}) =>
  mode === 'teams'
    ? new Play({ teams: TWO_TEAMS, options, isAsleep: true })
    : new Play({ options: { mode, ...options }, isAsleep: true })

const setup = (options: Partial<Options>, names: Readonly<Record<string, string>>, seed = 'lot') =>
  kokomots.setup(
    { ...defaults, ...options },
    { seats: seats(...Object.keys(names)), teams: {}, names },
    { ...tableOf('classic').tools(), chance: seededChance(seed) },
  )
const firstIn = (names: Readonly<Record<string, string>>, seed?: string) => {
  const set = setup({}, names, seed)
  const [event] = set.isOk ? set.value : []
  return event?.type === 'set-up' ? event.first : undefined
}

describe('who plays', () => {
  it('KOK-2 two to six, each for themselves', () => {
    const count = (players: number) => {
      const set = setup({}, Object.fromEntries(Array.from({ length: players }, (_, nth) => [`s${nth}`, 'Nom'])))
      return set.isOk ? 'ok' : set.refusal.code
    }
    expect([1, 2, 6, 7].map(count)).toEqual(['two-to-six', 'ok', 'ok', 'two-to-six'])
    expect(kokomots.seats(defaults)).toEqual({ min: 2, max: 6, teams: [] })
  })

  it('KOK-34 two to four teams of two or three, whose sizes may differ: up to twelve players', () => {
    const range = (teams: 2 | 3 | 4) => kokomots.seats({ ...defaults, mode: 'teams', teams })
    expect(range(2)).toEqual({ min: 4, max: 6, teams: ['sel', 'poivre'] })
    expect(range(4)).toMatchObject({ min: 8, max: 12, teams: ['sel', 'poivre', 'thym', 'safran'] })
    const play = (teams: Readonly<Record<string, readonly string[]>>, count: 2 | 3 = 2) =>
      new Play({ teams, options: { teams: count } }).state.camps.map((camp) => camp.seats.length)
    expect(play({ sel: ['a', 'b'], poivre: ['c', 'd', 'e'] })).toEqual([2, 3])
    for (const teams of [
      { sel: ['a', 'b'], poivre: ['c'] },
      { sel: ['a', 'b'], poivre: ['c', 'd', 'e', 'f'] },
      { sel: ['a', 'b'] },
      { sel: ['a', 'b'], poivre: ['c', 'd'], thym: ['e', 'f'] },
    ])
      expect(() => play(teams)).toThrow('teams-of-two-or-three')
    expect(play({ sel: ['a', 'b'], poivre: ['c', 'd'], thym: ['e', 'f'] }, 3)).toEqual([2, 2, 2])
  })

  it('KOK-4 whoever has most letters in the name given at the table begins, whatever the signs in it', () => {
    expect(firstIn({ s1: 'Zoé', s2: 'Anne-Laure', s3: 'É. Dupont 99!' })).toBe('s2')
  })

  it('KOK-4 ties are drawn by lot', () => {
    const firsts = new Set(
      Array.from({ length: 40 }, (_, nth) => firstIn({ s1: 'Aline', s2: 'Bruno', s3: 'Max' }, `lot ${nth}`)),
    )
    expect([...firsts].sort()).toEqual(['s1', 's2'])
  })

  it('KOK-4 KOK-34 the team of that player begins', () => {
    const set = kokomots.setup(
      { ...defaults, mode: 'teams' },
      {
        seats: seats('a', 'b', 'c', 'd'),
        teams: {
          sel: { seats: seats('a', 'b'), captain: 'a' as SeatId },
          poivre: { seats: seats('c', 'd'), captain: 'c' as SeatId },
        },
        names: { a: 'Al', b: 'Bo', c: 'Cy', d: 'Dominique' } as Readonly<Record<string, string>>,
      },
      tableOf('classic').tools(),
    )
    const state = set.isOk
      ? set.value.reduce<ReturnType<typeof kokomots.evolve> | undefined>(kokomots.evolve, undefined)
      : undefined
    expect(state?.phase).toMatchObject({ name: 'ready', turn: { camp: 'poivre' } })
  })
})

describe('the table', () => {
  it('KOK-1 KOK-3 four piles of five themes, two piles of five letters under each, three letters a player, the rest to draw', () => {
    const { state } = tableOf('classic')
    expect(state.columns.map(({ themes, letters }) => [themes.length, ...letters.map((pile) => pile.length)])).toEqual(
      Array.from({ length: 4 }, () => [5, 5, 5]),
    )
    expect(Object.values(state.hands).map((hand) => hand.length)).toEqual([3, 3, 3])
    expect([state.draw.length, state.boxed.length, state.fifth.length]).toEqual([110 - 40 - 9, 10, 0])
  })

  it('KOK-3 one side of the top theme shows, its other side and what lies under do not', () => {
    const table = tableOf('classic')
    for (const name of ['Ana', undefined]) {
      const [column] = table.seenBy(name).columns ?? []
      const [top, under] = table.state.columns[0]?.themes ?? []
      const text = JSON.stringify(table.seenBy(name))
      expect([column?.title, column?.themesLeft]).toEqual([top?.titles[top.up], 5])
      expect(text).not.toContain(`"${top?.titles[1 - top.up]}"`)
      expect(text).not.toContain(`"${under?.titles[0]}"`)
      expect(text).not.toContain(`"${under?.titles[1]}"`)
    }
  })

  it('KOK-3 either side may be the one that shows', () => {
    const sides = Array.from(
      { length: 20 },
      (_, nth) => new Play({ seed: `side ${nth}` }).state.columns[0]?.themes[0]?.up,
    )
    expect(new Set(sides)).toEqual(new Set([0, 1]))
  })

  it('KOK-3 a table may lay shorter piles, for a shorter game', () => {
    const { state } = tableOf('classic', { depth: 3 })
    expect(state.columns.map(({ themes, letters }) => [themes.length, letters[1].length])).toEqual(
      Array.from({ length: 4 }, () => [3, 3]),
    )
    expect(state.boxed).toHaveLength(18)
  })

  it('KOK-26 in expert all ten others make a fifth pile, top one visible, without letters', () => {
    const table = tableOf('expert')
    expect([table.state.fifth.length, table.state.boxed.length]).toEqual([10, 0])
    const [top] = table.state.fifth
    expect(table.seenBy('Ana').fifth).toEqual({
      title: top?.titles[top.up],
      theme: top?.id,
      themesLeft: 10,
      isHeld: false,
    })
    expect(tableOf('classic').seenBy('Ana').fifth).toBeUndefined()
  })

  it('KOK-39 KOK-28 simultaneous and teams deal no hands', () => {
    const cards = (mode: Mode) => Object.values(tableOf(mode).state.hands).flat().length
    expect(MODES.map(cards)).toEqual([9, 9, 0, 0])
  })

  it('KOK-22 KOK-24 five of each constraint are twenty cards of 110', () => {
    const kinds = [...TRIAL_LETTERS.values()].map(({ constraint }) => constraint)
    expect(CONSTRAINTS.map((kind) => kinds.filter((each) => each === kind).length)).toEqual([5, 5, 5, 5])
    expect(kinds).toHaveLength(110)
  })

  it('KOK-1 without cards enough there is no game', () => {
    const few = new Map([...TRIAL_LETTERS].slice(0, 45))
    expect(() => new Play({ world: { letters: few } })).toThrow('not-enough-cards')
    const themes = new Map([...TRIAL_THEMES].slice(0, 19))
    expect(() => new Play({ world: { themes } })).toThrow('not-enough-cards')
  })

  it('theme cards that the table has seen least are played, and those that lay open count as seen', () => {
    const seen = Object.fromEntries([...TRIAL_THEMES.keys()].slice(0, 10).map((card) => [card, 1]))
    const { state } = new Play({ timesSeen: seen })
    expect(state.boxed.map(({ card }) => card).sort()).toEqual(Object.keys(seen).sort())
    expect(kokomots.shown(state)).toEqual(state.columns.map(({ themes }) => themes[0]?.card))
  })
})
