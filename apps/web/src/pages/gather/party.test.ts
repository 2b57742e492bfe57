import { gatheredNames, keepGathered } from '@tablee/ui/device/gathered-names.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { Party } from './party.svelte.ts'

const namesOf = (party: Party) => party.guests.map(({ name }) => name)

describe('those who gather around one device', () => {
  beforeEach(() => keepGathered([]))

  it('has two places at least, and takes up the names of the last time', () => {
    expect(namesOf(new Party())).toEqual(['', ''])
    keepGathered(['Léa', 'Tom', 'Inès'])
    expect(namesOf(new Party())).toEqual(['Léa', 'Tom', 'Inès'])
  })

  it('is ready with two names; empty places do not count', () => {
    keepGathered(['Léa'])
    const party = new Party()
    expect(party.isReady).toBe(false)
    party.add()
    const last = party.guests.at(-1)
    if (last) last.name = ' Tom '
    expect(party.isReady).toBe(true)
    expect(party.sitDown()).toEqual([{ name: 'Léa' }, { name: 'Tom' }])
    expect(gatheredNames()).toEqual(['Léa', 'Tom'])
  })

  it('takes no more than the game does', () => {
    keepGathered(['A', 'B', 'C', 'D'])
    const party = new Party()
    party.range = { min: 2, max: 4, teams: [] }
    party.add()
    expect(party.guests).toHaveLength(4)
    party.range = { min: 2, max: 3, teams: [] }
    expect([party.tooMany, party.isReady]).toEqual([true, false])
  })

  it('moves people up, and lets them go', () => {
    keepGathered(['Léa', 'Tom', 'Inès'])
    const party = new Party()
    const ines = party.guests[2]
    if (ines) party.up(ines)
    expect(namesOf(party)).toEqual(['Léa', 'Inès', 'Tom'])
    if (ines) party.remove(ines)
    expect(namesOf(party)).toEqual(['Léa', 'Tom'])
  })

  it('fills up with bots where the game takes more people, and otherwise only when asked', () => {
    keepGathered(['Léa', 'Tom'])
    const party = new Party()
    party.range = { min: 3, max: 6, teams: [] }
    expect(party.botCounts).toEqual([1, 2, 3, 4])
    expect(party.bots).toBe(1)
    party.wishBots(3)
    expect(party.bots).toBe(3)
  })

  it('MPM-1 seats them by turns in teams, until somebody changes', () => {
    keepGathered(['Léa', 'Tom', 'Inès'])
    const party = new Party()
    party.range = { min: 2, max: 12, teams: ['sel', 'poivre'] }
    const [lea] = party.guests
    if (lea) party.changeTeam(lea)
    expect(party.sitDown().map(({ team }) => team)).toEqual(['poivre', 'poivre', 'sel'])
  })
})
