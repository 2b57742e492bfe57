import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that systems make connections from: whoever gives such a port up for a while may find it taken. */
const LOWEST = 11_000
const HIGHEST = 30_000

const given = new Set<number>()

/** For tests: a port on loopback where nobody listens, to be had again and again. */
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
