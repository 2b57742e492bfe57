import type { Refusal, SeatId, TableMove, TableView } from '@tablee/kernel'
import type { LastingTrouble } from '../../../services/connection/line.ts'
import { randomText } from '../../../services/connection/secret.ts'
import { LocalLine } from '../../../services/local-host/local-line.svelte.ts'
import { drawOneMoreSecret, dropSecret } from '../../../services/local-host/people.ts'

/** The people around one device: each has a connection to the table, and one more sees only public information. */
export class Around {
  readonly code: string
  readonly open: LocalLine
  #lines: readonly LocalLine[] = $state.raw([])

  constructor(code: string, secrets: readonly string[]) {
    this.code = code
    this.#lines = secrets.map((secret) => new LocalLine(code, secret))
    // A spectator's secret without a seat: a connection without a secret would count as a shared screen, which mutes the other devices.
    this.open = new LocalLine(code, randomText(16))
  }

  /** Once everybody's line is there: before, nobody could tell whose turn it is. */
  get isThere(): boolean {
    return this.#all.every(({ view }) => view !== undefined)
  }

  /** A failure of any of these connections is shown for the whole device. */
  get trouble(): LastingTrouble | undefined {
    return this.#all.find(({ trouble }) => trouble !== undefined)?.trouble
  }

  /** Those who may hold the device; a bot that sits in for somebody does not. */
  get people(): readonly SeatId[] {
    return this.#lines.flatMap(
      ({ view }) => view?.seats.find(({ id, holder }) => id === view.me && holder === 'person')?.id ?? [],
    )
  }

  /** Whether a seat is held by a person of this device, even while a bot sits in for them. */
  readonly holds = (seat: SeatId): boolean => this.lineOf(seat) !== undefined

  lineOf(seat: SeatId): LocalLine | undefined {
    return this.#lines.find(({ view, keptSeat }) => (view?.me ?? (view && keptSeat)) === seat)
  }

  /** The public view, without the count of spectators. */
  get view(): TableView | undefined {
    return this.open.view && { ...this.open.view, onlookers: 0 }
  }

  /** The host's view, without the count of spectators. */
  get hostView(): TableView | undefined {
    const view = this.host?.view
    return view && { ...view, onlookers: 0 }
  }

  get host(): LocalLine | undefined {
    const host = this.open.view?.host
    return host === undefined ? undefined : this.lineOf(host)
  }

  async askAs(seat: SeatId, move: TableMove): Promise<Refusal | undefined> {
    return this.lineOf(seat)?.ask(move)
  }

  /** Seats one more person, by a secret of their own; resolves to the refusal, if any. */
  async join(name: string): Promise<Refusal | undefined> {
    const secret = drawOneMoreSecret(this.code)
    const line = new LocalLine(this.code, secret)
    const refusal = await line.ask({ type: 'sit', name })
    if (refusal === undefined) this.#lines = [...this.#lines, line]
    else {
      dropSecret(this.code, secret)
      line.close()
    }
    return refusal
  }

  /** ALL-2: nobody has settings of their own on a device that goes around. */
  askPace(isUnhurried: boolean) {
    for (const line of this.#lines) void line.ask({ type: 'unhurried', isUnhurried })
  }

  close() {
    for (const line of this.#all) line.close()
  }

  get #all(): readonly LocalLine[] {
    return [this.open, ...this.#lines]
  }
}
