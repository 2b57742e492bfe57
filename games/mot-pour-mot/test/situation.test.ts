import type { PlayView } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { situationOf } from '../../../apps/web/src/services/connection/situation.ts'
import { Play } from './driver.ts'

const at = (play: Play, number = 1) =>
  situationOf({ play: { number, view: play.seenBy('Ana') } as Partial<PlayView> as PlayView })

describe('the moment a move is meant for', () => {
  it('lasts as long as one word is spelled', () => {
    const play = new Play().spell('C')
    const before = at(play)
    play.do('Ana', { type: 'spell', letter: 'H' }).do('Bob', { type: 'suggest', word: 'chat' })
    expect(at(play)).toBe(before)
  })
  it('ALL-8 is another one in the next phase, and in another game', () => {
    const play = new Play()
    const begun = at(play)
    play.do('Ana', { type: 'draw' })
    expect(new Set([begun, at(play), at(play, 2)]).size).toBe(3)
  })
  it('ALL-8 is another one in the same phase of another turn, even without a clock', () => {
    const play = new Play({ options: { hasClock: false } })
    const begun = at(play)
    play.answer('CHAT').do('Dan', { type: 'accept' })
    expect(play.seenBy('Ana').phase).toBe('draw')
    expect(at(play)).not.toBe(begun)
  })
  it('is there in the lobby, and before the table has shown itself', () => {
    expect(situationOf({})).toBe(situationOf(undefined))
  })
})
