import type { TableView } from '@tablee/kernel'
import type { Replay, Trouble } from '@tablee/protocol'
import type { TableLink } from '@tablee/ui/client.ts'
import type { LocalTrouble } from '../local-host/local-trouble.ts'

/** Troubles that no further try of this page mends; the others pass. */
export const LASTING = [
  'please-reload',
  'no-such-table',
  'removed',
  'too-many-tries',
  'table-locked',
  'table-crowded',
] as const satisfies readonly Trouble[]
export type LastingTrouble = (typeof LASTING)[number] | LocalTrouble

/** A page's line to a table, on a server or on this very device. */
export interface TableLine extends TableLink {
  readonly code: string
  /** What this viewer sees; it stays while the line is lost. */
  readonly view: TableView | undefined
  readonly status: 'connecting' | 'open' | 'lost' | LastingTrouble
  readonly trouble: LastingTrouble | undefined
  /** A finished game, for whoever sat there (ALL-5). */
  replay(game: number): Promise<Replay>
  close(): void
}
