import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'

interface Heard {
  readonly type: string
  readonly id?: string
  readonly view?: { readonly seats: readonly Seat[] }
  readonly patch?: { readonly seats?: readonly Seat[] }
}
interface Seat {
  readonly id: string
  readonly name: string
}

/** Somebody else who opened a table at the server: speaks the protocol of docs/protocol.md, has no browser. */
export class TableHost {
  private seats: readonly Seat[] = []
  private readonly answers = new Map<string, (type: string) => void>()
  private moves = 0

  private constructor(
    readonly code: string,
    private readonly socket: WebSocket,
  ) {
    // The server may go away at any time: this person does not come back.
    socket.on('error', () => {})
    socket.on('message', (raw) => {
      const heard = JSON.parse(String(raw)) as Heard
      this.seats = heard.view?.seats ?? heard.patch?.seats ?? this.seats
      if (heard.id !== undefined) this.answers.get(heard.id)?.(heard.type)
    })
  }

  static async open(serverUrl: string, name: string): Promise<TableHost> {
    const { code } = (await (await fetch(`${serverUrl}/api/tables`, { method: 'POST' })).json()) as { code: string }
    const socket = new WebSocket(`${serverUrl.replace('http', 'ws')}/api/table`, { origin: serverUrl })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    const host = new TableHost(code, socket)
    socket.send(
      JSON.stringify({ type: 'hello', protocol: 1, table: code, secret: randomBytes(24).toString('base64url') }),
    )
    await host.ask({ type: 'sit', name })
    return host
  }

  private async ask(move: unknown): Promise<void> {
    if (this.socket.readyState !== WebSocket.OPEN) throw new Error('the table’s host has lost the server')
    this.moves += 1
    const id = `m${this.moves}`
    const answered = new Promise<string>((resolve, reject) => {
      this.answers.set(id, resolve)
      this.socket.once('close', () => reject(new Error('the table’s host lost the server')))
    })
    this.socket.send(JSON.stringify({ type: 'move', id, move }))
    const answer = await answered
    if (answer !== 'done') throw new Error(`the table answered ${answer} to ${JSON.stringify(move)}`)
  }

  async startGame(game: string): Promise<void> {
    await this.ask({ type: 'choose', game })
    await this.ask({ type: 'start' })
  }

  async remove(name: string): Promise<void> {
    const seat = this.seats.find((each) => each.name === name)
    if (seat === undefined) throw new Error(`${name} does not sit at ${this.code}`)
    await this.ask({ type: 'remove', seat: seat.id })
  }

  leave(): void {
    this.socket.terminate()
  }
}
