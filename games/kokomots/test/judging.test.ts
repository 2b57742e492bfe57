import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { kokomots } from '../game.ts'
import { REASONS } from '../rules/claims/reasons.ts'
import { Play } from './driver.ts'

const STACK = {
  hands: { Ana: 'E R S', Bob: 'A T U', Cléo: 'A T U', Dan: 'A T U' },
  columns: ['Ville: O / P', 'Outil: N / M', 'Mer: E / L', 'Pays: I / A'],
}
const NAMES = ['Ana', 'Bob', 'Cléo', 'Dan', 'Eve', 'Flo']
type Table = ConstructorParameters<typeof Play>[0]
const table = (more: Table = {}) => new Play({ stack: STACK, ...more })
const rome = (play: Play) => play.claim('Ana', 'Rome', 'Ville', 'R / O')

describe('roles', () => {
  it.each([
    [2, ['Bob'], ['Bob']],
    [3, ['Cléo'], ['Cléo']],
    [4, ['Dan'], ['Cléo']],
    [6, ['Flo'], ['Eve']],
  ])(
    'KOK-15 KOK-16 of %i the timekeeper sits on the right of who plays, the judge on the timekeeper’s; of two or three they are one',
    (players, keepers, judges) => {
      const play = table({ names: NAMES.slice(0, players) })
      expect(play.seenBy('Ana')).toMatchObject({ active: 'Ana', keepers, judges })
      expect(rome(play).last.judges).toEqual(judges)
    },
  )

  it('KOK-16 nobody else judges', () => {
    const play = rome(table({ names: NAMES.slice(0, 4) }))
    for (const name of ['Ana', 'Bob', 'Dan'])
      expect(play.ask(name, { type: 'accept', claim: 1 })).toEqual({ rule: 'KOK-16', code: 'not-the-judge' })
  })

  it('KOK-15 the server keeps time: no tap ends a turn, no shout is needed', () => {
    const play = table().wait(10)
    expect(play.ask('Cléo', { type: 'stop', turn: 1 })).toEqual({ rule: 'KOK-15', code: 'server-keeps-time' })
    expect(play.ask('Bob', { type: 'nudge', turn: 1 })).toMatchObject({ code: 'server-keeps-time' })
  })
})

describe('a human timer', () => {
  const timed = (more: Table = {}) => table({ options: { hasHumanTimer: true }, ...more })

  it('KOK-15 the turn lasts until the timekeeper taps, not before time is up', () => {
    const play = timed().wait(44)
    expect(play.ask('Cléo', { type: 'stop', turn: 1 })).toEqual({ rule: 'KOK-15', code: 'time-is-not-up' })
    expect(play.wait(1).active).toBe('Ana')
    // Nobody noticed: words are still heard.
    rome(play.wait(10)).accept('Cléo')
    expect(play.ask('Bob', { type: 'stop', turn: 1 })).toMatchObject({ code: 'not-the-timekeeper' })
    expect(play.do('Cléo', { type: 'stop', turn: 1 }).active).toBe('Bob')
  })

  it('KOK-15 by itself at twice the time', () => {
    const play = timed().wait(89)
    expect([play.active, play.wait(1).active]).toEqual(['Ana', 'Bob'])
  })

  it('KOK-15 the others may shout once time is up, once each', () => {
    const play = timed({ names: NAMES.slice(0, 4) })
    expect(play.ask('Bob', { type: 'nudge', turn: 1 })).toMatchObject({ code: 'time-is-not-up' })
    play.wait(45).do('Bob', { type: 'nudge', turn: 1 })
    expect(play.ask('Bob', { type: 'nudge', turn: 1 })).toMatchObject({ code: 'nudged-already' })
    expect(play.ask('Ana', { type: 'nudge', turn: 1 })).toMatchObject({ code: 'not-your-turn' })
    // Dan keeps the time: a tap of his ends the turn.
    expect(play.ask('Dan', { type: 'nudge', turn: 1 })).toMatchObject({ code: 'not-now' })
    expect(play.seenBy(undefined).nudges).toEqual(['Bob'])
  })

  it('KOK-15 ALL-8 a tap that came too late does not end the next one’s turn', () => {
    const play = timed({ names: ['Ana', 'Bob'] })
      .wait(45)
      .do('Bob', { type: 'stop', turn: 1 })
    expect(play.ask('Ana', { type: 'stop', turn: 1 })).toMatchObject({ rule: 'ALL-8', code: 'too-late' })
  })

  it('KOK-15 ALL-2 without a clock the sand of the table decides', () => {
    const play = timed({ options: { hasHumanTimer: true, hasClock: false } })
    expect(kokomots.due(play.state)).toBeUndefined()
    expect(play.do('Cléo', { type: 'stop', turn: 1 }).active).toBe('Bob')
  })
})

describe('a verdict', () => {
  it('KOK-17 silence is consent: after six seconds the word stands', () => {
    const play = rome(table()).wait(5.9)
    expect([play.pile('Ana'), play.wait(0.1).pile('Ana')]).toEqual(['||', 'R O|Ville|'])
  })

  it('KOK-17 the judge may accept at once, and the clock runs on meanwhile', () => {
    const play = table().wait(5)
    const { endsAt } = play.seenBy('Ana')
    rome(play)
    expect(play.seenBy('Ana').endsAt).toBe(endsAt)
    expect(play.ask('Cléo', { type: 'abstain', claim: 1 })).toMatchObject({ code: 'not-now' })
    expect(play.accept('Cléo').pile('Ana')).toBe('R O|Ville|')
    expect(play.seenBy('Ana').endsAt).toBe(endsAt)
  })

  it('KOK-17 ALL-8 after six seconds the judge is too late', () => {
    const play = rome(table())
    play.now = (play.now + 6000) as typeof play.now
    expect(play.ask('Cléo', { type: 'refuse', claim: 1, reason: 'other' })).toMatchObject({ code: 'too-late' })
  })

  it.each(REASONS)('KOK-18 a refusal has a reason, which all are told: %s', (reason) => {
    const play = rome(table()).refuse('Cléo', reason)
    for (const name of ['Ana', 'Bob', undefined])
      expect(Object.values(play.seenBy(name).told ?? {}).at(-1)).toEqual({
        type: 'word-refused',
        seat: 'Ana',
        word: 'Rome',
        titles: ['Ville'],
        reasons: { Cléo: reason },
      })
  })

  it('KOK-18 without a reason of the list there is no refusal', () => {
    expect(kokomots.readMove({ type: 'refuse', claim: 1 })).toBeUndefined()
    expect(kokomots.readMove({ type: 'refuse', claim: 1, reason: 'envy' })).toBeUndefined()
  })

  it('KOK-18 the machine says nothing about theme and wording: what the judge lets pass stands', () => {
    const play = table().claim('Ana', 'petites sottises', 'Ville', 'E / P').wait(6)
    expect(play.score('Ana')).toBe(3)
  })

  it('ALL-9 a bot as judge is silent', () => {
    const play = rome(table())
    play.bots.add('Cléo' as SeatId)
    expect(play.ask('Cléo', { type: 'refuse', claim: 1, reason: 'other' })).toMatchObject({ rule: 'ALL-9' })
    expect(play.botMove('Cléo', 'sharp')).toBeUndefined()
    expect(play.wait(6).pile('Ana')).toBe('R O|Ville|')
  })

  it('ALL-7 ALL-9 without a clock nobody would end a bot’s silence: the word stands at once', () => {
    const play = table({ options: { hasClock: false } })
    play.bots.add('Cléo' as SeatId)
    expect(rome(play).pile('Ana')).toBe('R O|Ville|')
    expect(rome(table({ options: { hasClock: false } })).pile('Ana')).toBe('||')
  })

  it('ALL-6 a judge who has gone is silent', () => {
    const play = rome(table())
    play.present.delete('Cléo' as SeatId)
    expect(play.wait(6).pile('Ana')).toBe('R O|Ville|')
  })
})
