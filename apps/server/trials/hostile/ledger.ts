import { type FromServer, TROUBLES } from '@tablee/protocol'

/** Words of the server's internals, which no answer may contain. */
const INTERNAL =
  /\\n\s+at |node:internal|node_modules|\/dist\/|\.[cm]?[jt]s:\d|SQLITE|(?:Vali|Type|Range|Syntax|Reference)Error|Cannot read|is not a function/

const KINDS = new Set(['welcome', 'view', 'patch', 'done', 'refused', 'replay', 'error', 'pong'])
const KNOWN_TROUBLES: ReadonlySet<string> = new Set(TROUBLES)

/** Bytes of an answer. The games' views have a few thousand; a replay contains a whole game. */
const LARGEST_ANSWER = 65_536

const count = (counts: Record<string, number>, what: string | number) => {
  counts[what] = (counts[what] ?? 0) + 1
}

/** Counts what was sent and what was answered. */
export class Ledger {
  frames = 0
  sockets = 0
  readonly answers: Record<string, number> = {}
  readonly refusals: Record<string, number> = {}
  readonly closings: Record<string, number> = {}
  largest = 0
  tooLarge = 0
  /** Answers that leak internals or can't be parsed. */
  readonly leaks: string[] = []

  heard(text: string): FromServer | undefined {
    const message = this.read(text)
    this.inspect(text)
    if (message === undefined) this.leaks.push(`not understood: ${text.slice(0, 500)}`)
    if (message === undefined) return undefined
    if (message.type !== 'replay') this.largest = Math.max(this.largest, text.length)
    if (message.type !== 'replay' && text.length > LARGEST_ANSWER) this.tooLarge += 1
    count(this.answers, message.type === 'error' ? `error ${message.code}` : message.type)
    if (message.type === 'refused') count(this.refusals, message.refusal.code)
    return message
  }

  /** Records an answer that leaks internals. */
  inspect(text: string): void {
    if (INTERNAL.test(text)) this.leaks.push(text.slice(0, 500))
  }

  closed(code: number): void {
    count(this.closings, code)
  }

  private read(text: string): FromServer | undefined {
    try {
      const message = JSON.parse(text) as FromServer
      const isKnown = KINDS.has(message.type) && (message.type !== 'error' || KNOWN_TROUBLES.has(message.code))
      return isKnown ? message : undefined
    } catch {
      return undefined
    }
  }
}
