import { makeShelf } from '@tablee/game-kit/make-shelf.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import { expect, it } from 'vitest'
import { loadShelf } from './load.ts'
import { playScenario } from './scenario.ts'
import { rehearse } from './simulate.ts'

const shelf = await loadShelf()
const levels = ['gentle', 'steady', 'sharp', 'gentle'] as const

it.each(GAMES)('$id: a game of bots ends, and somebody has won', async ({ id }) => {
  const { winners, decisions } = await rehearse({ game: id, levels, seed: 'one' }, shelf)
  expect(winners.length).toBeGreaterThan(0)
  expect(decisions).toBeGreaterThan(levels.length)
})

it('stops at the first decision after which the game finds a fault', async () => {
  const [[id, shelved] = expect.unreachable()] = shelf
  const fault = () => 'a piece is lost'
  const faulty = new Map([[id, { ...shelved, game: { ...shelved.game, rehearsal: async () => ({ fault }) } }]])
  await expect(rehearse({ game: id, levels, seed: 'one' }, faulty)).rejects.toThrow('a piece is lost')
})

it('a game without rehearsal rules is simulated as well, and takes no stack', async () => {
  const [first = expect.unreachable()] = GAMES
  const { rehearsal: _, ...bare } = first
  const world = shelf.get(bare.id)?.world
  const bareShelf = makeShelf([{ ...bare, needs: [], makeWorld: () => world ?? {} }], () => ({}))
  expect((await rehearse({ game: bare.id, levels, seed: 'one' }, bareShelf)).winners.length).toBeGreaterThan(0)
  const seats = ['Ana', 'Bob']
  expect(await playScenario({ game: bare.id, seats, steps: [{ wait: 1 }] }, bareShelf)).toEqual([])
  expect(await playScenario({ game: bare.id, seats, stack: {}, steps: [] }, bareShelf)).toMatchObject([{ step: 0 }])
})
