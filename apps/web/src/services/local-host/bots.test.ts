import { describe, expect, it } from 'vitest'
import { botCounts, usualBots } from './bots.ts'

const round = { min: 3, max: 6, teams: [] }
const teams = { min: 2, max: 12, teams: ['sel', 'poivre'] }
const threeTeams = { min: 6, max: 9, teams: ['sel', 'poivre', 'piment'] }

describe('how many bots may sit down', () => {
  it('fills the game’s range, for one or for several', () => {
    expect(botCounts(round, 1)).toEqual([2, 3, 4, 5])
    expect(botCounts(round, 4)).toEqual([0, 1, 2])
    expect(botCounts(round, 6)).toEqual([0])
    expect(botCounts(round, 7)).toEqual([])
  })

  it('MPM-1 makes teams of one size', () => {
    expect(botCounts(teams, 1)).toEqual([1, 3, 5, 7, 9, 11])
    expect(botCounts(teams, 2)).toEqual([0, 2, 4, 6, 8, 10])
    expect(botCounts(threeTeams, 1)).toEqual([5, 8])
  })

  it('is usually few, and never fewer than the game takes', () => {
    expect(usualBots(round, 1)).toBe(2)
    expect(usualBots({ min: 2, max: 6, teams: [] }, 1)).toBe(2)
    expect(usualBots(teams, 1)).toBe(3)
    expect(usualBots(threeTeams, 1)).toBe(5)
    expect(usualBots(round, 5)).toBe(0)
  })
})
