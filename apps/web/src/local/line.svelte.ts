import type { Visit } from '@tablee/host'
import type { HolderKey, Instant, Refusal, TableMove, TableView } from '@tablee/kernel'
import type { TableCode } from '@tablee/log'
import type { Replay } from '@tablee/protocol'
import type { LastingTrouble, TableLine } from '../table/line.ts'
import { randomText } from '../table/secret.ts'
import { TableTime } from '../table/table-time.ts'

/** A line to a table of this very device. */
export class LocalLine implements TableLine {
  readonly code: string
  view: TableView | undefined = $state.raw()
  status: TableLine['status'] = $state('connecting')
  readonly isOpen: boolean = $derived(this.status === 'open')
  readonly trouble: LastingTrouble | undefined = $derived(
    this.status === 'connecting' || this.status === 'open' || this.status === 'lost' ? undefined : this.status,
  )

  readonly #time = new TableTime()
  readonly #visit: Promise<Visit | undefined>
  #isClosed = false

  /** On one's own device a secret need not be hashed. */
  constructor(code: string, secret: string) {
    this.code = code
    this.#visit = this.#come(secret as HolderKey)
  }

  async ask(move: TableMove): Promise<Refusal | undefined> {
    const answer = await (await this.#visit)?.ask(move, randomText(9))
    if (answer?.type === 'trouble') this.status = 'not-kept'
    return answer?.type === 'refused' ? answer.refusal : undefined
  }

  async replay(game: number): Promise<Replay> {
    const { localHost } = await import('./host.ts')
    const host = await localHost()
    const replay = typeof host === 'string' ? undefined : await host.replay(this.code as TableCode, game)
    if (replay === undefined) throw new Error('no-game')
    return replay
  }

  now(): Instant {
    return this.#time.now(performance.now())
  }

  close() {
    this.#isClosed = true
    void this.#visit.then((visit) => visit?.leave())
  }

  async #come(key: HolderKey): Promise<Visit | undefined> {
    try {
      const { localHost } = await import('./host.ts')
      const host = await localHost()
      if (typeof host === 'string') {
        this.status = host
        return undefined
      }
      const table = await host.open(this.code as TableCode)
      let visit: Visit | undefined
      visit = await table?.visit(key, () => visit && this.#show(visit))
      if (visit === undefined) this.status = 'no-such-table'
      else this.#show(visit)
      return visit
    } catch {
      // The host's own code has not come.
      this.status = 'not-fetched'
      return undefined
    }
  }

  #show(visit: Visit) {
    if (this.#isClosed) return
    const { view, now, isRunning } = visit.look()
    this.view = view
    this.#time.tell(now, isRunning, performance.now())
    this.status = 'open'
  }
}
