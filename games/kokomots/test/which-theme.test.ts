import { describe, expect, it } from 'vitest'
import type { Move } from '../rules/moves.ts'
import type { Theme } from '../rules/world.ts'
import { Play } from './driver.ts'
import { TRIAL_THEMES } from './trial-deck.ts'

const side = (title: string, more: Partial<Theme> = {}): Theme => ({ title, answers: [], ...more })
const CARDS = {
  Ville: side('Ville', { answers: ['Rome', 'Sète'] }),
  Mer: side('Mer', { answers: ['sole', 'rose'] }),
  Fleur: side('Fleur', { answers: ['rose'] }),
  Court: side('Court', { passes: (letters) => letters.length < 4 }),
}
const themes = new Map([
  ...TRIAL_THEMES,
  ...Object.entries(CARDS).map(
    ([title, theme]) => [`card ${title}`, { sides: [theme, side('dos')] as const }] as const,
  ),
])
const STACK = {
  hands: { Ana: 'E R S', Bob: 'A T U', Cléo: 'A T U' },
  columns: ['Ville x1: O / P', 'Mer x1: O / L', 'Fleur x1: O / S', 'Court x1: L / O'],
}
const table = () => new Play({ stack: STACK, world: { themes } })
/** A word that could be meant for any of these themes; the first one is what an older client would have announced. */
const among = (play: Play, word: string, shorts: string, first: string, ...others: readonly string[]): Move => {
  const way = (title: string) => {
    const { column, cards } = play.claiming('Ana', word, title, shorts) as Extract<Move, { type: 'claim' }>
    return { column, cards }
  }
  return { ...play.claiming('Ana', word, first, shorts), orElse: others.map(way) } as Move
}

describe('a word that several themes could take, and none was chosen', () => {
  it('KOK-40 it is for the one theme whose list has it, wherever that comes', () => {
    const play = table()
    play.do('Ana', among(play, 'Rome', 'R / O', 'Mer', 'Ville', 'Fleur'))
    expect([play.last.column, play.last.cards.length]).toEqual([0, 2])
    expect(play.accept('Cléo').pile('Ana')).toBe('R O|Ville|')
  })

  it('KOK-40 a theme that a machine can check counts as a list', () => {
    const play = table()
    play.do('Ana', among(play, 'roc', 'R / O', 'Mer', 'Court'))
    expect(play.last.column).toBe(3)
  })

  it.each([
    ['several lists have it', 'rose'],
    ['none has it', 'rhododendron'],
  ])('KOK-40 where %s, the player is asked which theme is meant, and nothing is announced', (_, word) => {
    const play = table()
    expect(play.ask('Ana', among(play, word, 'R / O', 'Mer', 'Fleur'))).toEqual({
      rule: 'KOK-40',
      code: 'which-theme',
      about: word,
    })
    expect(play.state.claims).toEqual([])
    // Said then, the theme is the one that was said.
    expect(play.claim('Ana', word, 'Fleur', 'R / O').last.column).toBe(2)
  })

  it('KOK-40 a theme that was chosen stays, whatever the lists say; an older client names one and no other', () => {
    expect(table().claim('Ana', 'Rome', 'Mer', 'R / O').last.column).toBe(1)
  })

  it('KOK-5 KOK-18 nobody else asks what the lists have', () => {
    const play = table()
    expect(play.ask('Bob', among(play, 'rose', 'R / O', 'Mer', 'Fleur'))).toMatchObject({ code: 'not-your-turn' })
  })
})
