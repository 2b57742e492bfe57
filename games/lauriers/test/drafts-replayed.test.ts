import { keyOf, newPlace } from '@tablee/host/testing'
import { type Decision, type TableState, tableMachine } from '@tablee/kernel'
import { expect, it } from 'vitest'

it('ALL-5 LAU-6 a replay skips drafts: the views of the other players are the same without them', async () => {
  const place = newPlace()
  const host = place.newHost()
  const code = await host.create()
  const ana = await place.sit(host, code, 'Ana')
  const { game } = place.shelf.get('lauriers') ?? {}
  if (game === undefined) throw new Error('no such game')
  const options = { ...(game.defaults as object), leaves: 11 }
  await ana.ask({ type: 'choose', game: 'lauriers', options })
  for (let bots = 0; bots < 3; bots++) await ana.ask({ type: 'bot', level: 'sharp' })
  await ana.ask({ type: 'start' })
  const view = () =>
    ana.view.play?.view as { phase: string; round: number; mine?: { isHandedIn: boolean }; leader: string }
  for (let seconds = 0; seconds < 7200 && ana.view.status === 'playing'; seconds += 2) {
    const { phase, round, leader, mine } = view()
    if (phase === 'write' && leader !== 's1' && !mine?.isHandedIn && seconds % 40 < 39)
      await ana.ask({
        type: 'play',
        move: { type: 'draft', round, text: 'Petite prune sauvage'.slice(0, seconds % 20) },
      })
    await place.time.pass(2)
  }
  expect(ana.view.status).toBe('over')

  const machine = tableMachine(place.shelf)
  const decisions = await place.decisions(code)
  const isDraft = ({ events }: Decision) =>
    events.some((event) => event.type === 'played' && machine.isDraft('lauriers', event.move))
  expect(decisions.filter(isDraft).length).toBeGreaterThan(20)
  const replay = await host.replay(code, 1, keyOf('Ana'))
  if (typeof replay === 'string') throw new Error(replay)
  expect(replay.steps.filter(({ move }) => (move as { type?: string })?.type === 'draft')).toEqual([])

  const scene = { present: new Set<never>(), isPaused: false }
  const seen = (state: unknown) => game.view(state, { kind: 'onlooker' }, scene)
  let live: TableState | undefined
  const lived: unknown[] = []
  for (const decision of decisions) {
    live = machine.evolve(live, decision)
    if (!isDraft(decision) && decision.events.some(({ type }) => type === 'started' || type === 'played'))
      lived.push(seen(live.play?.state))
  }
  let state: unknown
  const watched = replay.steps.map(({ events }) => {
    state = events.reduce<unknown>((before, event) => game.evolve(before, event), state)
    return seen(state)
  })
  expect(watched).toEqual(lived)
  expect(state).toEqual(live?.play?.state)
})
