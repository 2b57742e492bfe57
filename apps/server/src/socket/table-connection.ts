import { type Host, isLeaving, type Visit } from '@tablee/host'
import { type HolderKey, type ViewParts, wholeView } from '@tablee/kernel'
import type { TableCode } from '@tablee/log'
import { type FromClient, PROTOCOL, patchFromParts } from '@tablee/protocol'
import type { LimitedVisitor } from '../limits/spectator-limit.ts'
import { type Channel, INTERNAL_ERROR, type SocketTools } from './channel.ts'

type OpenTable = NonNullable<ReturnType<Host['peek']>>
type OfType<T extends FromClient['type']> = Extract<FromClient, { type: T }>

/**
 * Spectators of a crowded table get batched updates every `CROWD_UPDATE_EVERY` milliseconds, so that one big table can't slow down the
 * others. A table is crowded when it has more than `CROWD` spectators and screens.
 */
const CROWD = 20
const CROWD_UPDATE_EVERY = 250

/** A replay counts as this many frames, because it reads a whole game. */
const REPLAY_FRAMES = 20

/** The second phase of a socket, after the handshake: moves in, views out. */
export class TableConnection implements LimitedVisitor {
  private visit: Visit | undefined
  /** The view that the client has: the base of the next patch. */
  private shown: ViewParts | undefined
  /** Whether the view changed since then: sent with the next write batch, or after the interval of a crowded table. */
  private pending: 'nothing' | 'later' | 'now' = 'nothing'
  private isReplaying = false

  constructor(
    private readonly channel: Channel,
    private readonly tools: SocketTools,
    private readonly code: TableCode,
    readonly key: HolderKey | undefined,
  ) {}

  get address(): string {
    return this.channel.address
  }

  get isSeated(): boolean {
    return this.visit?.seat !== undefined
  }

  /** False before the visit has begun and after it has ended. */
  get isOpen(): boolean {
    return this.visit !== undefined
  }

  /** Begins the visit and sends the first view. */
  async enter(table: OpenTable, mark: HolderKey | undefined): Promise<void> {
    const { channel } = this
    const { spectators, written } = this.tools
    spectators.enter(this.code, this)
    const visit = await table.visit({
      key: this.key,
      mark,
      onChange: () => this.scheduleUpdate(),
      onWritten: (bytes) => written.add(channel.address, bytes),
    })
    this.visit = visit
    if (!channel.isOpen()) return this.leave()
    if (visit.isRemoved()) return channel.closeWithError('removed')
    channel.send({ type: 'welcome', protocol: PROTOCOL, table: this.code })
    this.show()
  }

  async receive(message: OfType<'ping' | 'move' | 'replay'>): Promise<void> {
    if (this.visit === undefined) return
    if (message.type === 'ping') this.channel.send({ type: 'pong' })
    else if (message.type === 'move') await this.move(this.visit, message)
    else await this.replay(message)
  }

  /** Called before a write batch is flushed. */
  showPending(): void {
    if (this.pending === 'now') this.show()
  }

  /** Drops the moves that are still queued: the client resends all of them, in order, over its next socket. */
  dismiss(): void {
    this.visit?.dismiss()
  }

  /** The socket is closed, or will be. May be called twice. */
  leave(): void {
    const { visit } = this
    this.visit = undefined
    this.tools.spectators.leave(this.code, this)
    if (visit !== undefined) this.tools.connectionQueue.add(() => visit.leave())
  }

  private async move(visit: Visit, { id, move, isAgain }: OfType<'move'>): Promise<void> {
    const { channel, tools } = this
    if (move.type === 'sit' && this.key === undefined) return channel.sendError('malformed')
    // A client over its write quota may still leave the table. A resent move may not, because its answer is written too.
    const minutes = isLeaving(move) && !isAgain ? undefined : tools.written.minutesToWait(channel.address, isAgain)
    if (minutes !== undefined) {
      tools.onAnswer('refused')
      channel.send({
        type: 'refused',
        id,
        refusal: { rule: 'ALL-4', code: 'too-much-written', about: String(minutes) },
      })
      return
    }
    const answer = await visit.ask(move, id, isAgain)
    const isForgotten = answer.type === 'trouble' && visit.isDismissed
    if (!isForgotten) tools.onAnswer(answer.type)
    if (visit.isDismissed) return
    if (answer.type === 'trouble') {
      // Also if the socket has closed meanwhile: moves queued behind this one must not be played without it.
      visit.dismiss()
      return visit.isDropped
        ? channel.closeWithError('no-such-table')
        : channel.closeWithError('server-trouble', INTERNAL_ERROR)
    }
    // The client gets the changed view before the answer.
    this.show()
    if (answer.type === 'done') channel.send({ type: 'done', id })
    else channel.send({ type: 'refused', id, refusal: answer.refusal })
  }

  /** ALL-5: only a device that held a seat of that game gets its replay. */
  private async replay({ id, game }: OfType<'replay'>): Promise<void> {
    const { channel, code, key } = this
    if (this.isReplaying || !channel.takeFrames(REPLAY_FRAMES)) return channel.sendError('slow-down')
    this.isReplaying = true
    try {
      const replay = key === undefined ? 'not-seated' : await this.tools.host.replay(code, game, key)
      if (typeof replay === 'string') channel.send({ type: 'refused', id, refusal: { rule: 'ALL-5', code: replay } })
      else
        await new Promise<void>((resolve) =>
          this.tools.replayQueue.add(() => resolve(channel.send({ type: 'replay', id, replay }))),
        )
    } finally {
      this.isReplaying = false
    }
  }

  private scheduleUpdate(): void {
    if (this.pending !== 'nothing') return
    if (this.isInCrowd()) {
      this.pending = 'later'
      setTimeout(() => this.pending === 'later' && this.showInNextBatch(), CROWD_UPDATE_EVERY)
    } else this.showInNextBatch()
  }

  private showInNextBatch(): void {
    this.pending = 'now'
    this.channel.joinBatch()
  }

  private isInCrowd(): boolean {
    if (this.shown === undefined || this.shown.me !== undefined) return false
    const { onlookers, screens } = this.shown.common
    return onlookers + screens > CROWD
  }

  /** Sends the whole view the first time, then patches. */
  private show(): void {
    this.pending = 'nothing'
    if (this.visit === undefined) return
    const trouble = this.visit.isDropped ? 'no-such-table' : this.visit.isRemoved() ? 'removed' : undefined
    if (trouble !== undefined) {
      this.channel.closeWithError(trouble)
      return
    }
    const { parts, now, isRunning } = this.visit.lookInParts()
    const before = this.shown
    this.shown = parts
    if (before === undefined) this.channel.send({ type: 'view', view: wholeView(parts), now, isRunning })
    else {
      const patch = patchFromParts(before, parts)
      if (patch !== undefined) this.channel.send({ type: 'patch', patch, now, isRunning })
    }
  }
}
