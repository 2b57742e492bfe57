import { makeShelf } from '@tablee/game-kit/make-shelf.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import { Host, realTime } from '@tablee/host'
import type { Decision } from '@tablee/kernel'
import { openMemoryLog } from '@tablee/log'
import { expect, it, onTestFinished } from 'vitest'
import { secretsAround } from './people.ts'
import { seatAround } from './seat-around.ts'

const game = GAMES.find(({ seats, defaults }) => seats(defaults).teams.length === 2) ?? expect.unreachable()
const [first = '', second = ''] = game.seats(game.defaults).teams

const GATHERED = {
  people: [
    { name: 'Léa', team: second },
    { name: 'Sam', team: first },
  ],
  bots: 2,
  level: 'steady',
} as const
const CHOICE = { type: 'choose', game: game.id } as const

/** A table that somebody else looks at already. */
const lookOn = async () => {
  const log = openMemoryLog<Decision>({ clock: realTime.now })
  const host = new Host({ log, shelf: makeShelf(GAMES, () => ({})), report: () => {} })
  onTestFinished(() => host.close())
  const code = await host.create()
  const onlooker =
    (await (await host.open(code))?.visit({ key: undefined, onChange: () => {} })) ?? expect.unreachable()
  return { log, host, code, onlooker }
}

it('everybody sits down in their team, with the bots that were asked for', async () => {
  const { host, code, onlooker } = await lookOn()
  expect(await seatAround(host, code, GATHERED, CHOICE)).toBe('seated')
  const { seats, game: chosen } = onlooker.look().view
  expect(chosen).toBe(game.id)
  expect(seats.slice(0, 2)).toMatchObject([
    { name: 'Léa', holder: 'person', team: second },
    { name: 'Sam', holder: 'person', team: first },
  ])
  expect(seats.slice(2).map(({ holder }) => holder)).toEqual(['bot', 'bot'])
  expect(secretsAround(code)).toHaveLength(2)
})

it('where nothing is kept it says so, and nobody stays behind', async () => {
  const { log, host, code, onlooker } = await lookOn()
  const before = onlooker.look().view.onlookers
  await log.close()
  expect(await seatAround(host, code, GATHERED, CHOICE)).toBe('not-kept')
  expect(onlooker.look().view.onlookers).toBe(before)
})
