import { describe, expect, it } from 'vitest'
import { kokomots } from '../game.ts'
import { wonBy } from '../rules/scoring/score.ts'
import { standings } from '../rules/scoring/standings.ts'
import type { Won } from '../rules/state.ts'
import { Play } from './driver.ts'

const STACK = {
  hands: { Ana: 'R E S', Bob: 'R E S', Cléo: 'R E S' },
  columns: ['Ville x1: O / P', 'Outil x0: ', 'Mer x2: E / L', 'Pays x0: '],
}
const table = (more: ConstructorParameters<typeof Play>[0] = {}) => new Play({ stack: STACK, ...more })

describe('the end', () => {
  it('KOK-23 at once, in mid-turn, when three of the four piles are empty', () => {
    const play = table().claim('Ana', 'Rome', 'Ville', 'R / O')
    expect(kokomots.outcome(play.state)).toBeUndefined()
    play.accept('Cléo')
    expect([play.phase, play.pile('Ana')]).toEqual(['over', 'R O|Ville|'])
    expect(kokomots.due(play.state)).toBeUndefined()
    expect(play.ask('Ana', play.claiming('Ana', 'sel', 'Mer', 'S / L'))).toMatchObject({ code: 'game-over' })
  })

  it('KOK-23 with two piles empty it goes on', () => {
    const play = table().claim('Ana', 'sel', 'Mer', 'S / L').accept('Cléo')
    expect(play.phase).toBe('turn')
  })

  it('KOK-23 a claim made before the one that emptied the third pile is still settled, and counts', () => {
    // Ana's word is spelled for long; Bob's comes later and is settled first.
    const play = table({ stack: { ...STACK, hands: { Ana: 'R* E S', Bob: 'R E S' } } })
    play.wait(44).claim('Ana', 'mer', 'Mer', 'R* / E').wait(1)
    play.claim('Bob', 'Rome', 'Ville', 'R / O').accept('Ana', 2)
    expect([play.phase, kokomots.outcome(play.state)]).toEqual(['closing', undefined])
    expect(play.ask('Bob', play.claiming('Bob', 'sel', 'Mer', 'S / L'))).toMatchObject({ code: 'not-now' })
    play.spell('Ana', 'MER', 1).wait(6)
    expect([play.phase, play.pile('Ana')]).toEqual(['over', 'R* E|Mer|'])
  })

  it('KOK-23 or falls, and the game ends all the same', () => {
    const play = table({ stack: { ...STACK, hands: { Ana: 'R* E S', Bob: 'R E S' } } })
    play.wait(44).claim('Ana', 'mer', 'Mer', 'R* / E').wait(1).claim('Bob', 'Rome', 'Ville', 'R / O').accept('Ana', 2)
    play.spell('Ana', 'X', 1)
    expect([play.phase, play.pile('Ana')]).toEqual(['over', '||'])
  })

  it('KOK-23 a later one that is not settled yet is void', () => {
    const play = table({ stack: { ...STACK, hands: { Ana: 'R* E S', Bob: 'R E S' } } })
    play.wait(44).claim('Ana', 'Rome', 'Ville', 'R* / O').wait(1).spell('Ana', 'ROME')
    play.claim('Bob', 'sel', 'Mer', 'S / L').accept('Cléo', 1)
    expect([play.phase, play.pile('Ana'), play.pile('Bob'), play.told.at(-1)]).toEqual([
      'over',
      'R* O|Ville|',
      '||',
      'word-void',
    ])
  })

  it('KOK-24 a theme 1, a letter 1, a constraint letter 2; cards in hand nothing', () => {
    const play = table({ stack: { ...STACK, hands: { Ana: 'R^ E$ S' } } })
    play.claim('Ana', 'Rome', 'Ville', 'R^ E$ / O').accept('Cléo')
    expect([play.score('Ana'), play.score('Bob'), play.hand('Bob')]).toEqual([6, 0, 'M M M'])
  })
})

describe('who wins', () => {
  const letter = { id: 'l', letter: 'E' }
  const theme = { id: 't', card: 'c', titles: ['a', 'b'], up: 0 } as const
  const pile = (letters: number, themes: number, marked = 0): Won => ({
    letters: Array.from({ length: letters }, () => letter),
    themes: Array.from({ length: themes }, () => theme),
    marked: Array.from({ length: marked }, () => theme),
  })
  const placings = (...piles: readonly Won[]) => {
    const { camps } = table().state
    return standings({ camps, won: Object.fromEntries(camps.map(({ id }, nth) => [id, piles[nth] ?? pile(0, 0)])) })
      .placings
  }

  it('KOK-25 most points', () => {
    expect(placings(pile(2, 1), pile(9, 0), pile(3, 3))).toEqual([['Bob'], ['Cléo'], ['Ana']])
  })

  it('KOK-25 tied: fewest theme cards', () => {
    expect(placings(pile(3, 3), pile(4, 2), pile(1, 1))).toEqual([['Bob'], ['Ana'], ['Cléo']])
  })

  it('KOK-25 those under a marker included', () => {
    // Seven points each: a marked card and one more are two theme cards.
    expect(placings(pile(3, 1, 1), pile(6, 1), pile(5, 2))).toEqual([['Bob'], ['Ana', 'Cléo']])
  })

  it('KOK-25 still tied: shared', () => {
    expect(placings(pile(3, 1), pile(3, 1), pile(0, 0))).toEqual([['Ana', 'Bob'], ['Cléo']])
  })

  it('KOK-25 a team wins with all its seats', () => {
    const play = new Play({ teams: { sel: ['Ana', 'Bob'], poivre: ['Cléo', 'Dan', 'Eve'] } })
    const { camps } = play.state
    expect(standings({ camps, won: { poivre: pile(1, 0) } }).placings).toEqual([
      ['Cléo', 'Dan', 'Eve'],
      ['Ana', 'Bob'],
    ])
    expect(wonBy(play.state, 'sel')).toEqual(pile(0, 0))
  })
})
