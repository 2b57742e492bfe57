import { setTimeout as pause } from 'node:timers/promises'
import { newTable } from '../../hostile/swarm.ts'
import { type Attack, countInto } from '../attack.ts'
import { Device } from '../device.ts'

/** As many as an address may have sockets, but for the one who plays. */
const LOOKERS_ON = 299
const BETWEEN = 34

/** A crowd looks on at one table, where somebody does something all the time. */
export const crowd: Attack = {
  name: '300 look on at one table',
  finding: '8',
  seconds: 6,
  ready: async ({ url, from, ledger, seconds }) => {
    const code = await newTable(url, from)
    const host = await Device.at({ url, from, ledger }, code, `${code} host`)
    await host.ask({ type: 'sit', name: 'Bob' })
    return async () => {
      const outcomes: Record<string, number> = {}
      const end = performance.now() + seconds * 1000
      const devices: Device[] = []
      const come = async () => {
        for (let nth = 0; nth < LOOKERS_ON; nth += 20) {
          const some = Array.from({ length: Math.min(20, LOOKERS_ON - nth) }, () =>
            Device.at({ url, from, ledger }, code),
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
}
