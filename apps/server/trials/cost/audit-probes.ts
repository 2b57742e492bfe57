import { request } from 'node:http'
import { GAMES } from '@tablee/games/shelf.ts'
import type { SeatId } from '@tablee/kernel'
import { Ledger } from '../hostile/ledger.ts'
import { newTable } from '../hostile/swarm.ts'
import { Device } from './device.ts'

interface Room {
  readonly code: string
  readonly people: readonly Device[]
  readonly come: (name?: string) => Promise<Device>
}

const ADDRESS = '127.66.2.1'

/** A table where these people sit, the first one as host. */
const roomOf = async (url: string, ...names: string[]): Promise<Room> => {
  const place = { url, from: ADDRESS, ledger: new Ledger() }
  const code = await newTable(url, ADDRESS)
  const come = (name?: string) => Device.at(place, code, name === undefined ? undefined : `${code} ${name}`)
  const people: Device[] = []
  for (const name of names) {
    const device = await come(name)
    await device.ask({ type: 'sit', name })
    people.push(device)
  }
  return { code, people, come }
}

/** A game that is dealt more than once: a chair is free again only at the next deal. */
const game = GAMES.find(({ deal }) => deal !== undefined)?.id ?? ''

const playing = async (url: string): Promise<Room & { readonly people: readonly [Device, Device, Device] }> => {
  const room = await roomOf(url, 'Ana', 'Bob', 'Zoe')
  const people = room.people as [Device, Device, Device]
  await people[0].ask({ type: 'choose', game })
  await people[0].ask({ type: 'start' })
  await Promise.all(people.map((device) => device.sees(({ status }) => status === 'playing')))
  return { ...room, people }
}

const statusOf = (url: string, headers: Record<string, string>, method = 'GET'): Promise<number> =>
  new Promise((resolve, reject) => {
    const asking = request(url, { method, headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asking.on('error', reject).end()
  })

/** One finding of the audit as legal messages, and the server's answer. */
interface Probe {
  readonly finding: string
  readonly what: string
  /** The answer of a server without the flaw. */
  readonly holds: string
  readonly run: (url: string) => Promise<string>
}

export const PROBES: readonly Probe[] = [
  {
    finding: '6',
    what: 'ALL-6 a player stands up and takes the chair that another one left in the same game',
    holds: 'held-another-seat',
    run: async (url) => {
      const { people } = await playing(url)
      const [ana, bob] = people
      const seat = ana.view.me as SeatId
      await ana.ask({ type: 'stand' })
      await bob.ask({ type: 'stand' })
      return bob.ask({ type: 'sit', name: 'Bob', seat })
    },
  },
  {
    finding: '6',
    what: 'ALL-6 somebody new takes a chair in mid-deal and sees what it knows',
    holds: 'not-free-yet',
    run: async (url) => {
      const { people, come } = await playing(url)
      const seat = people[1].view.me as SeatId
      await people[1].ask({ type: 'stand' })
      return (await come('Lou')).ask({ type: 'sit', name: 'Lou', seat })
    },
  },
  {
    finding: '7',
    what: 'ALL-10 whoever acts as host takes the role for good',
    holds: 'host-of-record-only',
    run: async (url) => {
      const [ana, bob] = (await roomOf(url, 'Ana', 'Bob')).people as [Device, Device]
      ana.leave()
      await bob.sees(({ host, me }) => host === me)
      return bob.ask({ type: 'host', seat: bob.view.me as SeatId })
    },
  },
  {
    finding: '8',
    what: 'ALL-6 the chair of somebody who was removed in a game',
    holds: 'bot',
    run: async (url) => {
      const { people } = await playing(url)
      const seat = people[1].view.me as SeatId
      await people[0].ask({ type: 'remove', seat })
      return people[0].view.seats.find(({ id }) => id === seat)?.holder ?? 'gone'
    },
  },
  {
    finding: '8',
    what: 'ALL-4 somebody new looks on at a locked table',
    holds: 'table-locked',
    run: async (url) => {
      const { people, come } = await roomOf(url, 'Ana')
      await people[0]?.ask({ type: 'lock', isLocked: true })
      return (await come()).error ?? 'looks on'
    },
  },
  {
    finding: '9',
    what: 'ALL-3 a second pause right after the host went on',
    holds: 'paused-lately',
    run: async (url) => {
      const { people } = await playing(url)
      const [ana, bob] = people
      await bob.ask({ type: 'pause' })
      await ana.ask({ type: 'resume' })
      return bob.ask({ type: 'pause' })
    },
  },
  {
    finding: '10',
    what: '/metrics by a name of the home network, as from another device',
    holds: '404',
    run: async (url) => String(await statusOf(`${url}/metrics`, { host: 'tablee.lan' })),
  },
  {
    finding: '15',
    what: 'a new table by a page whose name was made to lead here (DNS rebinding)',
    holds: '403',
    run: async (url) =>
      String(await statusOf(`${url}/api/tables`, { host: 'rebind.example', origin: 'http://rebind.example' }, 'POST')),
  },
  {
    finding: '17',
    what: 'ALL-4 a second « Host », with a Cyrillic о, is called',
    holds: 'Hоst 2',
    run: async (url) => {
      const [, other] = (await roomOf(url, 'Host', 'Hоst')).people
      return other?.view.seats.find(({ id }) => id === other.view.me)?.name ?? 'nobody'
    },
  },
  {
    finding: '18',
    what: 'the licences of what ships, in the client',
    holds: '200, MPL named',
    run: async (url) => {
      const answer = await fetch(`${url}/notices.txt`)
      const text = await answer.text()
      return `${answer.status}${/Mozilla Public License/.test(text) ? ', MPL named' : ''}`
    },
  },
  {
    finding: '19',
    what: 'a Permissions-Policy',
    holds: 'sent',
    run: async (url) => ((await fetch(url)).headers.has('permissions-policy') ? 'sent' : 'none'),
  },
]
