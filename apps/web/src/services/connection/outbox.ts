import type { TableMove } from '@tablee/kernel'
import type { FromServer } from '@tablee/protocol'

type MessageBody =
  | { readonly type: 'move'; readonly move: TableMove }
  | { readonly type: 'replay'; readonly game: number }
export type OutboxMessage = MessageBody & { readonly id: string }
/** As it is sent: a retried move is marked. */
export type Sent = OutboxMessage & { readonly isAgain?: true }
type Answer = Extract<FromServer, { id: string }>

/** Milliseconds for which a sent move may still be in transit; after that it may be lost. */
const ON_ITS_WAY = 20_000

interface PendingMessage {
  readonly question: OutboxMessage
  readonly settle: (answer: Answer) => void
  readonly situation: string
  /** When it was first sent on an open connection. */
  sentAt?: number
}

/** Only moves of the game depend on the situation; the others mean the same whenever they arrive. */
const isOfItsMoment = (asked: MessageBody) =>
  asked.type === 'move' && (asked.move.type === 'play' || asked.move.type === 'call-time')

/** Messages that the server has not answered: sent again after each reconnection, with the same id (idempotency key). */
export class Outbox {
  readonly #waiting = new Map<string, PendingMessage>()
  readonly #page: string
  #count = 0

  /** `page`: a random prefix that makes the ids of this page unique. */
  constructor(page: string) {
    this.#page = page
  }

  /** `situation`: the moment of the game that the message is meant for. */
  add(asked: MessageBody, situation: string): { readonly question: OutboxMessage; readonly answer: Promise<Answer> } {
    this.#count += 1
    const question = { ...asked, id: `${this.#page}-${this.#count}` }
    const answer = new Promise<Answer>((settle) => this.#waiting.set(question.id, { question, settle, situation }))
    return { question, answer }
  }

  leaving(question: OutboxMessage): Sent {
    const isAgain = question.type === 'move' && this.#waiting.get(question.id)?.sentAt !== undefined
    return isAgain ? { ...question, isAgain } : question
  }

  left({ id }: OutboxMessage, now: number) {
    const waiting = this.#waiting.get(id)
    if (waiting) waiting.sentAt ??= now
  }

  settle(answer: Answer) {
    this.#waiting.get(answer.id)?.settle(answer)
    this.#waiting.delete(answer.id)
  }

  /**
   * ALL-8: refuses moves that were meant for an earlier situation. A move that was just sent is kept: perhaps it was accepted,
   * and only the answer was lost; the server recognises it by its id.
   */
  refuseOvertaken(situation: string, now: number) {
    for (const { question, situation: meant, sentAt } of this.#waiting.values()) {
      const isOnItsWay = sentAt !== undefined && now - sentAt <= ON_ITS_WAY
      if (isOfItsMoment(question) && meant !== situation && !isOnItsWay)
        this.settle({ type: 'refused', id: question.id, refusal: { rule: 'ALL-8', code: 'too-late' } })
    }
  }

  /** In the order in which they were asked. */
  unanswered(): OutboxMessage[] {
    return [...this.#waiting.values()].map(({ question }) => question)
  }
}
