import { connect, type NatsConnection } from '@nats-io/transport-node'
import { LogUnusable } from '../table-log.ts'

/** Milliseconds. A server that is silent for twice the ping is gone; another one is tried soon. */
const PING = 1000
const TRY_AGAIN = 250
/** One that has lost its power answers nothing at all. */
const DIAL = 2000

/** What to log in with, from nats://name:password@… or nats://token@… */
const loginOf = ({ username, password }: URL) => {
  if (username === '') return {}
  try {
    const name = decodeURIComponent(username)
    return password === '' ? { token: name } : { user: name, pass: decodeURIComponent(password) }
  } catch {
    throw new LogUnusable('Le nom ou le mot de passe dans l’adresse de NATS a un « % » qui n’est pas écrit %25.')
  }
}

const SCHEMES = new Set(['nats:', 'tls:'])

const readUrl = (raw: string): URL => {
  const url = URL.canParse(raw) ? new URL(raw) : undefined
  if (url === undefined || !SCHEMES.has(url.protocol) || url.host === '')
    // Without what stands before the @: it may be a password.
    throw new LogUnusable(
      `${raw.replace(/^.*@/, '')} n’est pas l’adresse d’un serveur NATS : écris nats://MACHINE:4222.`,
    )
  return url
}

/** One or more servers of a cluster, separated by commas; it comes back by itself whenever it breaks. Rejects with `LogUnusable`. */
export const connectNats = async (urls: string): Promise<NatsConnection> => {
  const servers = urls.split(',').map((each) => readUrl(each.trim()))
  const hosts = servers.map(({ host }) => host)
  const login = loginOf(servers[0] as URL)
  try {
    return await connect({
      servers: hosts,
      name: 'tablee',
      ...login,
      ...(servers[0]?.protocol === 'tls:' ? { tls: {} } : {}),
      timeout: DIAL,
      pingInterval: PING,
      maxPingOut: 2,
      reconnectTimeWait: TRY_AGAIN,
      maxReconnectAttempts: -1,
      // A stack trace for every request, in case it fails, is a twentieth of a node’s time.
      noAsyncTraces: true,
    })
  } catch (error) {
    const detail = (error as Error).message
    throw new LogUnusable(
      `NATS est injoignable sur ${hosts.join(', ')} (${detail}) : vérifie qu’il tourne et qu’il nous laisse entrer.`,
      {
        cause: error,
      },
    )
  }
}
