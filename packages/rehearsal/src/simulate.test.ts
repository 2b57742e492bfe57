import type { State as KokomotsState } from '@tablee/games/kokomots/game.ts'
import type { State as LauriersState } from '@tablee/games/lauriers/game.ts'
import { defaults } from '@tablee/games/mot-pour-mot/game.ts'
import type { State as WordOutState } from '@tablee/games/word-out/game.ts'
import { BOT_LEVELS, type Shelf } from '@tablee/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadShelf } from './load.ts'
import { rehearse } from './simulate.ts'
import { TELLERS } from './tellers.ts'

let shelf: Shelf
beforeAll(async () => {
  shelf = await loadShelf()
})

describe('bots among themselves', () => {
  it.each(['cactus', 'capture'] as const)('%s: games end, and the same seed gives the same game', (edition) => {
    const play = (seed: string) =>
      rehearse({ game: 'mot-pour-mot', options: defaults(edition), levels: [...BOT_LEVELS, 'steady'], seed }, shelf)
    const one = play('1')
    expect(play('1')).toEqual(one)
    expect(play('2').state).not.toEqual(one.state)
  })

  it('WO-1 a game of Word Out! ends, and no card is lost: 108, or 216 from six players on', () => {
    const play = (players: number) =>
      rehearse({ game: 'word-out', levels: Array.from({ length: players }, () => 'gentle'), seed: 'one' }, shelf)
    for (const [players, cards] of [
      [3, 108],
      [6, 216],
    ] as const) {
      const { hands, rows, pile, trash } = play(players).state as WordOutState
      expect([...Object.values(hands), ...rows, pile, trash].flat()).toHaveLength(cards)
    }
  })

  it('LAU-20 a game of Les Lauriers ends with a pawn at the Diploma, from three players to six', () => {
    const play = (players: number) =>
      rehearse({ game: 'lauriers', levels: Array.from({ length: players }, () => 'steady'), seed: 'one' }, shelf)
    for (const players of [3, 6]) {
      const { state, winners } = play(players)
      const { leaves, seats } = state as LauriersState
      expect(seats.some((seat) => leaves[seat] === 26)).toBe(true)
      expect(winners.length).toBeGreaterThan(0)
    }
  })

  it.each([
    ['classic', 3],
    ['expert', 2],
    ['simultaneous', 4],
    ['teams', 12],
  ])('KOK-23 a game of Kokomots ends with three piles empty: %s, %i players', (mode, players) => {
    const options = TELLERS.kokomots?.variants.find(({ name }) => name === mode)?.options(players)
    const levels = Array.from({ length: players }, () => 'gentle' as const)
    const done = rehearse({ game: 'kokomots', options, levels, seed: 'one' }, shelf)
    const { columns, camps } = done.state as KokomotsState
    // A team finishes its timer: it may empty the fourth as well.
    const empty = columns.filter(({ themes }) => themes.length === 0).length
    expect(empty).toBeGreaterThanOrEqual(3)
    expect(camps.flatMap(({ seats }) => seats)).toHaveLength(players)
    const told = TELLERS.kokomots?.tell(done, levels) ?? []
    const stood = done.events.filter((event) => (event as { type: string }).type === 'stood')
    expect(told.filter((line) => line === 'words')).toHaveLength(stood.length)
  })

  it('the sharp ones win more often than the gentle ones', () => {
    let sharp = 0
    for (let nth = 0; nth < 24; nth++) {
      const levels = nth % 2 === 0 ? (['sharp', 'gentle'] as const) : (['gentle', 'sharp'] as const)
      const { winners } = rehearse({ game: 'mot-pour-mot', levels, seed: `levels ${nth}` }, shelf)
      if (winners.includes('sharp')) sharp += 1
    }
    expect(sharp).toBeGreaterThan(16)
  })
})
