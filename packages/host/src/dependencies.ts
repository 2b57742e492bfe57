import type { BotQuestion, Decision, TableMachine, Thought } from '@tablee/kernel'
import type { TableLog } from '@tablee/log'
import type { Gossip } from './presence/gossip.ts'
import type { TableQuota } from './table/quota.ts'
import type { HostWaits, Time } from './time.ts'

/** Runs a bot's longer thinking outside the main event loop. Undefined when no result came in time. */
export type Think = (question: BotQuestion) => Promise<Thought | undefined>

/** Receives unexpected errors. `willRetry`: the operation is tried again later, so nothing is lost yet. */
export type Report = (error: unknown, willRetry?: boolean) => void

/** What every open table of a host shares. */
export interface HostDependencies {
  readonly log: TableLog<Decision>
  readonly machine: TableMachine
  readonly time: Time
  readonly waits: HostWaits
  /** Returns an unguessable text, different on every call. */
  readonly entropy: () => string
  /** Returns an id that is unique across all nodes. */
  readonly newId: () => string
  readonly think: Think
  /** Messages between nodes; absent on a single node. */
  readonly gossip: Gossip | undefined
  /** This node's id in gossip messages. */
  readonly node: string
  readonly report: Report
  /** Version of the running rules: snapshots with another stamp are ignored. Absent: no snapshots. */
  readonly stamp: string | undefined
  readonly quota: TableQuota
}
