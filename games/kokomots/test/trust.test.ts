import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import type { Move } from '../rules/moves.ts'
import type { Theme } from '../rules/world.ts'
import { Play } from './driver.ts'
import { TRIAL_THEMES } from './trial-deck.ts'

const side = (title: string, more: Partial<Theme> = {}): Theme => ({ title, answers: [], ...more })
const CARDS = {
  Ville: side('Ville', { answers: ['Rome'] }),
  Court: side('Court', { passes: (letters) => letters.length < 6 }),
  Mer: side('Mer'),
}
const themes = new Map([
  ...TRIAL_THEMES,
  ...Object.entries(CARDS).map(
    ([title, theme]) => [`card ${title}`, { sides: [theme, side('dos')] as const }] as const,
  ),
])
const STACK = {
  hands: { Ana: 'E R S', Bob: 'A T U', Cléo: 'A T U' },
  columns: ['Ville x1: O / P', 'Court x1: N / M', 'Mer x1: E / L', 'Rien: A / A'],
}
/** Those named are bots. */
const table = (...bots: readonly string[]) => {
  const play = new Play({ stack: STACK, world: { themes } })
  for (const bot of bots) play.bots.add(bot as SeatId)
  return play
}
const alone = () => table('Bob', 'Cléo')
const trusted = (play: Play) => play.state.said.filter(({ isOnTrust }) => isOnTrust).map(({ word }) => word)

describe('where nobody can judge', () => {
  it('ALL-9 alone with bots a word stands at once; among people a bot’s silence lasts as anybody’s', () => {
    expect(alone().claim('Ana', 'Rome', 'Ville', 'R / O').pile('Ana')).toBe('R O|Ville|')
    const among = table('Cléo').claim('Ana', 'Rome', 'Ville', 'R / O')
    expect(among.pile('Ana')).toBe('||')
    expect(among.wait(3).pile('Ana')).toBe('R O|Ville|')
  })

  it('what the deck knows, or a machine has checked, is not taken on trust', () => {
    const play = alone().claim('Ana', 'Rome', 'Ville', 'R / O').claim('Ana', 'sein', 'Court', 'S / N')
    expect(play.score('Ana')).toBe(6)
    expect(trusted(play)).toEqual([])
  })

  it('anything else stands on trust, and all are told', () => {
    const play = alone().claim('Ana', 'sole', 'Mer', 'S / L')
    expect(trusted(play)).toEqual(['sole'])
    expect(Object.values(play.seenBy('Ana').told ?? {})).toContainEqual(
      expect.objectContaining({ type: 'word-stood', word: 'sole', isOnTrust: true }),
    )
  })

  it('KOK-18 a machine that is sure refuses, and nobody’s name is on it; the word is not heard again', () => {
    const play = alone().claim('Ana', 'serpentin', 'Court', 'S / N')
    expect(play.pile('Ana')).toBe('||')
    expect(Object.values(play.seenBy('Ana').told ?? {})).toContainEqual(
      expect.objectContaining({ type: 'word-refused', word: 'serpentin', reasons: {} }),
    )
    expect(play.seenBy('Ana').refused).toHaveLength(1)
  })

  it('KOK-18 where a person judges, that person’s word stands, whatever the machine thinks', () => {
    const play = table('Bob').claim('Ana', 'serpentin', 'Court', 'S / N').accept('Cléo')
    expect(play.score('Ana')).toBe(3)
    play.claim('Ana', 'mere', 'Mer', 'R / E').accept('Cléo')
    expect(trusted(play)).toEqual([])
  })

  it('ALL-9 a word that neither a list nor the deck knows is asked about, and stands on trust for whoever is sure', () => {
    const isSpelled = (letters: string) => letters === 'PLANCHE'
    const play = new Play({ stack: STACK, world: { themes, isSpelled } })
    for (const bot of ['Bob', 'Cléo']) play.bots.add(bot as SeatId)
    const claiming = play.claiming('Ana', 'slee', 'Mer', 'S / L')
    expect(play.ask('Ana', claiming)).toMatchObject({ code: 'not-in-the-dico', rule: 'ALL-9' })
    expect(play.claim('Ana', 'Rome', 'Ville', 'R / O').pile('Ana')).toBe('R O|Ville|')
    expect(play.ask('Ana', { ...claiming, isSure: true } as Move)).toBeUndefined()
    expect(trusted(play)).toEqual(['slee'])
  })

  it('KOK-18 where a person judges, no list is asked', () => {
    const play = new Play({ stack: STACK, world: { themes, isSpelled: () => false } })
    expect(play.ask('Ana', play.claiming('Ana', 'slee', 'Mer', 'S / L'))).toBeUndefined()
  })

  it('the view tells it once the game is over', () => {
    const play = alone()
      .claim('Ana', 'Rome', 'Ville', 'R / O')
      .claim('Ana', 'sein', 'Court', 'S / N')
      .claim('Ana', 'mede', 'Mer', 'D / E')
    expect(play.phase).toBe('over')
    expect(play.seenBy('Ana').said?.map(({ isOnTrust = false }) => isOnTrust)).toEqual([false, false, true])
  })
})
