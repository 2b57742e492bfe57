import { describe, expect, it } from 'vitest'
import type { View } from './game.ts'
import { soundsFor } from './sounds.ts'
import { SampleGame } from './test/sample-replay.ts'

/** What is heard from one moment of a game to the next. */
const heard = (game: SampleGame, happens: (game: SampleGame) => unknown) => {
  const before = game.view()
  happens(game)
  return soundsFor(before, game.view())
}

describe('what is heard of Mot pour Mot', () => {
  it('nothing for whoever has just come in, and nothing when nothing changed', () => {
    const view = new SampleGame().spell('CH').view()
    expect(soundsFor(undefined, view)).toEqual([])
    expect(soundsFor(view, view)).toEqual([])
  })
  it('MPM-6 a card when it is drawn, sand when the timer is turned', () => {
    const game = new SampleGame()
    expect(heard(game, () => game.captain('active', { type: 'draw' }))).toEqual(['card'])
    expect(heard(game, () => game.captain('active', { type: 'turn-over' }))).toEqual(['card'])
    expect(heard(game, () => game.captain('active', { type: 'start-timer' }))).toEqual(['sand'])
  })
  it('MPM-11 a tile for each letter that moves, none for one that is not on the board', () => {
    const game = new SampleGame().spell('C')
    expect(heard(game, () => game.captain('active', { type: 'spell', letter: 'H' }))).toEqual(['tile'])
    expect(heard(game, () => game.captain('active', { type: 'spell', letter: 'A' }))).toEqual([])
    expect(heard(game, () => game.captain('active', { type: 'take-back', count: 3 }))).toEqual(['tile', 'tile'])
  })
  it('a glass when the turn goes on to the other team', () => {
    const game = new SampleGame().spell('CHAT').captain('active', { type: 'done' })
    expect(heard(game, () => game.captain('other', { type: 'accept' }))).toEqual(['coin', 'glass'])
  })
  it('MPM-20 a no, and the tiles that go back, when the answer falls', () => {
    const game = new SampleGame().spell('ZUT').captain('active', { type: 'done' })
    game.captain('other', { type: 'check-spelling' })
    expect(heard(game, () => game.letTimePass())).toEqual(['thud', 'sad', 'tile', 'tile', 'glass'])
  })
  it('MPM-23 a glass calls everybody to the vote', () => {
    const game = new SampleGame()
      .spell('CHAT')
      .captain('active', { type: 'done' })
      .captain('other', { type: 'contest' })
    expect(heard(game, () => game.captain('active', { type: 'call-vote' }))).toEqual(['glass'])
  })
  it('MPM-28 a cork at the win, and silence after it', () => {
    const game = new SampleGame('capture')
    const views: View[] = [game.view()]
    for (const word of ['BBBCCC', 'VVVUUU', 'DDDFFF', 'TTTRRR', 'GGGHHH']) {
      game.spell(word).captain('active', { type: 'done' })
      views.push(game.view())
      game.captain('other', { type: 'accept' })
      views.push(game.view())
    }
    const [standing, won] = views.slice(-2)
    if (!standing || !won) throw new Error('no game was played')
    expect(won.phase).toBe('over')
    expect(soundsFor(standing, won)).toEqual(['cork', 'theme'])
    expect(soundsFor(won, new SampleGame().view())).toEqual([])
  })
})
