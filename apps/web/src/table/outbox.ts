import type { TableMove } from '@tablee/kernel'
import type { FromServer } from '@tablee/protocol'

type Asked = { readonly type: 'move'; readonly move: TableMove } | { readonly type: 'replay'; readonly game: number }
export type Question = Asked & { readonly id: string }
type Answer = Extract<FromServer, { id: string }>

interface Waiting {
  readonly question: Question
  readonly settle: (answer: Answer) => void
}

/** What the server has not answered yet: sent again after each reconnection, under the same id. */
export class Outbox {
  readonly #waiting = new Map<string, Waiting>()
  readonly #page: string
  #count = 0

  /** `page` tells this page's questions from those of every other. */
  constructor(page: string) {
    this.#page = page
  }

  add(asked: Asked): { readonly question: Question; readonly answer: Promise<Answer> } {
    this.#count += 1
    const question = { ...asked, id: `${this.#page}-${this.#count}` }
    const answer = new Promise<Answer>((settle) => this.#waiting.set(question.id, { question, settle }))
    return { question, answer }
  }

  settle(answer: Answer) {
    this.#waiting.get(answer.id)?.settle(answer)
    this.#waiting.delete(answer.id)
  }

  /** In the order in which they were asked. */
  unanswered(): Question[] {
    return [...this.#waiting.values()].map(({ question }) => question)
  }
}
