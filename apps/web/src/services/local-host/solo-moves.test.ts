import { defaults as kokomots, seats as kokomotsSeats, MODES, type View } from '@tablee/games/kokomots/game.ts'
import { defaults as lauriers, seats as lauriersSeats } from '@tablee/games/lauriers/game.ts'
import { defaults as motPourMot, seats as motPourMotSeats } from '@tablee/games/mot-pour-mot/game.ts'
import { defaults as wordOut, seats as wordOutSeats } from '@tablee/games/word-out/game.ts'
import { newPlace } from '@tablee/host/testing'
import { BOT_LEVELS } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { botCounts } from './bots.ts'
import { soloMoves } from './solo-moves.ts'

/** Longer than any wait at the beginning of a game: the writing of Les Lauriers. */
const MOST_STEPS = 30

const GAMES = [
  ...MODES.map((mode) => {
    const options = { ...kokomots, mode }
    return { game: 'kokomots', title: `Kokomots, ${mode}`, options, range: kokomotsSeats(options) }
  }),
  { game: 'lauriers', title: 'Les Lauriers', options: lauriers, range: lauriersSeats() },
  ...(['cactus', 'capture'] as const).map((edition) => ({
    game: 'mot-pour-mot',
    title: `Mot pour Mot, ${edition}`,
    options: motPourMot(edition),
    range: motPourMotSeats(),
  })),
  { game: 'word-out', title: 'Word Out!', options: wordOut, range: wordOutSeats() },
]

describe.each(GAMES)('alone at $title', ({ game, options, range }) => {
  it.each(botCounts(range, 1).map((bots, nth) => ({ bots, level: BOT_LEVELS[nth % 3] ?? 'steady' })))(
    'it begins with $bots bots ($level), and goes on though one does nothing',
    async ({ bots, level }) => {
      const place = newPlace()
      const host = place.newHost()
      const code = await host.create()
      const me = await place.come(host, code, 'Moi')
      for (const move of soloMoves({ name: 'Moi', game, options, level, bots })) {
        const { type } = await me.ask(move)
        if (move.type !== 'even-teams') expect([move.type, type]).toEqual([move.type, 'done'])
      }
      expect([me.view.status, me.view.seats.length]).toEqual(['playing', bots + 1])
      const hasGoneOn = async () => (await place.decisions(code)).some(({ move }) => move.type === 'tick')
      for (let step = 0; step < MOST_STEPS && !(await hasGoneOn()); step++) await place.time.pass(10)
      expect(await hasGoneOn()).toBe(true)
      expect(place.reported).toEqual([])
      await host.close()
    },
  )
})

it('KOK-4 alone at Kokomots nobody has a longer name: one plays at once', async () => {
  const place = newPlace()
  const host = place.newHost()
  const code = await host.create()
  const me = await place.come(host, code, 'Moi')
  const game = { name: 'Moi', game: 'kokomots', options: kokomots, level: 'steady', bots: 5 } as const
  for (const move of soloMoves(game)) await me.ask(move)
  const seen = me.view.play?.view as View | undefined
  expect(seen?.camps.find(({ id }) => id === seen.active)?.seats).toEqual([me.view.me])
  await host.close()
})
