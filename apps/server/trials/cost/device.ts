import type { TableMove, TableView } from '@tablee/kernel'
import { applyPatch, type FromServer, PROTOCOL } from '@tablee/protocol'
import { secretOf } from '../../testing/test-client.ts'
import type { Ledger } from '../hostile/ledger.ts'
import { RawClient } from '../hostile/raw-client.ts'

interface Place {
  readonly url: string
  readonly from: string
  readonly ledger: Ledger
}

/** The answer to a move or a replay: `done`, `replay`, the code of a refusal or an error, or `closed`. */
type Outcome = string

/** A game number that is refused at once at every table. */
const NO_GAME = 999_999

/** A client that sends only legal messages, from an address of its own. */
export class Device {
  /** Bytes of the frames that it sent. */
  bytes = 0
  private line!: RawClient
  private readonly waiting = new Map<string, (outcome: Outcome) => void>()
  private readonly watchers = new Set<() => void>()
  private seen: TableView | undefined
  private ids = 0
  private lastError: string | undefined
  readonly opened: Promise<void>

  constructor({ url, from, ledger }: Place) {
    this.opened = new Promise((resolve) => {
      this.line = new RawClient(url, from, ledger, {
        open: resolve,
        answer: (message) => this.hear(message),
        close: () => {
          resolve()
          this.settleAll('closed')
        },
      })
    })
  }

  /** Connects and waits for the first view; if there is none, `error` has the reason. */
  static async at(place: Place, table: string, name?: string): Promise<Device> {
    const device = new Device(place)
    await device.greet(table, name)
    return device
  }

  async greet(table: string, name?: string): Promise<void> {
    await this.opened
    const secret = name === undefined ? {} : { secret: secretOf(name) }
    this.say({ type: 'hello', protocol: PROTOCOL, table, ...secret })
    await this.until(() => this.seen !== undefined || this.lastError !== undefined || this.line.isOver)
  }

  get error(): string | undefined {
    return this.lastError
  }

  get isOpen(): boolean {
    return this.line.isOpen
  }

  get view(): TableView {
    if (this.seen === undefined) throw new Error(`nothing seen: ${this.lastError ?? 'closed'}`)
    return this.seen
  }

  ask(move: TableMove): Promise<Outcome> {
    const id = `m${this.ids++}`
    return this.answerTo(id, { type: 'move', id, move })
  }

  /** Sends a move of the game. */
  play(move: unknown): Promise<Outcome> {
    return this.ask({ type: 'play', move })
  }

  replay(game: number): Promise<Outcome> {
    const id = `r${this.ids++}`
    return this.answerTo(id, { type: 'replay', id, game })
  }

  /** Sends any message. One without an answer of its own is over when a later one is answered. */
  async send(message: object, isAnswered: boolean): Promise<Outcome> {
    const id = `x${this.ids++}`
    if (isAnswered) return this.answerTo(id, { ...message, id })
    this.say(message)
    await this.replay(NO_GAME)
    return this.lastError ?? 'no answer of its own'
  }

  async sees(isIt: (view: TableView) => boolean): Promise<void> {
    await this.until(() => (this.seen !== undefined && isIt(this.seen)) || this.line.isOver)
  }

  leave(): void {
    this.line.hangUp()
  }

  private answerTo(id: string, message: object): Promise<Outcome> {
    if (!this.line.isOpen) return Promise.resolve('closed')
    return new Promise((resolve) => {
      this.waiting.set(id, resolve)
      this.say(message)
    })
  }

  private say(message: object): void {
    const text = JSON.stringify(message)
    this.bytes += Buffer.byteLength(text)
    this.line.say(text)
  }

  private hear(message: FromServer): void {
    if (message.type === 'view') this.seen = message.view
    else if (message.type === 'patch' && this.seen !== undefined) this.seen = applyPatch(this.seen, message.patch)
    else if (message.type === 'done' || message.type === 'replay') this.settle(message.id, message.type)
    else if (message.type === 'refused') this.settle(message.id, message.refusal.code)
    else if (message.type === 'error') {
      this.lastError = message.code
      // A dropped frame gets no other answer.
      if (message.code === 'slow-down') this.settleAll('slow-down')
    }
    for (const look of this.watchers) look()
  }

  private settle(id: string, outcome: Outcome): void {
    this.waiting.get(id)?.(outcome)
    this.waiting.delete(id)
  }

  private settleAll(outcome: Outcome): void {
    for (const resolve of this.waiting.values()) resolve(outcome)
    this.waiting.clear()
    for (const look of this.watchers) look()
  }

  private until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isSo()) return
        this.watchers.delete(look)
        resolve()
      }
      this.watchers.add(look)
      look()
    })
  }
}
