import type { Duplex } from 'node:stream'
import { type Answer, type Host, isLeaving, type Visit } from '@tablee/host'
import { type HolderKey, type ViewParts, wholeView } from '@tablee/kernel'
import type { TableCode } from '@tablee/log'
import {
  type FromClient,
  type FromServer,
  PROTOCOL,
  patchFromParts,
  readFromClient,
  type Trouble,
} from '@tablee/protocol'
import type { WebSocket } from 'ws'
import { keyOf } from '../http/callers.ts'
import type { Buckets, Limits } from '../limits/limits.ts'
import type { LookersOn } from '../limits/spectator-limit.ts'
import type { TableLookup } from '../limits/table-lookup.ts'
import type { Turnstile } from '../limits/task-queue.ts'
import type { WrittenBytes } from '../limits/written-bytes.ts'
import type { News } from './frame-cache.ts'
import { Hearing } from './socket-rate-limit.ts'
import type { Post, Sender } from './write-batch.ts'

export interface SessionTools {
  readonly host: Host
  readonly limits: Limits
  readonly lookup: Pick<TableLookup, 'find'>
  readonly lookersOn: LookersOn
  readonly written: Pick<WrittenBytes, 'minutesToWait' | 'add'>
  /** What all sockets of an address may take together. */
  readonly frames: Pick<Buckets, 'take'>
  readonly post: Post
  readonly news: News
  readonly turnstile: Turnstile
  /** One a turn: a replay may take milliseconds to put into words. */
  readonly replays: Turnstile
  readonly report: (error: unknown) => void
  readonly onAnswer: (answer: Answer['type']) => void
}

/** Who looks on among more than so many sees several changes at once, so often: a crowd would else cost the other tables their time. */
const CROWD = 20
const CROWD_SEES_EVERY = 250

/** What a replay costs: it reads a whole game. */
const REPLAY_FRAMES = 20

/** What a ping of the socket itself costs: no page can send one, and each is answered by itself. */
const PING_FRAMES = 30

const POLICY = 1008
const OUR_FAULT = 1011

/** One device's socket: hello first, then moves in and views out. */
export class Session implements Sender {
  private readonly hearing: Hearing
  /** Until the hello. */
  private patience: NodeJS.Timeout | undefined
  private greeting: Promise<void> | 'over' | undefined
  private code: TableCode | undefined
  key: HolderKey | undefined
  private isReplaying = false
  private visit: Visit | undefined
  /** What this socket was shown last: the next patch starts from it. */
  private shown: ViewParts | undefined
  /** Whether something changed since, and is to be shown with the next post, or later. */
  private toShow: 'nothing' | 'later' | 'now' = 'nothing'
  private unsent: Buffer[] = []
  private isWithPost = false

  constructor(
    private readonly socket: WebSocket,
    /** What the socket writes to. */
    private readonly line: Duplex,
    readonly address: string,
    private readonly tools: SessionTools,
  ) {
    const { limits, frames } = tools
    this.hearing = new Hearing(limits, (count) => frames.take(address, count))
    this.patience = setTimeout(() => this.giveUp('hello-first'), limits.helloWithin)
  }

  receive(text: string | undefined): void {
    if (!this.isHeard()) return
    const message = text === undefined ? undefined : readFromClient(text)
    if (message === undefined) this.complain('malformed')
    else if (message.type === 'move' && this.visit !== undefined) void this.move(this.visit, message)
    else this.handle(message).catch((error: unknown) => this.apologise(error))
  }

  /** Whether one frame more is listened to, whatever it holds; one may cost as much as several others. */
  private isHeard(frames = 1): boolean {
    if (this.socket.readyState !== this.socket.OPEN) return false
    if (this.hearing.isOver) return false
    const isHeard = this.hearing.hears(frames)
    if (!isHeard) this.askToSlowDown()
    return isHeard
  }

  receivePing(data: Buffer): void {
    if (!this.isHeard(PING_FRAMES)) return
    this.socket.pong(data)
    this.endIfUnread()
  }

  /** An answer to nothing: what is not asked for is not free either. */
  receivePong(): void {
    this.isHeard()
  }

  private async handle(message: FromClient): Promise<void> {
    if (message.type === 'hello') {
      if (this.greeting !== undefined) return this.complain('malformed')
      this.greeting = this.greet(message)
      await this.greeting
      this.greeting = 'over'
      return
    }
    if (this.greeting === undefined) return this.complain('hello-first')
    // Whoever does not wait for the welcome is served in order all the same.
    await this.greeting
    if (this.visit === undefined) return
    if (message.type === 'ping') this.send({ type: 'pong' })
    else if (message.type === 'move') await this.move(this.visit, message)
    else await this.replay(message)
  }

  private async greet({ protocol, table, secret, mark }: Extract<FromClient, { type: 'hello' }>): Promise<void> {
    const { lookup, lookersOn, written } = this.tools
    this.stopWaiting()
    if (protocol !== PROTOCOL) return this.giveUp('please-reload')
    const key = secret === undefined ? undefined : keyOf(secret)
    const found = await lookup.find(this.address, table, key)
    if (this.socket.readyState !== this.socket.OPEN) return
    if (typeof found === 'string') return this.giveUp(found)
    const { code, table: open, hasSeat } = found
    const markKey = mark === undefined ? undefined : keyOf(mark)
    const admitted = open.admits(key, markKey)
    if (admitted !== 'yes') return this.giveUp(admitted)
    this.key = key
    if (!lookersOn.mayCome(code, { address: this.address, key, isSeated: hasSeat })) return this.giveUp('table-crowded')
    this.code = code
    lookersOn.come(code, this)
    const visit = await open.visit({
      key,
      mark: markKey,
      onChange: () => this.showSoon(),
      onWritten: (bytes) => written.add(this.address, bytes),
    })
    this.visit = visit
    if (this.socket.readyState !== this.socket.OPEN) return this.leave()
    if (visit.isRemoved()) return this.giveUp('removed')
    this.send({ type: 'welcome', protocol: PROTOCOL, table: code })
    this.show()
  }

  get isSeated(): boolean {
    return this.visit?.seat !== undefined
  }

  private async move(visit: Visit, { id, move, isAgain }: Extract<FromClient, { type: 'move' }>): Promise<void> {
    if (move.type === 'sit' && this.key === undefined) return this.complain('malformed')
    // Whoever has written too much can still leave. Not by moves that were sent before: an answer to each of them is written.
    const minutes = isLeaving(move) && !isAgain ? undefined : this.tools.written.minutesToWait(this.address, isAgain)
    if (minutes !== undefined) {
      this.tools.onAnswer('refused')
      this.send({ type: 'refused', id, refusal: { rule: 'ALL-4', code: 'too-much-written', about: String(minutes) } })
      return
    }
    try {
      const answer = await visit.ask(move, id, isAgain)
      const isForgotten = answer.type === 'trouble' && visit.isDismissed
      if (!isForgotten) this.tools.onAnswer(answer.type)
      if (visit.isDismissed) return
      if (answer.type === 'trouble') {
        // Also where the device itself has hung up meanwhile: what it has behind this must not be done without it.
        visit.dismiss()
        return visit.isDropped ? this.giveUp('no-such-table') : this.giveUp('server-trouble', OUR_FAULT)
      }
      // What it changed is seen before it is called done.
      this.show()
      if (answer.type === 'done') this.send({ type: 'done', id })
      else this.send({ type: 'refused', id, refusal: answer.refusal })
    } catch (error) {
      this.apologise(error)
    }
  }

  /** ALL-5: for whoever held a seat of that game. */
  private async replay({ id, game }: Extract<FromClient, { type: 'replay' }>): Promise<void> {
    if (this.isReplaying || !this.hearing.take(REPLAY_FRAMES)) return this.complain('slow-down')
    this.isReplaying = true
    try {
      const { code, key } = this
      const replay =
        code === undefined || key === undefined ? 'not-seated' : await this.tools.host.replay(code, game, key)
      if (typeof replay === 'string') this.send({ type: 'refused', id, refusal: { rule: 'ALL-5', code: replay } })
      else
        await new Promise<void>((resolve) =>
          this.tools.replays.add(() => resolve(this.send({ type: 'replay', id, replay }))),
        )
    } finally {
      this.isReplaying = false
    }
  }

  /** Once per turn of the event loop, however much happened in it. */
  private showSoon(): void {
    if (this.toShow !== 'nothing') return
    if (this.isInCrowd()) {
      this.toShow = 'later'
      setTimeout(() => this.toShow === 'later' && this.showWithNextPost(), CROWD_SEES_EVERY)
    } else this.showWithNextPost()
  }

  private showWithNextPost(): void {
    this.toShow = 'now'
    this.goToPost()
  }

  private goToPost(): void {
    if (this.isWithPost) return
    this.isWithPost = true
    this.tools.post.add(this)
  }

  write(): void {
    try {
      if (this.toShow === 'now') this.show()
    } catch (error) {
      this.apologise(error)
    } finally {
      // What changes from here on is for the next round.
      this.isWithPost = false
    }
  }

  post(): void {
    const { unsent } = this
    const [first] = unsent
    if (first === undefined) return
    this.unsent = []
    if (this.socket.readyState !== this.socket.OPEN) return
    // What ws writes itself is written whole as well: frames never come between each other's parts.
    this.line.write(unsent.length === 1 ? first : Buffer.concat(unsent))
    this.endIfUnread()
  }

  private isInCrowd(): boolean {
    if (this.shown === undefined || this.shown.me !== undefined) return false
    const { onlookers, screens } = this.shown.common
    return onlookers + screens > CROWD
  }

  /** The whole view, then what changed. */
  private show(): void {
    this.toShow = 'nothing'
    if (this.visit === undefined) return
    const trouble = this.visit.isDropped ? 'no-such-table' : this.visit.isRemoved() ? 'removed' : undefined
    if (trouble !== undefined) {
      this.giveUp(trouble)
      return
    }
    const { parts, now, isRunning } = this.visit.lookInParts()
    const before = this.shown
    this.shown = parts
    if (before === undefined) this.send({ type: 'view', view: wholeView(parts), now, isRunning })
    else {
      const patch = patchFromParts(before, parts)
      if (patch !== undefined) this.send({ type: 'patch', patch, now, isRunning })
    }
  }

  private send(message: FromServer): void {
    this.unsent.push(this.tools.news.frameOf(message))
    this.goToPost()
  }

  /** Whoever does not read what is sent would have us keep it all. */
  private endIfUnread(): void {
    if (this.socket.bufferedAmount > this.tools.limits.unread) this.socket.terminate()
  }

  private complain(code: Trouble): void {
    this.send({ type: 'error', code })
  }

  private giveUp(code: Trouble, reason = POLICY): void {
    this.complain(code)
    this.hangUp(reason, code)
  }

  /** What was not heard or not answered will be sent again, here or elsewhere. */
  hangUp(reason: number, code?: Trouble): void {
    this.post()
    this.socket.close(reason, code)
    this.visit?.dismiss()
    this.leave()
  }

  private askToSlowDown(): void {
    if (this.hearing.isOver) {
      // What it sends until it hangs up is not even read.
      this.socket.pause()
      this.tools.turnstile.add(() => this.giveUp('slow-down'))
    } else if (this.hearing.shouldTell()) this.complain('slow-down')
  }

  /** Our own fault: told without a word of what it was. */
  private apologise(error: unknown): void {
    this.tools.report(error)
    this.giveUp('server-trouble', OUR_FAULT)
  }

  /** The socket is closed, or will be. */
  leave(): void {
    this.stopWaiting()
    const { visit } = this
    this.visit = undefined
    if (this.code !== undefined) this.tools.lookersOn.go(this.code, this)
    if (visit !== undefined) this.tools.turnstile.add(() => visit.leave())
  }

  private stopWaiting(): void {
    clearTimeout(this.patience)
    this.patience = undefined
  }
}
