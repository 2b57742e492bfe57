import { seededChance } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { EDITIONS } from '../rules/options.ts'
import { bestByBoard, chooseWord, fitWords, gainBy } from '../rules/word-choice.ts'
import { Play } from './driver.ts'

const candidates = (...words: string[]) => words.map((word) => ({ word, letters: word }))

describe('what a word brings', () => {
  it.each(EDITIONS)('%s: a tile out first, then what stands closest to the edge', (edition) => {
    // S is one move from out for Sel, L two, the others three.
    const play = new Play({ edition }).turn('SSL').turn('A')
    const view = play.seenBy('Ana')
    const best = (...words: string[]) => bestByBoard(view, 'sel', candidates(...words))?.word
    expect(best('BCDFGH', 'S')).toBe('S')
    expect(best('B', 'L')).toBe('L')
    expect(best('A', 'B')).toBe('B')
    expect(best()).toBeUndefined()
    // What the others nearly have out is worth pulling back.
    expect(bestByBoard(view, 'poivre', candidates('B', 'S'))?.word).toBe('S')
  })

  it('the tile that wins the game outweighs everything', () => {
    const play = new Play({ edition: 'capture' }).turn('BBBCCCDDDFFFGGGHHSS').turn('A')
    const gain = gainBy(play.seenBy('Ana'), 'sel')
    expect(gain('H')).toBeGreaterThan(gain('ILMNOPRTUV') + 50)
  })

  it('a letter out earlier in the word brings no more, nor does one spelled already', () => {
    const play = new Play().spell('')
    const gain = gainBy(play.seenBy('Ana'), 'sel')
    expect(gain('SSSS')).toBe(gain('SSS'))
    play.do('Ana', { type: 'spell', letter: 'S' }, { type: 'spell', letter: 'S' })
    expect(gainBy(play.seenBy('Ana'), 'sel')('SSS')).toBe(gain('SSS'))
  })

  it('gentle takes the shortest of the few words that come to mind', () => {
    const view = new Play().spell('').seenBy('Ana')
    const words = candidates(...Array.from({ length: 9 }, (_, nth) => 'A'.repeat(nth + 1)))
    const lengths = Array.from({ length: 200 }, (_, nth) => {
      return chooseWord(view, 'sel', words, 'gentle', seededChance(`${nth}`))?.letters.length ?? []
    }).flat()
    // One of nine would be 5 letters long on average, the shortest of three 2.5.
    expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThan(3)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(7)
  })

  it('MPM-15 MPM-18 only one word that was not given yet can be answered', () => {
    const play = new Play().turn('SOL')
    const words = ['sol', 'sols', ' chou-fleur ', 'pomme de terre', '!', 'œ'.repeat(31)]
    expect(fitWords(play.seenBy('Dan'), words, play.world)).toEqual([
      { word: 'sols', letters: 'SOLS' },
      { word: 'chou-fleur', letters: 'CHOUFLEUR' },
    ])
  })
})
