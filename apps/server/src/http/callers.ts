import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { HolderKey } from '@tablee/kernel'

/** The hash of a secret: the server stores only this. */
export const keyOf = (secret: string): HolderKey => createHash('sha256').update(secret).digest('hex') as HolderKey

/** An IPv4 address, or the /64 prefix of an IPv6 address, which is what a provider gives to one home. */
const prefixOf = (address: string): string => {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : 8 - front.length - back.length
  return [...front, ...Array(Math.max(0, gap)).fill('0'), ...back].slice(0, 4).join(':')
}

/** The address that limits count by. X-Forwarded-For is trusted only behind a proxy, where all connections have the proxy's address. */
export const addressOf = ({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string => {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return prefixOf((isBehindProxy && forwarded) || (socket.remoteAddress ?? ''))
}

const SITE = '/48'

/**
 * The networks that share the limits of an address. A provider may give one customer 65,536 /64 networks, so that each limit applies to
 * the /64 and, multiplied by `shareOf`, to the /48 around it.
 */
export const networksOf = (address: string): readonly string[] => {
  const end = address.lastIndexOf(':')
  return end < 0 ? [address] : [address, `${address.slice(0, end)}${SITE}`]
}

/** The factor by which a network's limit exceeds that of one address. */
export const shareOf = (network: string): number => (network.endsWith(SITE) ? 4 : 1)

/** Refuses pages of other sites: browsers send the Origin header. Other programs send none and are let in. */
export const isSameOrigin = ({ headers }: IncomingMessage): boolean => {
  const { origin, host } = headers
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
