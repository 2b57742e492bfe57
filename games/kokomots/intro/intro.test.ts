import { seatNamed } from '@tablee/game-kit/testing/game-driver.ts'
import { People } from '@tablee/ui/frames/people.ts'
import { introLaws, sceneOf } from '@tablee/ui/intro/testing/intro-laws.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaults, MODES, type Mode } from '../game.ts'
import { Play } from '../test/driver.ts'
import { intro } from './intro.ts'

const TEAMS = ['sel', 'poivre', 'thym', 'safran']

interface Chosen {
  readonly mode?: Mode
  readonly players?: number
  readonly teams?: 2 | 3 | 4
  readonly hasClock?: boolean
}

/** Just set up; s1 has the longest name, and teams are of two. */
const tableOf = ({ mode = 'classic', players = 4, teams = 2, hasClock = true }: Chosen): Play => {
  const names = Array.from({ length: mode === 'teams' ? 2 * teams : players }, (_, nth) => `s${nth + 1}`)
  const inTeams = TEAMS.slice(0, teams).map((team, nth) => [team, names.slice(2 * nth, 2 * nth + 2)])
  return new Play({
    isAsleep: true,
    options: { mode, teams, hasClock },
    ...(mode === 'teams' ? { teams: Object.fromEntries(inTeams) } : { names }),
  })
}
const begins = (table: Play, me?: string) => intro.begins(sceneOf(table, me === undefined ? me : seatNamed(me)))
const first = (table: Play) => intro.first(table.seenBy(undefined))

describe('the intro of Kokomots', () => {
  introLaws(
    intro,
    fc
      .record({
        mode: fc.constantFrom(...MODES),
        players: fc.integer({ min: 2, max: 6 }),
        teams: fc.constantFrom(2 as const, 3 as const, 4 as const),
        hasClock: fc.boolean(),
      })
      .map(tableOf),
  )

  it('ALL-11 KOK-39 each variant has an intro of its own', () => {
    expect(new Set(MODES.map((mode) => intro.name({ ...defaults, mode }))).size).toBe(4)
    const goals = MODES.map((mode) => intro.goal(sceneOf(tableOf({ mode }), undefined)).text)
    expect(new Set(goals).size).toBe(4)
  })

  it('ALL-11 KOK-4 KOK-16 names who searches first, who judges, and who comes then', () => {
    const table = tableOf({ players: 4 })
    expect(first(table)).toEqual(['s1'])
    expect(begins(table)).toEqual({
      title: 'S1 cherche, S3 juge.',
      text: 'Le nom le plus long commence. Puis c’est à S2.',
    })
    expect(begins(table, 's1').title).toBe('Tu cherches, S3 juge.')
    expect(begins(table, 's2').text).toContain('Puis c’est à toi')
    expect(begins(table, 's3').title).toBe('S1 cherche, tu juges.')
    expect(begins(table, 's4').text).toBe('Puis c’est à S2.')
  })

  it('ALL-11 KOK-17 one person among bots is not said to judge', () => {
    const scene = sceneOf(tableOf({ players: 2 }), seatNamed('s2'))
    const seats = [...scene.people.values()].map((seat) =>
      seat.id === 's1' ? { ...seat, holder: 'bot' as const } : seat,
    )
    expect(intro.begins({ ...scene, people: new People(seats) }).title).toBe('S1 cherche.')
  })

  it('ALL-11 KOK-13 of two players the judge is told to search then', () => {
    const table = tableOf({ players: 2 })
    expect(begins(table, 's2')).toMatchObject({
      title: 'S1 cherche, tu juges.',
      text: expect.stringContaining('Ensuite, tu cherches.'),
    })
  })

  it('ALL-11 KOK-5 no timer is spoken of at a table without a clock', () => {
    expect(begins(tableOf({ hasClock: true }), 's1').text).toContain('sablier')
    expect(begins(tableOf({ hasClock: false }), 's1').text).not.toContain('sablier')
    expect(begins(tableOf({ mode: 'teams', hasClock: false }), 's1').text).not.toContain('sablier')
  })

  it('ALL-11 KOK-33 in the simultaneous mode it names who turns the first letters', () => {
    const table = tableOf({ mode: 'simultaneous' })
    expect(first(table)).toEqual(['s1'])
    expect(begins(table).title).toBe('S1 retourne les lettres.')
    expect(begins(table, 's1').title).toBe('C’est toi qui retournes les lettres.')
  })

  it('ALL-11 KOK-34 KOK-38 in the team mode it names the team that plays and the one that judges', () => {
    const table = tableOf({ mode: 'teams' })
    expect(first(table)).toEqual(['s1', 's2'])
    expect(begins(table).title).toBe('Sel cherche, Poivre juge.')
    expect(begins(table, 's2').title).toBe('Ton équipe cherche, Poivre juge.')
    expect(begins(table, 's3').title).toBe('Sel cherche, ton équipe juge.')
    expect(begins(tableOf({ mode: 'teams', teams: 4 }), 's3').text).toBe('Puis c’est à ton équipe.')
  })
})
