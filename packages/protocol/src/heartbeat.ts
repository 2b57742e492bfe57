/** Milliseconds without a message after which the other side is pinged. */
const PING_WHEN_IDLE = 25_000
/** The same while a request waits for its answer. */
const PING_WHEN_WAITING = 1500
/** Milliseconds to wait for the answer to a ping or a hello. */
const ANSWER_TIMEOUT = 4000

interface Connection {
  ping(): void
  /** The connection is dead: try to reconnect. */
  giveUp(): void
}

/** Heartbeat of a connection: tells an idle connection from a dead one. */
export class Heartbeat {
  private timer: ReturnType<typeof setTimeout> | undefined
  private isIdle = false

  constructor(private readonly connection: Connection) {}

  /** Call after sending a hello. */
  greeted(): void {
    this.isIdle = false
    this.wait(ANSWER_TIMEOUT, () => this.connection.giveUp())
  }

  heard(): void {
    this.isIdle = true
    this.wait(PING_WHEN_IDLE, () => this.probe())
  }

  /** Call after sending a request. Repeated requests do not extend the time to the next ping. */
  asked(): void {
    if (this.isIdle) this.wait(PING_WHEN_WAITING, () => this.probe())
    this.isIdle = false
  }

  /** Pings the other side. */
  probe(): void {
    this.connection.ping()
    this.greeted()
  }

  /** Call when the connection is closed. */
  end(): void {
    clearTimeout(this.timer)
  }

  private wait(time: number, then: () => void): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(then, time)
  }
}
