import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { HolderKey } from '@tablee/kernel'

/** What is stored of a secret: it can be compared, never turned back. */
export const keyOf = (secret: string): HolderKey => createHash('sha256').update(secret).digest('hex') as HolderKey

/** One home: an IPv4 address, or the half of an IPv6 address that a provider hands out. */
const home = (address: string): string => {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : 8 - front.length - back.length
  return [...front, ...Array(Math.max(0, gap)).fill('0'), ...back].slice(0, 4).join(':')
}

/** Who is counted as one caller. Behind a proxy all have the proxy's address: only then its word for it is taken. */
export const addressOf = ({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string => {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return home((isBehindProxy && forwarded) || (socket.remoteAddress ?? ''))
}

const SITE = '/48'

/**
 * The networks that a caller's address counts for. A provider gives one customer up to 65,536 of the /64 networks that we take for a home:
 * each limit holds for the /64, and `shareOf` times that for the /48 around it.
 */
export const networksOf = (address: string): readonly string[] => {
  const end = address.lastIndexOf(':')
  return end < 0 ? [address] : [address, `${address.slice(0, end)}${SITE}`]
}

/** How many times the limit of one address a network has. */
export const shareOf = (network: string): number => (network.endsWith(SITE) ? 4 : 1)

/** Browsers tell whose page is asking: other people's pages get nothing. Who is no browser tells nothing. */
export const isOwnPage = ({ headers }: IncomingMessage): boolean => {
  const { origin, host } = headers
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
