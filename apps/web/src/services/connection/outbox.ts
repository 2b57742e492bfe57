import type { TableMove } from '@tablee/kernel'
import type { FromServer } from '@tablee/protocol'

type MessageBody =
  | { readonly type: 'move'; readonly move: TableMove }
  | { readonly type: 'replay'; readonly game: number }
export type Question = MessageBody & { readonly id: string }
/** As it leaves: a move that left before says so. */
export type Sent = Question & { readonly isAgain?: true }
type Answer = Extract<FromServer, { id: string }>

/** In milliseconds: what left longer ago may never have arrived. */
const ON_ITS_WAY = 20_000

interface PendingMessage {
  readonly question: Question
  readonly settle: (answer: Answer) => void
  readonly situation: string
  /** When it first left on an open line. */
  sentAt?: number
}

/** Moves of the game itself; the others mean the same whenever they arrive. */
const isOfItsMoment = (asked: MessageBody) =>
  asked.type === 'move' && (asked.move.type === 'play' || asked.move.type === 'call-time')

/** What the server has not answered yet: sent again after each reconnection, under the same id. */
export class Outbox {
  readonly #waiting = new Map<string, PendingMessage>()
  readonly #page: string
  #count = 0

  /** `page` tells this page's questions from those of every other. */
  constructor(page: string) {
    this.#page = page
  }

  /** `situation` is the one in which it is asked. */
  add(asked: MessageBody, situation: string): { readonly question: Question; readonly answer: Promise<Answer> } {
    this.#count += 1
    const question = { ...asked, id: `${this.#page}-${this.#count}` }
    const answer = new Promise<Answer>((settle) => this.#waiting.set(question.id, { question, settle, situation }))
    return { question, answer }
  }

  leaving(question: Question): Sent {
    const isAgain = question.type === 'move' && this.#waiting.get(question.id)?.sentAt !== undefined
    return isAgain ? { ...question, isAgain } : question
  }

  left({ id }: Question, now: number) {
    const waiting = this.#waiting.get(id)
    if (waiting) waiting.sentAt ??= now
  }

  settle(answer: Answer) {
    this.#waiting.get(answer.id)?.settle(answer)
    this.#waiting.delete(answer.id)
  }

  /**
   * ALL-8: what was meant for a moment that is gone takes no effect in this one. What has just left is spared: perhaps it was done,
   * and only the answer is lost; the server knows it by its id.
   */
  refuseOvertaken(situation: string, now: number) {
    for (const { question, situation: meant, sentAt } of this.#waiting.values()) {
      const isOnItsWay = sentAt !== undefined && now - sentAt <= ON_ITS_WAY
      if (isOfItsMoment(question) && meant !== situation && !isOnItsWay)
        this.settle({ type: 'refused', id: question.id, refusal: { rule: 'ALL-8', code: 'too-late' } })
    }
  }

  /** In the order in which they were asked. */
  unanswered(): Question[] {
    return [...this.#waiting.values()].map(({ question }) => question)
  }
}
