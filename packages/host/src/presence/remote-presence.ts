import type { SeatId } from '@tablee/kernel'
import type { TableCode } from '@tablee/log'
import type { HostDependencies } from '../table/recorded-table.ts'
import { noTimer } from '../time.ts'

/** Who is at a table through one node. */
export interface NodePresence {
  readonly people: readonly SeatId[]
  readonly onlookers: number
  readonly screens: number
}

interface Words extends NodePresence {
  readonly node: string
  /** Just opened the table: the others say who is there through them. */
  readonly isAsking?: true
}

interface Known {
  readonly crowd: NodePresence
  readonly stopForgetting: () => void
}

const isNobody = ({ people, onlookers, screens }: NodePresence) => people.length + onlookers + screens === 0

/**
 * Who is at a table through the other nodes: what each said last, until it has been silent for as long as a reload may take. So a node
 * that dies need not say goodbye, and its people have time to come to another.
 */
export class RemotePresence {
  private readonly crowds = new Map<string, Known>()
  private readonly stopHearing: () => void
  private stopRepeating = noTimer
  private told = ''

  constructor(
    private readonly code: TableCode,
    private readonly deps: Pick<HostDependencies, 'gossip' | 'node' | 'time' | 'waits'>,
    private readonly here: () => NodePresence,
    private readonly onChange: () => void,
  ) {
    const { gossip } = deps
    this.stopHearing = gossip?.hear(this.subject, (words) => this.hear(words as Words)) ?? noTimer
    this.say({ isAsking: true })
  }

  get people(): readonly SeatId[] {
    return [...this.crowds.values()].flatMap(({ crowd }) => crowd.people)
  }

  /** Those who have no seat. */
  get onlookers(): number {
    return this.sum(({ onlookers }) => onlookers)
  }

  get screens(): number {
    return this.sum(({ screens }) => screens)
  }

  /** Who is here may have changed. */
  tell(): void {
    if (this.deps.gossip !== undefined && this.told !== JSON.stringify(this.here())) this.say()
  }

  close(): void {
    this.stopHearing()
    this.stopRepeating()
    for (const { stopForgetting } of this.crowds.values()) stopForgetting()
    this.crowds.clear()
  }

  private get subject(): string {
    return `table.${this.code}`
  }

  private sum(count: (crowd: NodePresence) => number): number {
    return [...this.crowds.values()].reduce((sum, { crowd }) => sum + count(crowd), 0)
  }

  private say(more: Pick<Words, 'isAsking'> = {}): void {
    const { gossip, node, time, waits } = this.deps
    if (gossip === undefined) return
    const crowd = this.here()
    this.told = JSON.stringify(crowd)
    const words: Words = { ...crowd, node, ...more }
    gossip.say(this.subject, words)
    this.stopRepeating()
    this.stopRepeating = isNobody(crowd) ? noTimer : time.later(waits.word, () => this.say())
  }

  private hear({ node, isAsking, ...crowd }: Words): void {
    const { time, waits } = this.deps
    const before = this.crowds.get(node)
    before?.stopForgetting()
    const forget = () => {
      this.crowds.delete(node)
      this.onChange()
    }
    if (isNobody(crowd)) this.crowds.delete(node)
    else this.crowds.set(node, { crowd, stopForgetting: time.later(waits.grace, forget) })
    if (isAsking) this.say()
    if (JSON.stringify(before?.crowd) !== JSON.stringify(this.crowds.get(node)?.crowd)) this.onChange()
  }
}
