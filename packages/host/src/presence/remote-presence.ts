import type { SeatId } from '@tablee/kernel'
import type { TableCode } from '@tablee/log'
import type { HostDependencies } from '../dependencies.ts'
import { noTimer } from '../time.ts'

/** Who is connected to a table through one node. */
export interface NodePresence {
  readonly people: readonly SeatId[]
  readonly onlookers: number
  readonly screens: number
}

/** Nodes of other versions read it too. */
interface PresenceMessage extends NodePresence {
  readonly node: string
  /** The sender has just opened the table: the other nodes answer with their own presence. */
  readonly isAsking?: true
}

interface RemoteNode {
  readonly presence: NodePresence
  readonly stopForgetting: () => void
}

const isNobody = ({ people, onlookers, screens }: NodePresence) => people.length + onlookers + screens === 0

/**
 * Who is connected to a table through the other nodes, as each of them announced last. A node that stays silent for the grace period is
 * forgotten: a node that crashes need not say goodbye, and its players have time to reconnect elsewhere.
 */
export class RemotePresence {
  private readonly nodes = new Map<string, RemoteNode>()
  private readonly stopHearing: () => void
  private stopRepeating = noTimer
  private announced = ''

  constructor(
    private readonly code: TableCode,
    private readonly deps: Pick<HostDependencies, 'gossip' | 'node' | 'time' | 'waits'>,
    private readonly ownPresence: () => NodePresence,
    private readonly onChange: () => void,
  ) {
    const { gossip } = deps
    this.stopHearing = gossip?.hear(this.subject, (message) => this.receive(message as PresenceMessage)) ?? noTimer
    this.announce({ isAsking: true })
  }

  get people(): readonly SeatId[] {
    return [...this.nodes.values()].flatMap(({ presence }) => presence.people)
  }

  /** Spectators. */
  get onlookers(): number {
    return this.sum(({ onlookers }) => onlookers)
  }

  get screens(): number {
    return this.sum(({ screens }) => screens)
  }

  /** Tells the other nodes who is here, if that has changed. */
  announceChange(): void {
    if (this.deps.gossip !== undefined && this.announced !== JSON.stringify(this.ownPresence())) this.announce()
  }

  close(): void {
    this.stopHearing()
    this.stopRepeating()
    for (const { stopForgetting } of this.nodes.values()) stopForgetting()
    this.nodes.clear()
  }

  private get subject(): string {
    return `table.${this.code}`
  }

  private sum(count: (presence: NodePresence) => number): number {
    return [...this.nodes.values()].reduce((sum, { presence }) => sum + count(presence), 0)
  }

  private announce(more: Pick<PresenceMessage, 'isAsking'> = {}): void {
    const { gossip, node, time, waits } = this.deps
    if (gossip === undefined) return
    const presence = this.ownPresence()
    this.announced = JSON.stringify(presence)
    const message: PresenceMessage = { ...presence, node, ...more }
    gossip.say(this.subject, message)
    this.stopRepeating()
    this.stopRepeating = isNobody(presence) ? noTimer : time.later(waits.word, () => this.announce())
  }

  private receive({ node, isAsking, ...presence }: PresenceMessage): void {
    const { time, waits } = this.deps
    const before = this.nodes.get(node)
    before?.stopForgetting()
    const forget = () => {
      this.nodes.delete(node)
      this.onChange()
    }
    if (isNobody(presence)) this.nodes.delete(node)
    else this.nodes.set(node, { presence, stopForgetting: time.later(waits.grace, forget) })
    if (isAsking) this.announce()
    if (JSON.stringify(before?.presence) !== JSON.stringify(this.nodes.get(node)?.presence)) this.onChange()
  }
}
