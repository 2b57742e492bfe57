import { randomBytes } from 'node:crypto'
import type { WebSocket } from 'ws'

/**
 * The sockets are pinged in this many groups, spread over the heartbeat interval: a thousand pings at once would delay everybody. Not
 * more groups, because a busy event loop makes each timer late.
 */
const GROUPS = 50

/** Sockets that are pinged at the same moment. */
export interface PingGroup {
  /** Payload of the last ping. A pong must repeat it, which proves that the client read the ping. */
  payload: Buffer
  readonly clients: Set<WebSocket>
}

/** Pings every socket once per interval, and terminates a socket that has not answered when its next ping is due. */
export class PingSchedule {
  private readonly answered = new WeakSet<WebSocket>()
  private readonly groups: readonly PingGroup[] = Array.from({ length: GROUPS }, () => ({
    payload: randomBytes(4),
    clients: new Set(),
  }))
  private added = 0
  private turn = 0
  private readonly timer: NodeJS.Timeout

  constructor(interval: number) {
    this.timer = setInterval(() => this.pingNextGroup(), interval / GROUPS)
  }

  /** The caller keeps the group for `acceptsPong` and `remove`: that takes less memory than a map of all sockets. */
  add(client: WebSocket): PingGroup {
    const group = this.groups[this.added++ % GROUPS] as PingGroup
    group.clients.add(client)
    this.answered.add(client)
    return group
  }

  remove(client: WebSocket, group: PingGroup): void {
    group.clients.delete(client)
  }

  /** True for the first correct answer to the last ping; false for a pong that nobody asked for. */
  acceptsPong(client: WebSocket, group: PingGroup, payload: Buffer): boolean {
    if (this.answered.has(client) || !payload.equals(group.payload)) return false
    this.answered.add(client)
    return true
  }

  close(): void {
    clearInterval(this.timer)
  }

  private pingNextGroup(): void {
    const group = this.groups[this.turn++ % GROUPS] as PingGroup
    group.payload = randomBytes(4)
    for (const client of group.clients) {
      if (!this.answered.delete(client)) client.terminate()
      else client.ping(group.payload)
    }
  }
}
