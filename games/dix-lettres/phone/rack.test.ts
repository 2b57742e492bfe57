import { describe, expect, it } from 'vitest'
import { wordToKeep } from './own-word.ts'
import { Rack } from './rack.svelte.ts'

const rackOf = (letters: string) => {
  const rack = new Rack(() => [...letters])
  rack.reset(letters.length)
  return rack
}

describe('the tiles on one’s own phone', () => {
  it('a touch adds a tile, or takes it back', () => {
    const rack = rackOf('CHAT')
    for (const tile of [3, 2, 0]) rack.touch(tile)
    expect(rack.word).toBe('TAC')
    rack.touch(2)
    expect(rack.word).toBe('TC')
  })
  it('DIX-6 a typed letter takes a tile that is free, once each', () => {
    const rack = rackOf('TATE')
    expect([...'TATTE'].map((letter) => rack.type(letter))).toEqual([true, true, true, false, true])
    expect(rack.word).toBe('TATE')
    rack.erase()
    expect(rack.word).toBe('TAT')
    rack.clear()
    expect(rack.word).toBe('')
  })
  it('DIX-7 lays a word out again, each letter on a tile of its own', () => {
    let touches = 0
    const rack = new Rack(
      () => [...'TATE'],
      () => touches++,
    )
    rack.reset(4)
    rack.lay('TAT')
    expect([rack.word, touches]).toEqual(['TAT', 0])
    rack.touch(3)
    expect([rack.word, touches]).toEqual(['TATE', 1])
    rack.lay('')
    expect(rack.word).toBe('')
  })
  it('another order keeps every tile, and the word', () => {
    const rack = rackOf('CHAT')
    rack.touch(0)
    rack.shuffle(() => 0)
    expect([...rack.order].sort()).toEqual([0, 1, 2, 3])
    expect(rack.order).not.toEqual([0, 1, 2, 3])
    expect(rack.word).toBe('C')
  })
})

describe('DIX-7 the word that counts', () => {
  it.each([
    ['', undefined, undefined],
    ['C', undefined, undefined],
    ['CRI', undefined, 'CRI'],
    ['CRI', 'CARTON', 'CARTON'],
    ['RAISON', 'CARTON', 'CARTON'],
    ['RAISONS', 'CARTON', 'RAISONS'],
  ])('« c’est bon » with %j laid out and %j set down: %j', (laid, mine, kept) => {
    expect(wordToKeep(laid, mine)).toBe(kept)
  })
})
