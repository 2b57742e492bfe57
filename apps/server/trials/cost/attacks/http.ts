import { Agent, request } from 'node:http'

interface Request {
  readonly url: string
  readonly from: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly agent?: Agent
}

/** The HTTP status; 0 if the server closed the connection. */
export const send = ({ url, from, method = 'GET', headers = {}, body, agent }: Request): Promise<number> =>
  new Promise((resolve) => {
    const asking = request(url, { method, localAddress: from, headers, ...(agent && { agent }) }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', () => resolve(0))
    })
    asking.on('error', () => resolve(0))
    asking.end(body)
  })

/** Requests the same page repeatedly over several connections; counts the answers by status. */
export const hammer = async (
  { url, from, seconds, connections }: { url: string; from: string; seconds: number; connections: number },
  statuses: Record<string, number>,
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: from })
  const end = performance.now() + seconds * 1000
  let asked = 0
  const goOn = async () => {
    while (performance.now() < end) {
      asked += 1
      const status = await send({ url, from, agent })
      statuses[status] = (statuses[status] ?? 0) + 1
      // Avoids a tight loop when the server closes connections.
      if (status === 0 || status === 429) await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  await Promise.all(Array.from({ length: connections }, goOn))
  agent.destroy()
  return asked
}
