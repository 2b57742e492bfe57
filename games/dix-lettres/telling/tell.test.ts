import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import type { View } from '../game.ts'
import { en } from '../texts/en.ts'
import { fr } from '../texts/fr.ts'
import { endTitle, headline, newsOf } from './tell.ts'

const NAMES: Record<string, string> = { s1: 'Ana', s2: 'Bob' }
const nameOf = (seat: SeatId) => NAMES[seat] ?? ''
const listed = (names: readonly string[]) => names.join(' et ')
const view = (part: object) =>
  ({ phase: 'draw', round: 1, rounds: 3, caller: 's1', letters: [], results: [], ...part }) as unknown as View
const me = 's1' as SeatId
const head = (part: object, seat?: SeatId) => headline(view(part), seat, fr, nameOf, listed)
const news = (before: object, after: object) => newsOf(view(before), view(after), me, fr, nameOf, listed)
const entry = { word: 'CRI', seats: ['s2'], isValid: true }
const result = { entries: [entry], points: { s2: 3 }, best: ['CARTON', 'CATION'], letters: [] }

describe('what one has to do, or who does what', () => {
  it.each([
    [{}, 'À toi\u00a0: voyelle ou consonne\u00a0?', 'Ana, voyelle ou consonne\u00a0?'],
    [{ caller: 's2' }, 'Bob tire les lettres', 'Bob, voyelle ou consonne\u00a0?'],
    [{ phase: 'write' }, 'Le mot le plus long', 'Cherchez le mot le plus long\u00a0!'],
    [{ phase: 'write', done: ['s1'] }, 'C’est bon, on attend', 'Cherchez le mot le plus long\u00a0!'],
    [{ phase: 'results', results: [result] }, '3 points pour Bob.', '3 points pour Bob.'],
    [{ phase: 'write', isCovered: true }, 'La table est en pause', 'La table est en pause'],
  ])('%o', (part, mine, shared) => {
    expect([head(part, me), head(part)]).toEqual([mine, shared])
  })
  it('DIX-11 where everybody scores, what oneself has', () => {
    const part = { phase: 'results', scoring: 'everybody', results: [{ ...result, points: { s1: 5, s2: 7 } }] }
    expect([head(part, me), head(part)]).toEqual(['5 points pour Ana.', 'Chaque mot valable rapporte ses lettres.'])
    const none = { ...part, results: [result] }
    expect(head(none, me)).toBe('Pas de point pour toi cette fois.')
    expect(head({ ...part, results: [{ ...result, points: {} }] }, me)).toBe('Personne ne marque.')
  })
  it('nobody scores where no word counts', () => {
    expect(head({ phase: 'results', results: [{ ...result, points: {} }] })).toBe('Personne ne marque.')
  })
})

describe('what changed, for people who do not see it', () => {
  it('letter by letter, then all ten', () => {
    expect(news({}, { letters: ['A'] })).toEqual(['A.'])
    expect(news({}, { phase: 'write', letters: ['A', 'R'] })).toEqual([
      'Les lettres sont A, R.',
      'Le mot le plus long.',
    ])
  })
  it('DIX-7 who is done, but oneself', () => {
    expect(news({ phase: 'write', done: [] }, { phase: 'write', done: ['s1', 's2'] })).toEqual(['Bob a fini.'])
  })
  it('DIX-8 DIX-9 each word as it is shown', () => {
    const wrong = { word: 'CRA', seats: ['s1', 's2'], isValid: false }
    expect(news({ phase: 'write' }, { phase: 'reveal', shown: [wrong] })).toEqual([
      'CRA n’est pas dans la liste, Ana et Bob.',
    ])
    expect(news({ phase: 'reveal', shown: [wrong] }, { phase: 'reveal', shown: [wrong, entry] })).toEqual([
      'CRI, 3 lettres, Bob.',
    ])
  })
  it('DIX-13 what was possible, or that nobody could do better', () => {
    const shown = { phase: 'reveal', shown: [entry] }
    expect(news(shown, { phase: 'results', results: [result] })).toEqual([
      '3 points pour Bob.',
      'On pouvait faire CARTON et CATION.',
    ])
    expect(news(shown, { phase: 'results', results: [{ ...result, best: ['CRI'] }] })[1]).toBe(
      'Personne ne pouvait faire plus long\u00a0!',
    )
  })
  it('ALL-3 a pause is told, and nothing of what it covers', () => {
    expect(news({ phase: 'write' }, { phase: 'write', isCovered: true })).toEqual(['La table est en pause.'])
    expect(news({ isCovered: true }, { letters: ['A'] })).toEqual(['À toi\u00a0: voyelle ou consonne\u00a0?'])
  })
  it('says the same in English', () => {
    const said = newsOf(view({}), view({ phase: 'results', results: [result] }), me, en, nameOf, listed)
    expect(said).toEqual(['3 points for Bob.', 'You could have made CARTON et CATION.'])
  })
})

describe('DIX-12 who won', () => {
  const title = (scores: Record<string, number>, placings: readonly (readonly string[])[], seat?: SeatId) =>
    endTitle(view({ seats: Object.keys(scores), scores }), { placings } as never, seat, fr, nameOf, listed)
  it.each([
    [{ s1: 7, s2: 3 }, [['s1'], ['s2']], 'Tu gagnes\u00a0!', 'Ana gagne\u00a0!'],
    [{ s1: 3, s2: 7 }, [['s2'], ['s1']], 'Bob gagne\u00a0!', 'Bob gagne\u00a0!'],
    [{ s1: 3, s2: 3 }, [['s1', 's2']], 'Égalité\u00a0: Ana et Bob', 'Égalité\u00a0: Ana et Bob'],
    [{ s1: 41 }, [['s1']], '41 points\u00a0!', '41 points\u00a0!'],
  ])('%o', (scores, placings, mine, shared) => {
    expect([title(scores, placings, me), title(scores, placings)]).toEqual([mine, shared])
  })
})
