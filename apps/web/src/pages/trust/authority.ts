import { timeLimit } from '../../services/connection/time-limit.ts'

/** The server's answer about its HTTPS. */
interface Authority {
  readonly hasHttps: boolean
  /** Fingerprint of the home's own certificate authority; absent where a public authority signed, or without HTTPS. */
  readonly fingerprint?: string
  readonly validTo?: string
}

/** Milliseconds. */
const LIMIT = 8000
const ADDRESS = '/confiance/authority.json'

export const askAuthority = async (): Promise<Authority> => {
  const response = await fetch(ADDRESS, { signal: timeLimit(LIMIT) })
  if (!response.ok) throw new Error(`the server said ${response.status}`)
  return response.json()
}

/** « ?vers=/table/K7QF » → the same path over HTTPS on this host. An address of another host leads to the home page. */
export const secureAddress = ({ host }: Location | URL, wanted: string | null): string => {
  const home = `https://${host}/`
  if (wanted === null) return home
  try {
    const there = new URL(wanted, home)
    return there.origin === new URL(home).origin ? there.href : home
  } catch {
    return home
  }
}

/** Whether this device takes the server's certificate already. */
export const isTrusted = (address: string): Promise<boolean> =>
  fetch(new URL(ADDRESS, address), { signal: timeLimit(LIMIT) }).then(
    ({ ok }) => ok,
    () => false,
  )
