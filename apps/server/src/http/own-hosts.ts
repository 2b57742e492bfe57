import type { X509Certificate } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { hostname } from 'node:os'

/** Whether the Host header of a request is a name of this server. */
export type IsOwnHost = (request: Pick<IncomingMessage, 'headers'>) => boolean

/** Names that public DNS does not serve: no stranger can point one of them to this server. */
const HOME_DOMAIN = /(?:^|\.)(?:localhost|local|lan|home|internal|test|home\.arpa)$/

/** « Jeux.Example.org.:3000 » → jeux.example.org; « [::1]:3000 » → ::1 */
export const hostNameOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')

const certificateNames = ({ subjectAltName = '' }: Pick<X509Certificate, 'subjectAltName'>): string[] =>
  subjectAltName.split(', ').flatMap((each) => (each.startsWith('DNS:') ? [each.slice(4).toLowerCase()] : []))

/** A wildcard covers one label, as in certificates. */
const covers = (name: string, host: string): boolean =>
  name.startsWith('*.') ? host.slice(host.indexOf('.')) === name.slice(1) && host.includes('.') : host === name

interface OwnHostsOptions {
  /** The setting PUBLIC_HOSTS; undefined if it is absent. */
  readonly publicHosts?: readonly string[] | undefined
  readonly certificate?: Pick<X509Certificate, 'subjectAltName'> | undefined
  readonly isBehindProxy?: boolean
  readonly machine?: string
}

/**
 * Protects against DNS rebinding: rebind.example points its own name to a home address, so that Origin and Host agree when its page calls
 * the server there. It can't make the browser send another Host. Behind a proxy, the proxy decides which names it forwards; without
 * PUBLIC_HOSTS the server does not know them and accepts all.
 */
export const ownHosts = ({
  publicHosts,
  certificate,
  isBehindProxy = false,
  machine = hostname(),
}: OwnHostsOptions = {}): IsOwnHost => {
  if (isBehindProxy && publicHosts === undefined) return () => true
  const names = [...(publicHosts ?? []), ...(certificate ? certificateNames(certificate) : []), machine.toLowerCase()]
  return ({ headers: { host } }) => {
    // No browser: every browser sends the header.
    if (host === undefined) return true
    const name = hostNameOf(host)
    if (isIP(name) !== 0 || HOME_DOMAIN.test(name) || !name.includes('.')) return true
    return names.some((each) => covers(each, name))
  }
}
