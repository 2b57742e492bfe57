/** Milliseconds without a word, after which the other end is asked whether it is there. */
const QUIET_FOR = 25_000
/** The same where somebody waits for an answer. */
const ASKED_FOR = 1500
/** What was asked that way has to be answered within. */
const ANSWER_WITHIN = 4000

interface OtherEnd {
  ping(): void
  /** It is not there: try another way. */
  giveUp(): void
}

/** Tells a line on which nothing happens from a dead one. */
export class Silence {
  private timer: ReturnType<typeof setTimeout> | undefined
  private isNobodyAsking = false

  constructor(private readonly other: OtherEnd) {}

  /** We said hello. */
  greeted(): void {
    this.isNobodyAsking = false
    this.wait(ANSWER_WITHIN, () => this.other.giveUp())
  }

  heard(): void {
    this.isNobodyAsking = true
    this.wait(QUIET_FOR, () => this.probe())
  }

  /** However often somebody asks: what was to be answered earlier still is. */
  asked(): void {
    if (this.isNobodyAsking) this.wait(ASKED_FOR, () => this.probe())
    this.isNobodyAsking = false
  }

  /** Asks whether anybody is there. */
  probe(): void {
    this.other.ping()
    this.greeted()
  }

  /** There is no line any more. */
  end(): void {
    clearTimeout(this.timer)
  }

  private wait(time: number, then: () => void): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(then, time)
  }
}
