import { setTimeout as pause } from 'node:timers/promises'
import { newTable } from '../../hostile/swarm.ts'
import { type Attack, countInto } from '../attack.ts'
import { Device } from '../device.ts'

/** As many sockets as an address may have, minus the one that plays. */
const COME = 299
const BETWEEN = 34

interface Crowd {
  readonly name: string
  readonly finding: string
  /** The secret of each socket; undefined for spectators. */
  readonly secretOf: (host: string) => string | undefined
}

/** Many sockets at one table with a running game where somebody acts all the time. */
const crowdOf = ({ name, finding, secretOf }: Crowd): Attack => ({
  name,
  finding,
  seconds: 6,
  ready: async ({ url, from, ledger, seconds }) => {
    const code = await newTable(url, from)
    const hostName = `${code} host`
    const host = await Device.at({ url, from, ledger }, code, hostName)
    await host.ask({ type: 'sit', name: 'Bob' })
    await host.ask({ type: 'bot', level: 'gentle' })
    await host.ask({ type: 'start' })
    return async () => {
      const outcomes: Record<string, number> = {}
      const end = performance.now() + seconds * 1000
      const devices: Device[] = []
      const come = async () => {
        for (let nth = 0; nth < COME; nth += 20) {
          const some = Array.from({ length: Math.min(20, COME - nth) }, () =>
            Device.at({ url, from, ledger }, code, secretOf(hostName)),
          )
          for (const device of await Promise.all(some)) {
            devices.push(device)
            countInto(outcomes, device.error ?? 'looks on')
          }
        }
      }
      const move = async () => {
        for (let nth = 0; performance.now() < end; nth++)
          await Promise.all([host.ask({ type: 'rename', name: `Bob ${nth}` }), pause(BETWEEN)])
      }
      await Promise.all([come(), move()])
      const bytes = [host, ...devices].reduce((sum, device) => sum + device.bytes, 0)
      return { bytes, figures: { answers: JSON.stringify(outcomes) } }
    }
  },
})

export const crowd = crowdOf({ name: '300 look on at one table', finding: '8', secretOf: () => undefined })

/** A seat holder gets every change at once. */
export const manyDevices = crowdOf({
  name: 'one person comes by 300 sockets',
  finding: '8, by the same secret',
  secretOf: (host) => host,
})
