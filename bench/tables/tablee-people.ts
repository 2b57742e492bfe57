import { Device } from './device.ts'
import { countingParty, everybody, type Gather, Sights } from './party.ts'

interface Chosen {
  readonly game: string
  readonly options?: unknown
}

/** Four people at a new table of ours who have begun a game. */
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
  const sights = new Sights()
  const devices = await gatherDevices(url, { game: 'counter' })
  for (const [person, device] of devices.entries())
    device.onView = ({ play }) => sights.saw(person, (play?.view as Counted | undefined)?.count ?? 0)
  const next = (person: number) => void devices[person]?.ask({ type: 'play', move: { type: 'next' } })
  return countingParty(sights, next, () => {
    for (const device of devices) device.leave()
  })
}
