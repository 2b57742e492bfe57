import { connect, type NatsConnection } from '@nats-io/transport-node'
import { LogUnusable } from '../table-log.ts'

/** Milliseconds. A server that misses two pings counts as gone; then another one is tried. */
const PING = 1000
const TRY_AGAIN = 250
/** Milliseconds to wait for a connection. A machine that has lost its power does not answer at all. */
const DIAL = 2000

/** Credentials from nats://name:password@… or nats://token@… */
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
    // Leave out everything before the @: it may contain a password.
    throw new LogUnusable(
      `${raw.replace(/^.*@/, '')} n’est pas l’adresse d’un serveur NATS : écris nats://MACHINE:4222.`,
    )
  return url
}

/** Connects to one or more servers of a cluster, separated by commas, and reconnects by itself. Rejects with `LogUnusable`. */
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
      // Recording a stack trace for every request takes 5 % of a node's CPU time.
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
