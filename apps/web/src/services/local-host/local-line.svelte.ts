import type { Sight, Visit } from '@tablee/host'
import type { HolderKey, Instant, Refusal, SeatId, TableMove, TableView } from '@tablee/kernel'
import type { TableCode } from '@tablee/log'
import type { Replay } from '@tablee/protocol'
import { firstPaint } from '@tablee/ui/look/first-paint.ts'
import type { LastingTrouble, TableLine } from '../connection/line.ts'
import { randomText } from '../connection/secret.ts'
import { TableTime } from '../connection/table-time.ts'
import { loadGame } from '../shelf/boxes.ts'
import { storageTroubleOf } from '../storage/trouble.ts'

/** Milliseconds until a table that the storage failed to open is opened again: the device may have space by then. */
const TRY_AGAIN = 3000

/** A connection to a table of this device. */
export class LocalLine implements TableLine {
  readonly code: string
  view: TableView | undefined = $state.raw()
  /** The seat of this connection's holder while a bot sits in for them. */
  keptSeat: SeatId | undefined
  status: TableLine['status'] = $state('connecting')
  readonly isOpen: boolean = $derived(this.status === 'open')
  readonly trouble: LastingTrouble | undefined = $derived(
    this.status === 'connecting' || this.status === 'open' || this.status === 'lost' ? undefined : this.status,
  )

  readonly #time = new TableTime()
  readonly #visit: Promise<Visit | undefined>
  readonly #leaving = new AbortController()
  /** ALL-3: time stands still while the page is hidden. */
  #isSeen = () => true

  /** On one's own device a secret need not be hashed. */
  constructor(code: string, secret: string) {
    this.code = code
    this.#visit = this.#come(secret as HolderKey)
  }

  async ask(move: TableMove): Promise<Refusal | undefined> {
    if (move.type === 'start' && !(await this.#hasGame())) return undefined
    const answer = await (await this.#visit)?.ask(move, randomText(9))
    if (answer?.type === 'trouble' && this.trouble === undefined)
      this.status = (await import('./host.ts')).storageTrouble()
    return answer?.type === 'refused' ? answer.refusal : undefined
  }

  async replay(game: number): Promise<Replay> {
    const { localHost } = await import('./host.ts')
    const host = await localHost()
    // Anybody at this device may watch: the page has all the data anyway.
    const replay = typeof host === 'string' ? 'no-game' : await host.replay(this.code as TableCode, game, 'anybody')
    if (typeof replay === 'string') throw new Error(replay)
    return replay
  }

  now(): Instant {
    return this.#time.now(performance.now())
  }

  close() {
    this.#leaving.abort()
    void this.#visit.then((visit) => visit?.leave())
  }

  /** Whether the words and cards of the table's game are loaded; loads them first. */
  async #hasGame(): Promise<boolean> {
    try {
      const { haveGame } = await import('./host.ts')
      if (this.view) await haveGame(this.view.game)
      return true
    } catch {
      this.status = 'not-fetched'
      return false
    }
  }

  async #come(key: HolderKey): Promise<Visit | undefined> {
    for (;;) {
      const visit = await this.#open(key)
      const mayWork = this.status === 'not-kept' || this.status === 'stuck'
      if (visit !== undefined || !mayWork || this.#leaving.signal.aborted) return visit
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN))
      if (this.#leaving.signal.aborted) return undefined
    }
  }

  async #open(key: HolderKey): Promise<Visit | undefined> {
    let stopHearing = () => {}
    try {
      const { haveGame, localHost, onLocalTrouble, seenTime } = await import('./host.ts')
      const host = await localHost()
      if (typeof host === 'string') {
        this.status = host
        return undefined
      }
      this.#isSeen = () => seenTime.isRunning
      const code = this.code as TableCode
      const glance = await host.glance(code, key)
      if (glance === undefined) {
        this.status = 'no-such-table'
        return undefined
      }
      this.#show(glance)
      // The table first, then the words and cards it is played with; what is asked meanwhile waits for them.
      const game = glance.view.play?.game ?? glance.view.game
      await loadGame(game)
      await firstPaint()
      await haveGame(game)
      let visit: Visit | undefined
      const show = () => {
        // A table that the device has forgotten does not come back.
        if (visit === undefined || this.#leaving.signal.aborted || this.status === 'no-such-table') return
        this.keptSeat = visit.keptSeat()
        this.#show(visit.look())
        this.status = 'open'
      }
      stopHearing = onLocalTrouble((trouble, of = code) => {
        if (of !== code) return
        if (trouble !== undefined) this.status = trouble
        else if (this.trouble !== undefined) show()
      })
      this.#leaving.signal.addEventListener('abort', stopHearing)
      visit = await (await host.open(code))?.visit({ key, onChange: show })
      document.addEventListener('visibilitychange', show, { signal: this.#leaving.signal })
      addEventListener('pageshow', show, { signal: this.#leaving.signal })
      show()
      return visit
    } catch (error) {
      stopHearing()
      // The storage failed, as was told already or not; or the host's own code has not come, or what the game is played with.
      this.status = this.trouble ?? storageTroubleOf(error) ?? 'not-fetched'
      return undefined
    }
  }

  #show({ view, now, isRunning }: Sight) {
    this.view = view
    this.#time.tell(now, isRunning && this.#isSeen(), performance.now())
  }
}
