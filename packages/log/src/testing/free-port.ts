import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ephemeral range, from which the system assigns ports to outgoing connections: a test that restarts its server needs the same
 * port again.
 */
const LOWEST = 11_000
const HIGHEST = 30_000

const given = new Set<number>()

/** A free port on loopback, different in each call. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(LOWEST, HIGHEST)
  if (given.has(port)) return freePort()
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return freePort()
  }
  given.add(port)
  probe.close()
  await once(probe, 'close')
  return port
}
