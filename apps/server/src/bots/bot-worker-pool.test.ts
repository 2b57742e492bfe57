import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { someGame } from '@tablee/game-kit/testing/some-game.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import type { BotQuestion, Thought } from '@tablee/kernel'
import type { TableCode } from '@tablee/log'
import { afterEach, expect, it, vi } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { openBotWorkers } from './bot-worker-pool.ts'

/** Built by `npm run build`. */
const built = new URL('../../dist/bots/bot-worker.js', import.meta.url)
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

it('an expert bot plays a whole game with moves that it finds in a worker thread', async () => {
  const thinkers = openBotWorkers(built)
  ends.push(thinkers.close)
  const thinking: Promise<Thought | undefined>[] = []
  const think = (question: BotQuestion) => {
    const thought = thinkers.think(question)
    thinking.push(thought)
    return thought
  }
  const server = await startTestServer({}, think)
  ends.push(server.close)
  const { code } = (await (await fetch(`${server.url}/api/tables`, { method: 'POST' })).json()) as { code: TableCode }
  const lea = await server.sit(code, 'Léa')
  const { id: game } = someGame(GAMES, ({ think }) => think !== undefined)
  const waits = { turn: 5, run: 5, start: 5, counter: 5 }
  await lea.ask({ type: 'choose', game })
  await lea.ask({ type: 'choose', game, options: { ...(lea.view.options as object), waits } })
  await lea.ask({ type: 'bot', level: 'sharp' })
  expect(await lea.ask({ type: 'start' })).toMatchObject({ type: 'done' })
  const isOver = async () =>
    (await server.decisions(code)).some(({ events }) => events.some(({ type }) => type === 'ended'))
  for (let seconds = 0; seconds < 3600 && !(await isOver()); seconds++) {
    // The fake clock of the table runs faster than the worker thread.
    await Promise.all(thinking)
    await server.time.pass(1)
  }
  await lea.sees(({ status }) => status === 'over')
  const thoughts = (await server.decisions(code)).flatMap(({ move }) =>
    move.type === 'tick' && move.thought !== undefined ? [move.thought] : [],
  )
  expect(thoughts.length).toBeGreaterThan(10)
  expect(await Promise.all(thinking)).toEqual(expect.arrayContaining(thoughts))
  expect(server.reported).toEqual([])
})

it('a thought that fails rejects; after close nothing waits for a thought', async () => {
  const { think, close } = openBotWorkers(built)
  ends.push(close)
  const question = {
    id: '1',
    game: 'no such game',
    seat: 's1',
    level: 'sharp',
    seed: '',
    view: {},
  } as unknown as BotQuestion
  await expect(think(question)).rejects.toThrow('no such game')
  const [asked] = [think(question), await close()]
  expect(await asked).toBeUndefined()
  expect(await think(question)).toBeUndefined()
})

it('a thread that can’t start is reported and affects nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-thinker-'))
  const file = join(folder, 'thinker.mjs')
  writeFileSync(file, 'throw new Error("no lists")')
  const reported: unknown[] = []
  const { think, close } = openBotWorkers(pathToFileURL(file), (error) => reported.push(error))
  ends.push(close)
  // A busy machine may take seconds to start a thread.
  const patience = { timeout: 60_000 }
  await Promise.race([
    think({ id: '1' } as BotQuestion).catch(() => undefined),
    vi.waitFor(() => expect(reported).not.toEqual([]), patience),
  ])
  await vi.waitFor(() => expect(String(reported[0])).toContain('no lists'), patience)
})
