import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../../testing/test-client.ts'
import { nextMove } from '../player.ts'

const TABLES = 5
const PEOPLE = 4
/** Milliseconds between an answer and the next move. */
const MOVE_DELAY = 150

/** What bystanders noticed: the duration of each answer, and everything that went wrong. */
export interface Noticed {
  readonly waits: readonly number[]
  readonly troubles: readonly string[]
}

/** Tables where people play normally during the attacks. */
export class Bystanders {
  private waits: number[] = []
  private troubles: string[] = []
  private hasEnded = false
  private readonly clients: Client[] = []
  private playing: Promise<unknown> = Promise.resolve()

  private constructor(readonly tables: readonly string[]) {}

  static async at(url: string): Promise<Bystanders> {
    const codes = Array.from({ length: TABLES }, async () => {
      const answer = await fetch(`${url}/api/tables`, { method: 'POST' })
      return ((await answer.json()) as { code: string }).code
    })
    const bystanders = new Bystanders(await Promise.all(codes))
    await Promise.all(bystanders.tables.map((code) => bystanders.sitDown(url, code)))
    bystanders.playing = Promise.all(bystanders.clients.map((client, nth) => bystanders.play(client, `Nina ${nth}`)))
    return bystanders
  }

  /** What was noticed since the last call. */
  take(): Noticed {
    const { waits, troubles } = this
    this.waits = []
    this.troubles = []
    return { waits, troubles }
  }

  async end(): Promise<void> {
    this.hasEnded = true
    await this.playing
    for (const { socket } of this.clients) socket.close()
  }

  private async sitDown(url: string, code: string): Promise<void> {
    const seated: Client[] = []
    for (let nth = 0; nth < PEOPLE; nth++) {
      const client = await Client.at(url, code, `${code} nina ${nth}`)
      await client.ask({ type: 'sit', name: `Nina ${nth}` })
      seated.push(client)
    }
    // Strangers may watch, and nothing else.
    await seated[0]?.ask({ type: 'lock', isLocked: true })
    this.clients.push(...seated)
  }

  private async play(client: Client, name: string): Promise<void> {
    for (let nth = 0; !this.hasEnded; nth++) {
      const start = performance.now()
      try {
        await client.ask(nextMove(client.view, name, nth))
        this.waits.push(performance.now() - start)
      } catch (error) {
        this.troubles.push(String(error))
        return
      }
      for (const frame of client.frames) if (frame.type === 'error') this.troubles.push(frame.code)
      if (client.view.seats.length !== PEOPLE) this.troubles.push(`${client.view.seats.length} seats`)
      // Handled frames are already in the view: frees their memory.
      client.frames.length = 0
      await pause(MOVE_DELAY)
    }
  }
}
