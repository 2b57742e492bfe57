import { describe, expect, it } from 'vitest'
import { atPace, defaults } from '../game.ts'
import { summaryOf } from '../options/summary.ts'
import { kindName, tipFor } from '../telling/tell.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const KINDS = ['n.m.', 'n.f.', 'adj.', 'adv.', 'v.t.', 'v.i.', 'loc. adv.']

describe('texts of Les Lauriers', () => {
  it('LAU-4 every part of speech has a name in both languages; one that is not known stands as it is', () => {
    for (const words of [fr, en]) for (const kind of KINDS) expect(kindName(kind, words)).not.toBe(kind)
    expect(kindName('interj.', fr)).toBe('interj.')
  })
  it('LAU-6 the tip goes with the part of speech', () => {
    expect(tipFor('n.f.', fr)).toContain('sans article')
    expect(tipFor('v.i.', fr)).toContain('infinitif')
    expect(tipFor('adj.', fr)).toContain('Qui')
    expect(tipFor('loc. adv.', fr)).toBe(tipFor('adv.', fr))
  })
  it('ALL-4 every refusal has a text in both languages', () => {
    for (const { refusals } of [fr, en]) for (const text of Object.values(refusals)) expect(text).not.toBe('')
  })
})

describe('the options in plain words', () => {
  it('LAU-1 LAU-5 LAU-6 pace, time and track', () => {
    expect(summaryOf(defaults, fr)).toEqual(['rythme vif', '2\u00a0min pour écrire', '26 feuilles'])
    expect(summaryOf({ ...defaults, ...atPace('box') }, fr)).toEqual([
      'rythme de la boîte',
      '3\u00a0min pour écrire',
      '26 feuilles',
    ])
  })
  it('LAU-6 LAU-16 what differs from the book', () => {
    expect(summaryOf({ ...defaults, writing: 'strict', countsOwnVotes: true, leaves: 11 }, fr)).toEqual([
      'rythme vif',
      '2\u00a0min pour écrire',
      '11 feuilles',
      'à la seconde près',
      'son propre vote compte',
    ])
    expect(summaryOf({ ...defaults, writing: 'untimed' }, en)[1]).toBe('no limit to write')
    expect(summaryOf({ ...defaults, hasClock: false }, fr)[0]).toBe('sans sablier')
  })
})
