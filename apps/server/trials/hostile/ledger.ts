import { type FromServer, TROUBLES } from '@tablee/protocol'

/** Words of our own machinery, which no answer may hold. */
const INTERNAL =
  /\\n\s+at |node:internal|node_modules|\/dist\/|\.[cm]?[jt]s:\d|SQLITE|(?:Vali|Type|Range|Syntax|Reference)Error|Cannot read|is not a function/

const KINDS = new Set(['welcome', 'view', 'patch', 'done', 'refused', 'replay', 'error', 'pong'])
const KNOWN_TROUBLES: ReadonlySet<string> = new Set(TROUBLES)

/** Of an answer; the games' views are a few thousand. A replay holds a whole game. */
const LARGEST_ANSWER = 65_536

const count = (counts: Record<string, number>, what: string | number) => {
  counts[what] = (counts[what] ?? 0) + 1
}

/** What was sent, and what came of it. */
export class Ledger {
  frames = 0
  sockets = 0
  readonly answers: Record<string, number> = {}
  readonly refusals: Record<string, number> = {}
  readonly closings: Record<string, number> = {}
  largest = 0
  tooLarge = 0
  /** Answers that say what they should not, or that nobody could understand. */
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

  /** Whether an answer tells of our own machinery. */
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
