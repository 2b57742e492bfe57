import type { X509Certificate } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { hostname } from 'node:os'

/** Says whether the Host header of a request is a name of this server. */
export type IsOwnHost = (request: Pick<IncomingMessage, 'headers'>) => boolean

/** Names that public DNS does not serve: nobody else can make one of them lead here. */
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

interface Names {
  /** What PUBLIC_HOSTS says; undefined: nothing. */
  readonly publicHosts?: readonly string[] | undefined
  readonly certificate?: Pick<X509Certificate, 'subjectAltName'> | undefined
  readonly isBehindProxy?: boolean
  readonly machine?: string
}

/**
 * DNS rebinding: a page of rebind.example makes its own name lead to a home address, so that its Origin and Host agree when it calls the
 * server there. It cannot make its browser send another Host. Behind a proxy the proxy decides which names come through, and without
 * PUBLIC_HOSTS we do not know them.
 */
export const ownHosts = ({
  publicHosts,
  certificate,
  isBehindProxy = false,
  machine = hostname(),
}: Names = {}): IsOwnHost => {
  if (isBehindProxy && publicHosts === undefined) return () => true
  const names = [...(publicHosts ?? []), ...(certificate ? certificateNames(certificate) : []), machine.toLowerCase()]
  return ({ headers: { host } }) => {
    // Every browser sends one.
    if (host === undefined) return true
    const name = hostNameOf(host)
    if (isIP(name) !== 0 || HOME_DOMAIN.test(name) || !name.includes('.')) return true
    return names.some((each) => covers(each, name))
  }
}
