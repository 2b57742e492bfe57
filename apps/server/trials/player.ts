import { setTimeout as pause } from 'node:timers/promises'
import type { TableMove, TableView } from '@tablee/kernel'
import { Client } from '../testing/test-client.ts'

/** Below what the server takes from one socket: nothing is dropped. */
const BETWEEN_MOVES = 40

/** What a move was answered; unknown: nothing before the connection broke. */
type Fate = 'done' | 'refused' | 'unknown'

export interface Asked {
  readonly id: string
  readonly move: TableMove
  fate: Fate
}

const LETTERS = 'BCDFGHILMNOPRSTUV'

/** What this one does next: mostly something that is accepted, now and then something that is not. */
export const nextMove = ({ status, me, host }: TableView, name: string, nth: number): TableMove => {
  const pick = nth % 10
  if (me === host && status !== 'playing' && status !== 'paused') return { type: 'start' }
  if (status === 'paused') return { type: 'resume' }
  if (pick === 3) return { type: 'pause' }
  // Always another name: what is so already is done without being written.
  if (pick < 6) return { type: 'rename', name: `${name} ${nth}` }
  const moves = ['draw', 'start-timer', 'done', 'accept'].map((type) => ({ type }))
  return { type: 'play', move: pick === 9 ? moves[nth % 4] : { type: 'spell', letter: LETTERS[nth % 17] } }
}

/** Somebody who plays on whatever happens, and remembers every move and its answer. */
export class Player {
  readonly asked: Asked[] = []
  /** How often this one came back and found no seat. */
  seatsLost = 0
  /** Moves that were done, and got another answer when they were sent again. */
  changedAnswers = 0
  private client: Client | undefined

  constructor(
    readonly name: string,
    readonly table: string,
  ) {}

  /** Comes (back); what got no answer is sent again, and so are the last ones that did. */
  async come(url: string): Promise<void> {
    this.client = await Client.at(url, this.table, this.name)
    const lastDone = this.asked.filter(({ fate }) => fate === 'done').slice(-3)
    const unanswered = this.asked.filter(({ fate }) => fate === 'unknown')
    if (lastDone.length > 0 && this.client.view.me === undefined) this.seatsLost += 1
    if (this.asked.length === 0) await this.ask({ id: `${this.name} sits`, move: { type: 'sit', name: this.name } })
    for (const again of [...lastDone, ...unanswered]) await this.ask(again)
  }

  /** Without a word; whatever is under way gets no answer. */
  leave(): void {
    this.client?.socket.terminate()
  }

  /** Two moves under way at a time, until the server is gone. */
  async play(): Promise<void> {
    await Promise.all([this.playOn(), this.playOn()])
  }

  private async playOn(): Promise<void> {
    const { client } = this
    while (client?.socket.readyState === client?.socket.OPEN && client !== undefined) {
      const nth = this.asked.length
      await this.ask({ id: `${this.name} ${nth}`, move: nextMove(client.view, this.name, nth) })
      await pause(BETWEEN_MOVES * 2)
    }
  }

  private async ask({ id, move }: Pick<Asked, 'id' | 'move'>): Promise<void> {
    const known = this.asked.find((each) => each.id === id)
    const asked: Asked = known ?? { id, move, fate: 'unknown' }
    if (known === undefined) this.asked.push(asked)
    // The server may be killed before it answers: then nobody knows.
    const answer = await this.client?.ask(move, id, known && true).catch(() => undefined)
    if (answer === undefined) return
    if (asked.fate === 'done' && answer.type !== 'done') this.changedAnswers += 1
    else asked.fate = answer.type
  }
}
