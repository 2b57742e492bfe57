import type { Instant, Refusal, TableMove, TableView } from '@tablee/kernel'
import { seatEverybody, stackShelf, VirtualTable } from '@tablee/rehearsal'
import type { TableLink } from '@tablee/ui/client.ts'
import { type Lesson, type Step, shelfOf } from '@tablee/ui/lesson/lesson.ts'

/** Refuses a move that the present step of the lesson does not allow. */
export const NOT_NOW: Refusal = { rule: 'ALL-4', code: 'not-in-this-lesson' }

/** The learner's connection to a simulated table that plays the moves of the lesson. */
export class LessonLine implements TableLink {
  view: TableView = $state.raw() as never
  at = $state(0)
  readonly isOpen = true
  readonly #lesson: Lesson
  readonly #table: VirtualTable

  constructor(lesson: Lesson) {
    this.#lesson = lesson
    const { shelved, options, seats, stack, stackWorld, lots = [] } = lesson
    const game = shelved.game.id
    const names = seats.map(({ name }) => name)
    const shelf = stackShelf(shelfOf(lesson), game, { stack, stackWorld, lots, names, options })
    if (shelf === undefined) throw new Error(`the lesson's stack is none of ${game}`)
    this.#table = new VirtualTable(shelf, 'lesson')
    const refused = seatEverybody(this.#table, { game, options, seats })
    if (refused.length > 0) throw new Error(refused.join('; '))
    this.#begin()
  }

  get step(): Step | undefined {
    return this.#lesson.steps[this.at]
  }

  async ask(move: TableMove): Promise<Refusal | undefined> {
    const made = move.type === 'play' ? move.move : undefined
    const seen = this.view.play?.view
    const leadsOn = made !== undefined && this.step?.awaits?.(made, seen) === true
    if (!leadsOn && (made === undefined || this.step?.takes?.(made, seen) !== true)) return NOT_NOW
    const refusal = this.#table.askAs(this.#me, move)
    if (refusal) return refusal
    this.#look()
    if (leadsOn) this.next()
    return undefined
  }

  next() {
    this.at += 1
    this.#begin()
  }

  now(): Instant {
    return this.#table.now as unknown as Instant
  }

  get #me(): string {
    return this.#lesson.seats[0]?.name ?? ''
  }

  /** Moves of the other players come before the coach's next sentence. */
  #begin() {
    for (const { by, move, isCall } of this.step?.others ?? []) {
      const refusal = this.#table.askAs(by, { type: isCall ? 'call-time' : 'play', move })
      if (refusal) throw new Error(`lesson, step ${this.at}: ${by}: ${refusal.code}`)
    }
    this.#look()
  }

  #look() {
    const { host: _, ...view } = this.#table.seenBy(this.#me)
    // A lesson has no table to manage.
    this.view = view
  }
}
