import type { GameShelf } from '@tablee/game-kit/make-shelf.ts'
import type { GameDriver } from '@tablee/game-kit/testing/game-driver.ts'
import { type Player, playOn, stepsOf } from '@tablee/game-kit/testing/random-play.ts'
import { atDepth } from '@tablee/kernel/testing/depth'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadShelf } from '../../src/load.ts'
import type { Gallery } from './define.ts'
import { playGallery } from './play.ts'

/** Random play of the game, as its laws have it. */
interface Played<Setting, Table, Move> extends Player<Table, Move> {
  readonly setting: fc.Arbitrary<Setting>
  readonly tableOf: (setting: Setting) => Table
  /** Left out: all games, as on the server. */
  readonly shelf?: GameShelf
}

const LONGEST = 150

/** What a gallery promises, as a test: call it inside a `describe`. */
export const galleryLaws = <
  Setting,
  State,
  Move extends { readonly type: string },
  // biome-ignore lint/suspicious/noExplicitAny: a driver of any game, whose own types the caller knows.
  Table extends GameDriver<any, State, Move, any, any, any>,
>(
  gallery: Gallery,
  play: Played<Setting, Table, Move>,
): void => {
  it('reaches every state, and shows every phase that random play reaches', async () => {
    const states = await playGallery(gallery, play.shelf ?? (await loadShelf()))
    expect(new Set(states.map(({ name }) => name)).size).toBe(states.length)
    const shown = new Set(states.map(({ phase }) => phase))
    const reached = new Set<string>()
    fc.assert(
      fc.property(play.setting, stepsOf(play, LONGEST), (setting, steps) => {
        const table = play.tableOf(setting)
        const look = () => void reached.add(gallery.phaseOf(table.seenBy(undefined)))
        look()
        playOn<State, Move, Table>(table, play, steps, look)
      }),
      { numRuns: atDepth(40) },
    )
    expect(reached.size).toBeGreaterThan(1)
    expect([...reached].filter((phase) => !shown.has(phase))).toEqual([])
  })
}
