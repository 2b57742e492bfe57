import { type Guest, newPlace } from '@tablee/host/testing'
import { describe, expect, it } from 'vitest'

const TAP = { type: 'play', move: { type: 'tap', round: 1 } } as const
const NAMES = ['Léa', 'Tom', 'Zoé']

/** Simultaneous Kokomots, in the phase in which everybody searches. */
const searching = async (): Promise<readonly Guest[]> => {
  const place = newPlace()
  const host = place.newHost()
  const code = await host.create()
  const guests: Guest[] = []
  for (const name of NAMES) guests.push(await place.sit(host, code, name))
  const [lea] = guests as [Guest]
  await lea.ask({ type: 'choose', game: 'kokomots' })
  const options = { ...(lea.view.options as object), mode: 'simultaneous' }
  await lea.ask({ type: 'choose', game: 'kokomots', options })
  await lea.ask({ type: 'start' })
  // One of them has the right to turn the letters.
  for (const guest of guests) await guest.ask({ type: 'play', move: { type: 'turn-letters' } })
  return guests
}

const tapperSeenBy = ({ view }: Guest) => {
  const round = view.play?.view as { readonly tapper?: string } | undefined
  return view.seats.find(({ id }) => id === round?.tapper)?.name
}

describe('two taps in the same millisecond', () => {
  it.each([
    [0, 1],
    [1, 0],
    [2, 1],
  ])('KOK-29 ALL-8 the tap that reached the table first counts, in any seat order: %i, then %i', async (one, other) => {
    const guests = await searching()
    const [first, second] = [guests[one], guests[other]] as [Guest, Guest]
    const answers = await Promise.all([first.ask(TAP), second.ask(TAP)])
    expect(answers).toMatchObject([{ type: 'done' }, { refusal: { rule: 'KOK-29', code: 'tapped-before-you' } }])
    expect(guests.map(tapperSeenBy)).toEqual([NAMES[one], NAMES[one], NAMES[one]])
  })
})
