import type { Fault } from './fault.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * Takes faults while a deck is read, in the order of the lines. Once it has enough of them the parser stops: of a deck that does not
 * fit, a server tells the first fault only, and must not read the rest for nothing.
 */
export class Faults<Code extends string = string> {
  readonly found: Fault[] = []
  #isClosed = false

  constructor(
    private readonly most = Number.POSITIVE_INFINITY,
    /** Codes that are no fault of this deck. */
    private readonly ignored: ReadonlySet<string> = NONE,
  ) {}

  /** Whether the parser is to stop. */
  get isEnough(): boolean {
    return this.#isClosed || this.found.length >= this.most
  }

  /** Ignored once the parser is to stop, and for a code that is no fault of this deck. */
  add(line: number, code: Code, about: string): void {
    if (!this.isEnough && !this.ignored.has(code)) this.found.push({ line, code, about })
  }

  /** The last one: nothing below it is worth reading. */
  addLast(line: number, code: Code, about: string): void {
    this.add(line, code, about)
    this.#isClosed = true
  }
}
