/** What was asked for and is on its way, all together: for a bar that fills. */
class Arrivals {
  private expected = $state(0)
  private arrived = $state(0)
  private underWay = 0
  readonly part = $derived(this.expected === 0 ? 0 : Math.min(1, this.arrived / this.expected))

  /** `size`: about how many bytes it will be, once unpacked. */
  expect(size: number): void {
    // Those of a moment ago are there: the next bar begins anew.
    if (this.underWay === 0) this.expected = this.arrived = 0
    this.underWay += 1
    this.expected += size
  }

  add(bytes: number): void {
    this.arrived += bytes
  }

  done(): void {
    this.underWay -= 1
  }
}

export const arrivals = new Arrivals()
