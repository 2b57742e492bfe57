import { describe, expect, it } from 'vitest'
import type { KeptDeck } from '../../../services/decks/kept.ts'
import { comparedToLaid } from './laid-deck.ts'

const MENU: KeptDeck = { id: 'a', text: 'as it was', title: 'La cantine', game: 'toy', cards: 5 }
const LAID = { title: 'La cantine', cards: 5 }

describe('a deck on this device and the one on the table', () => {
  it('the box lies there, or another deck: nothing stands for this one', () => {
    expect(comparedToLaid(MENU, undefined, MENU)).toBeUndefined()
    expect(comparedToLaid(MENU, { title: 'La mer', cards: 5 }, undefined)).toBeUndefined()
  })
  it('laid from here: it is that one, and only as long as its text is the same', () => {
    expect(comparedToLaid(MENU, LAID, MENU)).toBe('laid')
    expect(comparedToLaid({ ...MENU, text: 'one letter else' }, LAID, MENU)).toBe('changed')
    expect(comparedToLaid({ ...MENU, text: '', title: 'Autre titre', cards: 0 }, LAID, MENU)).toBe('changed')
    expect(comparedToLaid({ ...MENU, id: 'b' }, LAID, MENU)).toBeUndefined()
  })
  it('laid before this page was opened: known by its title, and by its size', () => {
    expect(comparedToLaid(MENU, LAID, undefined)).toBe('laid')
    expect(comparedToLaid({ ...MENU, cards: 6 }, LAID, undefined)).toBe('changed')
  })
  it('somebody else has laid another since: what was laid from here says nothing', () => {
    expect(comparedToLaid(MENU, { title: 'La cantine', cards: 9 }, MENU)).toBe('changed')
  })
})
