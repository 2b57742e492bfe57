import type { SeatId, SeatView } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { Play } from '../test/driver.ts'
import { isAlone, mayTurnOver, roleOf, taskOf } from './roles.ts'

const PEOPLE = ['Ana', 'Bob', 'Dan', 'Eve']
const SEAT = { team: '', isCaptain: false, isPresent: true, isUnhurried: false }

/** What the table waits for from Ana (captain of Sel), Bob (Sel), Dan (captain of Poivre) and Eve (Poivre). */
const tasks = (play: Play) =>
  PEOPLE.map((name) => {
    const view = play.seenBy(name)
    const role = roleOf(view, name as SeatId)
    return role && taskOf(view, role)
  })

describe('what the table waits for', () => {
  it('MPM-6 the active captain draws; then cactus: the captain, capture: the other captain turns the timer', () => {
    expect(tasks(new Play())).toEqual(['draw', 'watch', 'watch', 'watch'])
    expect(tasks(new Play().do('Ana', { type: 'draw' }))).toEqual(['start', 'watch', 'watch', 'watch'])
    const capture = new Play({ edition: 'capture' }).do('Ana', { type: 'draw' })
    expect(tasks(capture)).toEqual(['watch', 'watch', 'start', 'watch'])
  })
  it('MPM-9 the captain spells, mates suggest, opponents watch', () => {
    expect(tasks(new Play().spell('C'))).toEqual(['spell', 'suggest', 'watch', 'watch'])
  })
  it('MPM-13 when time is up the captain tells the word', () => {
    expect(tasks(new Play().spell('C').letTimePass())).toEqual(['tell', 'watch', 'watch', 'watch'])
  })
  it('MPM-19 the other captain judges', () => {
    expect(tasks(new Play().answer('CHAT'))).toEqual(['watch', 'watch', 'judge', 'watch'])
  })
  it('MPM-22 the active captain pleads', () => {
    expect(tasks(new Play().answer('BLORP').do('Dan', { type: 'check-spelling' }))).toEqual([
      'plead',
      'watch',
      'watch',
      'watch',
    ])
  })
  it('MPM-23 one captain explains, the other may withdraw, then everybody votes', () => {
    const play = new Play().answer('CHAT').do('Dan', { type: 'contest' })
    expect(tasks(play)).toEqual(['explain', 'watch', 'withdraw', 'watch'])
    expect(tasks(play.do('Ana', { type: 'call-vote' }))).toEqual(['vote', 'vote', 'vote', 'vote'])
  })
  it('MPM-32 while a captain is away the next of the team acts', () => {
    const play = new Play()
    play.present.delete('Ana' as SeatId)
    expect(tasks(play)).toEqual(['watch', 'draw', 'watch', 'watch'])
  })
  it('MPM-8 the card may be turned over once, before the timer, by the active captain', () => {
    const play = new Play().do('Ana', { type: 'draw' })
    const may = (name: string) => {
      const view = play.seenBy(name)
      const role = roleOf(view, name as SeatId)
      return role !== undefined && mayTurnOver(view, role)
    }
    expect(PEOPLE.map(may)).toEqual([true, false, false, false])
    play.do('Ana', { type: 'turn-over' })
    expect(may('Ana')).toBe(false)
  })
  it('whoever is in no team has no role', () => {
    const view = new Play().seenBy(undefined)
    expect([roleOf(view, undefined), roleOf(view, 'Zoé' as SeatId)]).toEqual([undefined, undefined])
  })
  it('ALL-9 one is alone among bots, not with a second person, be it in the same team', () => {
    const view = new Play().seenBy('Ana')
    const holders = (...people: readonly string[]) =>
      new Map(
        [...view.teams.sel.seats, ...view.teams.poivre.seats].map((id): [string, SeatView] => [
          id,
          { id, name: id, holder: people.includes(id) ? 'person' : 'bot', ...SEAT },
        ]),
      )
    expect(isAlone(view, holders('Ana'))).toBe(true)
    expect(isAlone(view, holders('Ana', 'Bob'))).toBe(false)
    expect(isAlone(view, holders('Ana', 'Dan'))).toBe(false)
  })
})
