import { seatNamed } from '@tablee/game-kit/testing/game-driver.ts'
import { introLaws, sceneOf } from '@tablee/ui/intro/testing/intro-laws.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Edition } from '../game.ts'
import { EDITIONS } from '../rules/options.ts'
import { TEAMS } from '../rules/state.ts'
import { Play } from '../test/driver.ts'
import { intro } from './intro.ts'

interface Chosen {
  readonly edition?: Edition
  readonly isLong?: boolean
  readonly first?: 'sel' | 'poivre'
  /** Of Sel, and of Poivre. */
  readonly sizes?: readonly [number, number]
}

/** Seats s1, s2… of Sel, then those of Poivre; captains are the first of each. */
const tableOf = ({
  edition = 'cactus',
  isLong = false,
  first = 'sel',
  sizes: [ours, theirs] = [2, 2],
}: Chosen): Play => {
  const seats = Array.from({ length: ours + theirs }, (_, nth) => seatNamed(`s${nth + 1}`))
  const [sel, poivre] = [seats.slice(0, ours), seats.slice(ours)]
  const captainOf = (team: typeof seats) => team[0] ?? seatNamed('')
  return new Play({
    edition,
    first,
    options: { isLong },
    teams: { sel: { seats: sel, captain: captainOf(sel) }, poivre: { seats: poivre, captain: captainOf(poivre) } },
  })
}
const phone = (table: Play, me?: string) => intro.phone(sceneOf(table, me === undefined ? me : seatNamed(me)))
const begins = (table: Play, me?: string) => intro.begins(sceneOf(table, me === undefined ? me : seatNamed(me)))

describe('the intro of Mot pour Mot', () => {
  introLaws(
    intro,
    fc
      .record({
        edition: fc.constantFrom(...EDITIONS),
        isLong: fc.boolean(),
        first: fc.constantFrom(...TEAMS),
        sizes: fc.constantFrom<[number, number]>([1, 1], [1, 2], [2, 1], [3, 2], [6, 6]),
      })
      .map(tableOf),
  )

  it('ALL-11 MPM-26 MPM-28 tells how many tiles win: five cacti, six captures, one more in the long game', () => {
    const goal = (chosen: Chosen) => intro.goal(sceneOf(tableOf(chosen), undefined)).text
    expect(goal({ edition: 'cactus' })).toContain('Cinq cactus')
    expect(goal({ edition: 'cactus', isLong: true })).toContain('Six cactus')
    expect(goal({ edition: 'capture' })).toContain('Six captures')
    expect(goal({ edition: 'capture', isLong: true })).toContain('Sept captures')
  })

  it('ALL-11 MPM-10 the editions are two intros', () => {
    const names = EDITIONS.map((edition) => intro.name(tableOf({ edition }).state.options))
    expect(names).toEqual(['mot-pour-mot cactus', 'mot-pour-mot capture'])
  })

  it('ALL-11 MPM-9 tells a captain to spell, a team mate to suggest, and everybody who spells', () => {
    const table = tableOf({})
    expect(phone(table, 's1').title).toBe('Toi, tu épelles.')
    expect(phone(table, 's4')).toMatchObject({ title: 'Toi, tu souffles.', text: expect.stringContaining('S3') })
    expect(phone(table).title).toBe('S1 épelle pour Sel, S3 pour Poivre.')
  })

  it('ALL-11 MPM-32 the next in seat order spells for a captain who is away', () => {
    const table = tableOf({}).leave('s1')
    expect(phone(table, 's2').title).toBe('Toi, tu épelles.')
    expect(intro.first(table.seenBy(undefined))).toEqual(['s2'])
  })

  it('ALL-11 MPM-5 MPM-6 names the team that begins and the captain who draws', () => {
    const table = tableOf({ first: 'poivre' })
    expect(intro.first(table.seenBy(undefined))).toEqual(['s3'])
    expect(begins(table)).toEqual({ title: 'Poivre commence.', text: 'S3 tire la première carte. Puis c’est à Sel.' })
    expect(begins(table, 's3')).toEqual({
      title: 'Ton équipe commence.',
      text: 'C’est toi qui tires la première carte.',
    })
    expect(begins(table, 's4').text).toBe('S3 tire la première carte.')
    expect(begins(table, 's1').text).toBe('S3 tire la première carte. Puis c’est à ton équipe.')
  })

  it('ALL-11 MPM-1 speaks of no team to who plays alone', () => {
    const table = tableOf({ sizes: [1, 1] })
    expect(phone(table, 's1').text).not.toContain('équipe')
    expect(begins(table, 's1').title).toBe('Tu commences.')
    expect(begins(table, 's2').text).toContain('c’est à toi')
  })
})
