import { newPlace } from '@tablee/host/testing'
import { expect } from 'vitest'
import { type SoloGame, soloMoves } from '../solo-moves.ts'

/** Steps of ten seconds: longer than any wait at the beginning of a game. */
const MOST_STEPS = 30

type Choice = Omit<SoloGame, 'name'>

/** A game alone against bots, as the home page begins it. */
export const beginAlone = async (choice: Choice) => {
  const place = newPlace()
  const host = place.newHost()
  const code = await host.create()
  const me = await place.come(host, code, 'Moi')
  for (const move of soloMoves({ ...choice, name: 'Moi' })) {
    const { type } = await me.ask(move)
    // Without teams there is nothing to even out.
    if (move.type !== 'even-teams') expect([move.type, type]).toEqual([move.type, 'done'])
  }
  return { place, host, code, me }
}

/** The game begins with all its bots, and the clock moves it on although the person does nothing. */
export const expectItGoesOnAlone = async (choice: Choice): Promise<void> => {
  const { place, host, code, me } = await beginAlone(choice)
  expect([me.view.status, me.view.seats.length]).toEqual(['playing', choice.bots + 1])
  const hasGoneOn = async () => (await place.decisions(code)).some(({ move }) => move.type === 'tick')
  for (let step = 0; step < MOST_STEPS && !(await hasGoneOn()); step++) await place.time.pass(10)
  expect(await hasGoneOn()).toBe(true)
  expect(place.reported).toEqual([])
  await host.close()
}
