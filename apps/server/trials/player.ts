import { setTimeout as pause } from 'node:timers/promises'
import type { TableMove, TableView } from '@tablee/kernel'
import { Client } from '../testing/test-client.ts'

/** Milliseconds between two moves: within the rate limit of a socket, so that nothing is dropped. */
const BETWEEN_MOVES = 40

/** The answer to a move; `unknown` if the connection broke first. */
type Fate = 'done' | 'refused' | 'unknown'

export interface Asked {
  readonly id: string
  readonly move: TableMove
  fate: Fate
}

const LETTERS = 'BCDFGHILMNOPRSTUV'

/** The next move: mostly a legal one, sometimes an illegal one. */
export const nextMove = ({ status, me, host }: TableView, name: string, nth: number): TableMove => {
  const pick = nth % 10
  if (me === host && status !== 'playing' && status !== 'paused') return { type: 'start' }
  if (status === 'paused') return { type: 'resume' }
  if (pick === 3) return { type: 'pause' }
  // Always a new name: a move that changes nothing is not written.
  if (pick < 6) return { type: 'rename', name: `${name} ${nth}` }
  const moves = ['draw', 'start-timer', 'done', 'accept'].map((type) => ({ type }))
  return { type: 'play', move: pick === 9 ? moves[nth % 4] : { type: 'spell', letter: LETTERS[nth % 17] } }
}

/** A player who continues after every fault and remembers each move and its answer. */
export class Player {
  readonly asked: Asked[] = []
  /** How often this player came back and had no seat. */
  seatsLost = 0
  /** Moves that were done, but got another answer when they were resent. */
  changedAnswers = 0
  private client: Client | undefined

  constructor(
    readonly name: string,
    readonly table: string,
  ) {}

  /** Connects; resends the unanswered moves and the last answered ones. */
  async come(url: string): Promise<void> {
    this.client = await Client.at(url, this.table, this.name)
    const lastDone = this.asked.filter(({ fate }) => fate === 'done').slice(-3)
    const unanswered = this.asked.filter(({ fate }) => fate === 'unknown')
    if (lastDone.length > 0 && this.client.view.me === undefined) this.seatsLost += 1
    if (this.asked.length === 0) await this.ask({ id: `${this.name} sits`, move: { type: 'sit', name: this.name } })
    for (const again of [...lastDone, ...unanswered]) await this.ask(again)
  }

  /** Disconnects abruptly; moves under way get no answer. */
  leave(): void {
    this.client?.socket.terminate()
  }

  /** Plays with two moves under way at a time until the server is gone. */
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
    // If the server is killed before it answers, the result stays unknown.
    const answer = await this.client?.ask(move, id, known && true).catch(() => undefined)
    if (answer === undefined) return
    if (asked.fate === 'done' && answer.type !== 'done') this.changedAnswers += 1
    else asked.fate = answer.type
  }
}
