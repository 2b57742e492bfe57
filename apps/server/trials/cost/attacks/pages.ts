import { newTable } from '../../hostile/swarm.ts'
import type { Attack, Scene } from '../attack.ts'
import { Device } from '../device.ts'
import { hammer } from './http.ts'

const CONNECTIONS = 40
/** The approximate size of the headers of such a request. */
const REQUEST_BYTES = 90

const strikePage = async ({ url, from, seconds }: Scene, path: string) => {
  const statuses: Record<string, number> = {}
  const asked = await hammer({ url: url + path, from, seconds, connections: CONNECTIONS }, statuses)
  return {
    bytes: asked * REQUEST_BYTES,
    figures: { 'requests/s': Math.round(asked / seconds), statuses: JSON.stringify(statuses) },
  }
}

/** Pages over forty connections. */
export const homePage: Attack = {
  name: 'GET / by 40 connections',
  finding: '16',
  seconds: 6,
  ready: async (scene) => () => strikePage(scene, '/'),
}

const IDLE = 1000
const AT_A_TABLE = 4
/** The idle sockets use other addresses: one may have only 300 sockets. */
const idleAddress = (nth: number) => `127.77.0.${1 + (nth % 20)}`

/** Metrics over forty connections, with a thousand idle sockets. */
export const metrics: Attack = {
  name: '/metrics by 40 connections, 1,000 idle sockets',
  finding: '10',
  seconds: 6,
  ready: async (scene) => {
    const { url, ledger } = scene
    const idle: Device[] = []
    for (let nth = 0; idle.length < IDLE; nth++) {
      const from = idleAddress(nth)
      const code = await newTable(url, from)
      idle.push(
        ...(await Promise.all(Array.from({ length: AT_A_TABLE }, () => Device.at({ url, from, ledger }, code)))),
      )
    }
    return async () => {
      const { bytes, figures } = await strikePage(scene, '/metrics')
      return { bytes, figures: { ...figures, idle: idle.filter(({ isOpen }) => isOpen).length } }
    }
  },
}
