/** All downloads in progress, added up for a progress bar. */
class Arrivals {
  private expected = $state(0)
  private arrived = $state(0)
  private underWay = 0
  readonly part = $derived(this.expected === 0 ? 0 : Math.min(1, this.arrived / this.expected))

  /** `size`: approximate bytes, decompressed. */
  expect(size: number): void {
    // The earlier downloads are done: the next bar starts at 0.
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
