/** Some tenths of a millisecond of work each. */
const AT_ONCE = 4

/** Lets a few through a turn of the event loop, in the order they came: however many come at once, the others play on. */
export class Turnstile {
  private readonly waiting: (() => void)[] = []

  /** `report` hears of whoever stumbled in it; those behind come through all the same. */
  constructor(
    private readonly report: (error: unknown) => void,
    private readonly atOnce = AT_ONCE,
  ) {}

  add(act: () => void): void {
    this.waiting.push(act)
    if (this.waiting.length === 1) setImmediate(() => this.turn())
  }

  private turn(): void {
    const through = this.waiting.splice(0, this.atOnce)
    if (this.waiting.length > 0) setImmediate(() => this.turn())
    for (const act of through) this.letThrough(act)
  }

  private letThrough(act: () => void): void {
    try {
      act()
    } catch (error) {
      this.report(error)
    }
  }
}
