import { setTimeout as pause } from 'node:timers/promises'
import type { TableMove } from '@tablee/kernel'
import { type Asked, nextMove } from './player.ts'
import { type Place, ReconnectingClient } from './reconnecting-client.ts'

/** How many answered moves are resent after a break: their answers must not change. */
const RESENT = 3

interface Waiting {
  readonly asked: Asked
  readonly since: number
  readonly settle: () => void
}

/** A person who stays at a table through all faults, one move after the other, and measures each answer. */
export class ResilientPlayer {
  readonly asked: Asked[] = []
  seatsLost = 0
  changedAnswers = 0
  private readonly line: ReconnectingClient
  private readonly lastDone: Asked[] = []
  private waiting: Waiting | undefined
  private wasSeated = false
  private isGone = false
  private longestWait = 0
  private longestBlindness = 0
  private seenAt = performance.now()
  private readonly hopes = new Set<() => void>()

  constructor(readonly place: Place) {
    this.line = new ReconnectingClient(place, {
      onBack: () => this.sendAgain(),
      onView: () => this.see(),
      onAnswer: ({ id, type }) => this.settle(id, type),
    })
  }

  get table(): string {
    return this.place.table
  }

  get view() {
    return this.line.view
  }

  /** One move at a time; resolves with its answer, also if it was refused. */
  async ask(move: TableMove): Promise<Asked> {
    while (this.waiting !== undefined) await this.until(() => this.waiting === undefined)
    const asked: Asked = { id: `${this.place.name} ${this.asked.length}`, move, fate: 'unknown' }
    this.asked.push(asked)
    await new Promise<void>((settle) => {
      this.waiting = { asked, since: performance.now(), settle }
      this.line.ask(move, asked.id)
    })
    return asked
  }

  /** Plays a move from time to time until this person leaves. */
  async play(pace: number): Promise<void> {
    while (!this.isGone) {
      await pause(pace * (0.5 + Math.random()))
      const { view } = this
      if (view !== undefined && !this.isGone) await this.ask(nextMove(view, this.place.name, this.asked.length))
    }
  }

  /** Resolves with the number of the new name: each name has a higher one. */
  async rename(): Promise<number> {
    for (;;) {
      const number = this.asked.length
      const { fate } = await this.ask({ type: 'rename', name: `${this.place.name} ${number}` })
      if (fate === 'done') return number
    }
  }

  /** Waits until somebody has this name or a later one. */
  sees({ place }: ResilientPlayer, number: number): Promise<void> {
    const numberOf = (name: string) => (name.startsWith(`${place.name} `) ? Number(name.split(' ').at(-1)) : -1)
    return this.until(() => this.view?.seats.some(({ name }) => numberOf(name) >= number) === true)
  }

  goHome(): void {
    this.line.goHome()
  }

  leave(): void {
    this.isGone = true
    this.line.close()
    this.waiting?.settle()
  }

  /** Starts to measure the longest waits. */
  startWatch(): void {
    this.longestWait = 0
    this.longestBlindness = 0
  }

  /** The longest wait for an answer, and for a new view. */
  readWatch(): { readonly wait: number; readonly blindness: number } {
    const now = performance.now()
    return {
      wait: Math.max(this.longestWait, this.waiting === undefined ? 0 : now - this.waiting.since),
      blindness: Math.max(this.longestBlindness, now - this.seenAt),
    }
  }

  private sendAgain(): void {
    const isSeated = this.view?.me !== undefined
    if (this.wasSeated && !isSeated) this.seatsLost += 1
    this.wasSeated = isSeated
    for (const { move, id } of this.lastDone) this.line.ask(move, id, true)
    if (this.waiting !== undefined) this.line.ask(this.waiting.asked.move, this.waiting.asked.id, true)
  }

  private see(): void {
    const now = performance.now()
    this.longestBlindness = Math.max(this.longestBlindness, now - this.seenAt)
    this.seenAt = now
    this.look()
  }

  private settle(id: string, fate: 'done' | 'refused'): void {
    if (this.lastDone.some((done) => done.id === id)) this.changedAnswers += fate === 'done' ? 0 : 1
    if (this.waiting?.asked.id !== id) return
    const { asked, since, settle } = this.waiting
    this.waiting = undefined
    asked.fate = fate
    if (fate === 'done') this.lastDone.push(asked)
    if (this.lastDone.length > RESENT) this.lastDone.shift()
    this.longestWait = Math.max(this.longestWait, performance.now() - since)
    settle()
    this.look()
  }

  private look(): void {
    for (const hope of this.hopes) hope()
  }

  private until(isIt: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const hope = () => {
        if (!isIt()) return
        this.hopes.delete(hope)
        resolve()
      }
      this.hopes.add(hope)
      hope()
    })
  }
}
