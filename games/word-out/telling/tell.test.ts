import { lastTold, toldAfter } from '@tablee/game-kit/told.ts'
import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import type { Happening, View } from '../game.ts'
import { gameTexts } from '../texts/texts.ts'
import { newsOf } from './news.ts'
import { headline, stageLine, storyOf, wonLine } from './tell.ts'

const NAMES: Record<string, string> = { s1: 'Ana', s2: 'Bob', s3: 'Cléo' }
const nameOf = (seat: SeatId) => NAMES[seat] ?? ''
const me = 's1' as SeatId
const and = (names: string[]) => names.join(' et ')
const view = (part: object) =>
  ({
    phase: 'turn',
    active: 's2',
    seats: ['s1', 's2', 's3'],
    held: { s1: 8, s2: 8, s3: 8 },
    ...part,
  }) as unknown as View
const story = (happened: object[], part: object = {}) =>
  storyOf(happened as unknown as Happening[], view(part), gameTexts.fr, nameOf)
const at = (seat: string, row = 0) => ({ seat, row })

describe('what one has to do, or who does what', () => {
  it.each([
    [{}, 'À Bob de poser'],
    [{ active: 's1' }, 'À toi de poser'],
    [{ active: 's1', phase: 'run', left: 2 }, 'Encore 2 cartes, si tu veux'],
    // No more than one holds.
    [{ active: 's1', phase: 'run', left: 4, held: { s1: 1 } }, 'Encore une carte, si tu veux'],
    [{ active: 's1', phase: 'start' }, 'Ouvre la rangée libérée'],
    [{ phase: 'counter' }, 'Bob annonce WORD OUT\u00a0!'],
    [{ isCovered: true }, 'La table est en pause'],
  ])('%o: %s', (part, line) => {
    expect(headline(view(part), me, gameTexts.fr, nameOf)).toBe(line)
  })
  it('the shared screen speaks of whoever has the hand by name, in the third person', () => {
    const stage = (part: object) => stageLine(view(part), [], gameTexts.fr, nameOf, and)
    expect(['turn', 'run', 'start'].map((phase) => stage({ phase }))).toEqual([
      'À Bob de poser',
      'Bob peut rejouer',
      'Bob ouvre la rangée libérée',
    ])
  })
  it('WO-28 the shared screen names whoever won, or those who share', () => {
    const over = (...winners: string[]) =>
      stageLine(view({ phase: 'over', active: undefined }), winners as SeatId[], gameTexts.fr, nameOf, and)
    expect(over('s2')).toBe('Bob l’emporte\u00a0!')
    expect(over('s1', 's2')).toBe('Égalité\u00a0: Ana et Bob')
  })
  it('WO-28 on one’s own phone: who won, oneself in the second person', () => {
    const won = (...winners: string[]) => wonLine(winners as SeatId[], me, gameTexts.fr, nameOf, and)
    expect([won(), won('s1'), won('s2'), won('s1', 's2')]).toEqual([
      '',
      'Tu gagnes\u00a0!',
      'Bob l’emporte\u00a0!',
      'Ana et Bob, à égalité\u00a0!',
    ])
  })
  it('whose turn it is is said once, whatever phases it goes through', () => {
    const news = (before: View, after: View) =>
      newsOf(before, after, gameTexts.fr, (at) => headline(at, me, gameTexts.fr, nameOf), nameOf)
    expect(news(view({ active: 's3', told: {} }), view({ told: {} }))).toEqual(['À Bob de poser.'])
    expect(news(view({ step: 1, told: {} }), view({ step: 2, told: {} }))).toEqual([])
  })
})

describe('what just happened, in one line', () => {
  const card = { card: 'simple-T-3', letter: 'T', letters: 'CHAT' }
  it('a card laid, with what the row says now', () => {
    expect(story([{ type: 'laid', ...at('s2'), ...card }])).toBe('Bob pose T\u00a0: CHAT.')
  })
  it('a card that makes a word is told with the word', () => {
    const announced = { type: 'announced', ...at('s2'), word: 'CHAT', points: 8 }
    expect(story([{ type: 'laid', ...at('s2'), ...card }, announced])).toBe(
      'Bob annonce WORD OUT\u00a0! CHAT, 8 points.',
    )
  })
  it('WO-8 a wrong card comes back, and its player draws', () => {
    const back = {
      type: 'taken-back',
      ...at('s3'),
      card: 'simple-G-1',
      letter: 'G',
      letters: 'CHATG',
      fault: 'begins-no-word',
    }
    const after = [
      { type: 'passed', seat: 's3' },
      { type: 'drew', seat: 's3' },
    ]
    expect(story([back, ...after])).toBe('CHATG ne commence aucun mot\u00a0: Cléo reprend sa carte. Cléo pioche.')
  })
  it('WO-18 cards that made a word which is gone again are told as they lay', () => {
    const banked = { type: 'banked', ...at('s3'), word: 'CHATON', points: 10 }
    const run = [
      { type: 'laid', ...at('s3'), card: 'replay-O-1', letter: 'O', letters: 'CHATO' },
      { type: 'laid', ...at('s3'), card: 'joker-1', letter: 'N', letters: 'CHATON' },
    ]
    expect(story([...run, banked])).toBe('Cléo pose O\u00a0: CHATO. CHATON est encaissé\u00a0: 10 points pour Cléo.')
  })
  it('WO-7 a pass, with the card it draws or without', () => {
    const passed = { type: 'passed', seat: 's2' }
    expect(story([passed, { type: 'drew', seat: 's2' }])).toBe('Bob passe et pioche.')
    expect(story([passed])).toBe('Bob passe.')
  })
  it('WO-23, WO-26 a last card: a new deal, or the end', () => {
    expect(story([{ type: 'went-out', seat: 's1' }])).toContain('on redistribue')
    expect(story([{ type: 'went-out', seat: 's1' }], { phase: 'over', ending: { wentOut: 's1' } })).toContain(
      'c’est fini',
    )
  })
  it('WO-27 everybody passed', () => {
    expect(story([{ type: 'passed', seat: 's1' }], { phase: 'over', ending: {} })).toContain('Tout le monde passe')
  })
  it.each([
    ['fr', 'Tu poses T\u00a0: CHAT.', '8 points pour toi. Tu n’as plus de cartes\u00a0: on redistribue.'],
    ['en', 'You lay T: CHAT.', '8 points for you. You have no cards left: a new deal.'],
  ] as const)('%s: one’s own doings are told in the second person, others’ by their names', (language, laid, out) => {
    const mine = (...happened: object[]) => {
      const calledOf = (seat: SeatId) => (seat === me ? undefined : nameOf(seat))
      return storyOf(happened as unknown as Happening[], view({}), gameTexts[language], calledOf)
    }
    expect(mine({ type: 'laid', ...at('s1'), ...card })).toBe(laid)
    const banked = { type: 'banked', ...at('s1'), word: 'CHAT', points: 8 }
    expect(mine(banked, { type: 'went-out', seat: 's1' })).toContain(out)
    expect(mine({ type: 'passed', seat: 's2' })).toContain('Bob')
  })
  it('only what is new is told, in its order', () => {
    const told = { 11: { type: 'drew', seat: 's2' }, 9: { type: 'laid' }, 10: { type: 'passed', seat: 's2' } }
    const now = view({ told })
    expect(lastTold(now)).toBe(11)
    expect(toldAfter(now, 9).map(({ type }) => type)).toEqual(['passed', 'drew'])
  })
})
