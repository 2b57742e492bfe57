import { someGame } from '@tablee/game-kit/testing/some-game.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import { type BotQuestion, type Thought, thinkAbout } from '@tablee/kernel'
import type { TableCode } from '@tablee/log'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Think } from '../dependencies.ts'
import { type Guest, newPlace } from '../testing/trial-table.ts'

let place: ReturnType<typeof newPlace>
let code: TableCode
let lea: Guest

beforeEach(() => {
  place = newPlace()
})

const { id: game } = someGame(GAMES, ({ think }) => think !== undefined)

/** A game whose bots think, with Léa, who lets her time run out, and expert bots. */
const play = async (think: Think) => {
  const host = place.newHost({ think })
  code = await host.create()
  lea = await place.sit(host, code, 'Léa')
  await lea.ask({ type: 'choose', game })
  for (let bots = 0; bots < 2; bots++) await lea.ask({ type: 'bot', level: 'sharp' })
  expect(await lea.ask({ type: 'start' })).toEqual({ type: 'done' })
}

/** The expert's moves, each with the thought it came from. */
const botMoves = async () =>
  (await place.decisions(code)).flatMap(({ move, events: [event] }) =>
    move.type === 'tick' && event?.type === 'played' && event.by.kind === 'seat'
      ? [{ move: event.move, thought: move.thought }]
      : [],
  )

describe('an expert bot', () => {
  it('plays the results of its thinking, for a whole game', async () => {
    const thoughts: Thought[] = []
    await play(async (question) => {
      const thought = thinkAbout(JSON.parse(JSON.stringify(question)), place.shelf)
      if (thought !== undefined) thoughts.push(thought)
      return thought
    })
    for (let minutes = 0; minutes < 600 && lea.view.status === 'playing'; minutes++) await place.time.pass(60)
    expect(lea.view.status).toBe('over')
    const thoughtOver = (await botMoves()).filter(({ thought }) => thought !== undefined)
    expect(thoughtOver.length).toBeGreaterThan(10)
    for (const { move, thought } of thoughtOver) expect(move).toEqual(thought?.move)
    expect(thoughtOver.map(({ thought }) => thought)).toEqual(thoughts)
    expect(place.reported).toEqual([])
  })

  it('ALL-7 is not waited for: a late result is ignored, and never used for another moment', async () => {
    const late: (() => void)[] = []
    const asked: BotQuestion[] = []
    await play((question) => {
      asked.push(question)
      return new Promise((resolve) => late.push(() => resolve(thinkAbout(question, place.shelf))))
    })
    await place.time.pass(300)
    expect((await botMoves()).length).toBeGreaterThan(3)
    const open = asked.at(-1)?.id
    for (const come of late) come()
    await place.time.pass(10)
    // From now on no question is answered.
    const heard = (await botMoves()).flatMap(({ thought }) => thought?.on ?? [])
    expect([[], [open]]).toContainEqual(heard)
  })

  it('is asked each question once, even if the table changes meanwhile', async () => {
    const asked: string[] = []
    await play(async ({ id }) => {
      asked.push(id)
      return undefined
    })
    for (let seconds = 0; seconds < 300; seconds++) {
      await lea.ask({ type: 'rename', name: `Léa ${seconds}` })
      await place.time.pass(1)
    }
    expect(asked.length).toBeGreaterThan(2)
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('ALL-7 whose thinking fails is reported, and plays its quick choice', async () => {
    await play(async () => {
      throw new Error('no time to think')
    })
    await place.time.pass(300)
    expect((await botMoves()).length).toBeGreaterThan(3)
    expect(place.reported.map(String)).toContain('Error: no time to think')
  })
})
