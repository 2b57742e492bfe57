import { Device } from './device.ts'
import { countingParty, everybody, type Gather, SeenCounts } from './party.ts'

interface Chosen {
  readonly game: string
  readonly options?: unknown
}

/** Seats four people at a new table of ours and starts a game. */
export const gatherDevices = async (url: string, chosen: Chosen, from?: string): Promise<Device[]> => {
  const answer = await fetch(`${url}/api/tables`, { method: 'POST' })
  const { code } = (await answer.json()) as { readonly code: string }
  const devices = await Promise.all(everybody(() => Device.at(url, code, from)))
  for (const [person, device] of devices.entries()) await device.ask({ type: 'sit', name: `P${person}` })
  await devices[0]?.ask({ type: 'choose', ...chosen })
  await devices[0]?.ask({ type: 'start' })
  await Promise.all(devices.map((device) => device.sees(({ play }) => play !== undefined)))
  return devices
}

interface Counted {
  readonly count: number
}

export const gatherAtTablee: Gather = async (url) => {
  const seenCounts = new SeenCounts()
  const devices = await gatherDevices(url, { game: 'counter' })
  for (const [person, device] of devices.entries())
    device.onView = ({ play }) => seenCounts.saw(person, (play?.view as Counted | undefined)?.count ?? 0)
  const next = (person: number) => void devices[person]?.ask({ type: 'play', move: { type: 'next' } })
  return countingParty(seenCounts, next, () => {
    for (const device of devices) device.leave()
  })
}
