import { describe, expect, it } from 'vitest'
import { soundsFor } from './sounds.ts'
import { SampleKokomots } from './test/sample-replay.ts'

/** What each of these hears when this happens; no name is the shared screen. */
const heard = (game: SampleKokomots, happens: () => unknown, ...ids: readonly (string | undefined)[]) => {
  const views = () =>
    ids.map((id) => game.view(id === undefined ? { kind: 'onlooker' } : { kind: 'seat', seat: id as never }))
  const before = views()
  happens()
  return views().map((after, nth) => soundsFor(ids[nth])(before[nth], after))
}

describe('the sounds of Kokomots', () => {
  it('whoever comes in hears nothing of what happened without them', () => {
    const game = new SampleKokomots().by('s1', { type: 'ready' }).claim('s1')
    expect(soundsFor(undefined)(undefined, game.view())).toEqual([])
  })
  it('KOK-17 a word is set down, and the judge hears the glass', () => {
    const game = new SampleKokomots().by('s1', { type: 'ready' })
    expect(heard(game, () => game.claim('s1'), 's3', 's2', undefined)).toEqual([['tile', 'glass'], ['tile'], ['tile']])
  })
  it('KOK-7 KOK-8 cards are taken, or it is no', () => {
    const game = new SampleKokomots().by('s1', { type: 'ready' }).claim('s1')
    expect(heard(game, () => game.refuse('s3'), undefined)).toEqual([['sad']])
    game.claim('s1', { column: 1 })
    expect(heard(game, () => game.accept('s3'), undefined)).toEqual([['coin']])
  })
  it('KOK-13 the glass tells the next player, and the screen tells everybody', () => {
    const game = new SampleKokomots().by('s1', { type: 'ready' })
    expect(heard(game, () => game.letTimePass(), 's2', 's3', undefined)).toEqual([['glass'], [], ['glass']])
  })
  it('KOK-29 a tap pops', () => {
    const game = new SampleKokomots({ mode: 'simultaneous' }).by('s1', { type: 'turn-letters' })
    const tap = () => game.by('s2', { type: 'tap', round: 1 })
    expect(heard(game, tap, 's2', 's3', undefined)).toEqual([['cork', 'glass'], ['cork'], ['cork']])
  })
  it('ALL-3 after a pause nothing of before is heard again', () => {
    const game = new SampleKokomots().by('s1', { type: 'ready' }).claim('s1')
    expect(soundsFor(undefined)(game.view({ kind: 'onlooker' }, true), game.view())).toEqual([])
  })
})
