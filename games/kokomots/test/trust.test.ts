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
    expect(among.wait(6).pile('Ana')).toBe('R O|Ville|')
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

  const sparing = (bots: readonly string[]) => {
    const isSpelled = (letters: string) => letters === 'PLANCHE'
    const play = new Play({ stack: STACK, world: { themes, isSpelled } })
    for (const bot of bots) play.bots.add(bot as SeatId)
    return play
  }

  it('KOK-17 alone, the bot that judges refuses what no list knows, however sure one is; nothing is lost', () => {
    const play = sparing(['Bob', 'Cléo'])
    const claiming = play.claiming('Ana', 'slee', 'Mer', 'S / L')
    expect(play.ask('Ana', claiming)).toEqual({ rule: 'KOK-17', code: 'unknown-to-judge', about: 'slee' })
    expect(play.ask('Ana', { ...claiming, isSure: true } as Move)).toMatchObject({ code: 'unknown-to-judge' })
    expect([play.hand('Ana'), play.seenBy('Ana').refused]).toEqual(['E R S', []])
    expect(play.claim('Ana', 'Rome', 'Ville', 'R / O').pile('Ana')).toBe('R O|Ville|')
  })

  it('KOK-17 alone, one judges no bot: it says what its list has, and the word stands by itself', () => {
    const play = new Play({ stack: STACK, world: { themes }, names: ['Ana', 'Bob'] })
    play.bots.add('Ana' as SeatId)
    play.claim('Ana', 'Rome', 'Ville', 'R / O')
    expect(play.last.judges).toEqual([])
    expect(play.ask('Bob', { type: 'refuse', claim: 1, reason: 'other' })).toMatchObject({ code: 'not-the-judge' })
    expect(play.wait(6).pile('Ana')).toBe('R O|Ville|')
    // KOK-16: with another person there, the judge is who sits there.
    const three = new Play({ stack: STACK, world: { themes } })
    three.bots.add('Ana' as SeatId)
    expect(three.claim('Ana', 'Rome', 'Ville', 'R / O').last.judges).toEqual(['Cléo'])
  })

  it('KOK-17 KOK-32 alone in the simultaneous mode, nobody votes on a bot’s word', () => {
    const play = new Play({
      stack: { ...STACK, draw: 'R E S T' },
      names: ['Ana', 'Bob'],
      options: { mode: 'simultaneous' },
    })
    play.bots.add('Ana' as SeatId)
    const [letter] = play.seenBy('Ana').turned ?? []
    const [top] = play.seenBy('Ana').columns?.[0]?.letters ?? []
    const word = `${letter?.letter}${top?.letter}a`
    play.do('Ana', { type: 'tap', round: 1 })
    play.do('Ana', { type: 'claim', word, column: 0, isLinked: false, cards: [letter?.id ?? '', top?.id ?? ''] })
    expect(play.told).toContain('word-stood')
  })

  it('ALL-9 among people a word that neither a list nor the deck knows is asked about, and stands on trust for whoever is sure', () => {
    const play = sparing(['Cléo'])
    const claiming = play.claiming('Ana', 'slee', 'Mer', 'S / L')
    expect(play.ask('Ana', claiming)).toMatchObject({ code: 'not-in-the-dico', rule: 'ALL-9' })
    expect(play.claim('Ana', 'Rome', 'Ville', 'R / O').wait(6).pile('Ana')).toBe('R O|Ville|')
    expect(play.ask('Ana', { ...claiming, isSure: true } as Move)).toBeUndefined()
    expect(trusted(play.wait(6))).toEqual(['slee'])
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
