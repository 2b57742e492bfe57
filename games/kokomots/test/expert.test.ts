import { describe, expect, it } from 'vitest'
import { Play } from './driver.ts'

const STACK = {
  hands: { Ana: 'N M S', Bob: 'N M S' },
  columns: ['Dans la mer: E / O', 'Outil: N / M', 'Ville: E / L', 'Pays: I / A'],
  fifth: ['Cinéma', 'Musique'],
  draw: 'N O M E S',
}
const table = () => new Play({ stack: STACK, options: { mode: 'expert' } })

describe('the fifth theme', () => {
  it('KOK-27 KOK-24 Némo links the sea with the cinema: both cards are won, the fifth for three points', () => {
    const play = table().claim('Ana', 'Némo', 'Dans la mer + Cinéma', 'N M / E O').accept('Cléo')
    expect(play.pile('Ana')).toBe('N M E O|Dans la mer|Cinéma')
    expect(play.score('Ana')).toBe(4 + 1 + 3)
    expect(play.seenBy('Bob').fifth).toMatchObject({ title: 'Musique', themesLeft: 1 })
    expect(play.column(0)).toBe('Dans la mer 1: ')
  })

  it('KOK-27 it is not obligatory', () => {
    const play = table().claim('Ana', 'Némo', 'Dans la mer', 'N M / E O').accept('Cléo')
    expect([play.pile('Ana'), play.score('Ana'), play.state.fifth.length]).toEqual(['N M E O|Dans la mer|', 5, 2])
  })

  it('KOK-27 refused as claimed, it may be claimed again for the one of the four alone', () => {
    const play = table().claim('Ana', 'Némo', 'Dans la mer + Cinéma', 'N / E').refuse('Cléo')
    expect(play.ask('Ana', play.claiming('Ana', 'Némo', 'Dans la mer + Cinéma', 'N M / E'))).toMatchObject({
      rule: 'KOK-8',
      code: 'refused-before',
    })
    expect(play.claim('Ana', 'Némo', 'Dans la mer', 'N M / E').accept('Cléo').pile('Ana')).toBe('N M E|Dans la mer|')
  })

  it('KOK-27 the letters are of the column of the one of the four', () => {
    const play = table()
    expect(play.ask('Ana', play.claiming('Ana', 'Némo', 'Dans la mer + Cinéma', 'N / E A'))).toMatchObject({
      rule: 'KOK-9',
    })
  })

  it('KOK-27 the judge is told about both themes', () => {
    const play = table().claim('Ana', 'Némo', 'Dans la mer + Cinéma', 'N / E')
    expect(play.seenBy('Cléo').claims?.[0]).toMatchObject({
      titles: ['Dans la mer', 'Cinéma'],
      hints: ['none', 'none'],
      points: 6,
    })
  })

  it('KOK-26 KOK-39 there is none in the other variants, and none once its pile is empty', () => {
    const classic = new Play({ stack: STACK })
    const move = { ...classic.claiming('Ana', 'Némo', 'Dans la mer + Cinéma', 'N / E') }
    expect(classic.ask('Ana', move)).toEqual({ rule: 'KOK-26', code: 'no-fifth-theme' })
    const empty = new Play({ stack: { ...STACK, fifth: [] }, options: { mode: 'expert' } })
    expect(empty.ask('Ana', empty.claiming('Ana', 'Némo', 'Dans la mer + Cinéma', 'N / E'))).toMatchObject({
      code: 'no-fifth-theme',
    })
  })

  it('KOK-40 the fifth is held as well while a word that links it is judged', () => {
    const play = table().wait(44).claim('Ana', 'Némo', 'Dans la mer + Cinéma', 'N / E').wait(1)
    expect(play.seenBy('Bob').fifth?.isHeld).toBe(true)
    expect(play.ask('Bob', play.claiming('Bob', 'Mesnil', 'Ville + Cinéma', 'N / E'))).toMatchObject({
      rule: 'KOK-40',
      code: 'held-by-a-word',
    })
    expect(play.ask('Bob', play.claiming('Bob', 'Mesnil', 'Ville', 'N / E'))).toBeUndefined()
  })

  it('KOK-26 KOK-23 the fifth pile does not count for the end', () => {
    const play = new Play({
      stack: { ...STACK, columns: ['Dans la mer x2: E / O', 'Outil x0: ', 'Ville x0: ', 'Pays: I'], fifth: ['Cinéma'] },
      options: { mode: 'expert' },
    })
    play.claim('Ana', 'Némo', 'Dans la mer + Cinéma', 'N M / E').accept('Cléo')
    expect([play.state.fifth.length, play.phase]).toEqual([0, 'turn'])
  })
})
