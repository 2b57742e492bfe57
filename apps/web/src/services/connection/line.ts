import type { TableView } from '@tablee/kernel'
import type { Replay, Trouble } from '@tablee/protocol'
import type { TableLink } from '@tablee/ui/client.ts'
import type { LocalTrouble } from '../local-host/local-trouble.ts'

/** Errors that a retry can't fix; all others are retried. */
export const LASTING = [
  'please-reload',
  'no-such-table',
  'removed',
  'too-many-tries',
  'table-locked',
  'table-crowded',
] as const satisfies readonly Trouble[]
export type LastingTrouble = (typeof LASTING)[number] | LocalTrouble

/** A page's connection to a table, on a server or on this device. */
export interface TableLine extends TableLink {
  readonly code: string
  /** The viewer's view; it stays while the connection is lost. */
  readonly view: TableView | undefined
  readonly status: 'connecting' | 'open' | 'lost' | LastingTrouble
  readonly trouble: LastingTrouble | undefined
  /** A finished game, for the people who sat there (ALL-5). */
  replay(game: number): Promise<Replay>
  close(): void
}
