import type Database from 'libsql'
import { nextTurn } from '../next-turn.ts'
import type { TableCode } from '../units.ts'

/** Deleted in one turn of the event loop: some milliseconds. */
const ROWS_A_TURN = 500

/**
 * Tables whose rows are being deleted. A long table takes many commits, so that it is written down first: for readers it is gone from then
 * on, and what a killed process left of it is deleted later. Otherwise a shorter table would be found in its place.
 */
export class SqliteDrops {
  private readonly codes: Set<TableCode>
  private readonly mark: Database.Statement
  private readonly deleteSnapshot: Database.Statement
  private readonly deleteSome: Database.Statement
  private readonly unmark: Database.Statement
  private running: Promise<void> | undefined
  private isClosed = false

  constructor(
    db: Database.Database,
    private readonly inOneCommit: <T>(work: () => T) => T,
  ) {
    const marked = db.prepare('SELECT code FROM dropping').raw().all() as [TableCode][]
    this.codes = new Set(marked.map(([code]) => code))
    this.mark = db.prepare('INSERT INTO dropping (code) VALUES (?)')
    this.deleteSnapshot = db.prepare('DELETE FROM snapshots WHERE code = ?')
    this.deleteSome = db.prepare(
      'DELETE FROM decisions WHERE rowid IN (SELECT rowid FROM decisions WHERE code = ? LIMIT ?)',
    )
    this.unmark = db.prepare('DELETE FROM dropping WHERE code = ?')
  }

  has(table: TableCode): boolean {
    return this.codes.has(table)
  }

  /** They are gone for good once this returns; `finish` makes room. */
  begin(tables: readonly TableCode[]): void {
    if (tables.length === 0) return
    this.inOneCommit(() => {
      for (const table of tables) {
        this.mark.run(table)
        this.deleteSnapshot.run(table)
      }
    })
    for (const table of tables) this.codes.add(table)
  }

  /** Resolves when nothing of them is left. Rejects when the disk does not let go: what is left is tried again the next time. */
  async finish(): Promise<void> {
    this.running ??= this.run().finally(() => {
      this.running = undefined
    })
    await this.running
    // Others may have come just as it ended.
    if (this.isLeft) await this.finish()
  }

  /** Nothing more is deleted: the file may be closed. */
  close(): void {
    this.isClosed = true
  }

  private get isLeft(): boolean {
    return this.codes.size > 0 && !this.isClosed
  }

  private async run(): Promise<void> {
    while (this.isLeft) {
      for (const table of this.inOneCommit(() => this.deleteRows())) this.codes.delete(table)
      await nextTurn()
    }
  }

  /** The tables of which nothing is left. */
  private deleteRows(): TableCode[] {
    const gone: TableCode[] = []
    let left = ROWS_A_TURN
    for (const table of this.codes) {
      const { changes } = this.deleteSome.run(table, left)
      left -= changes
      if (left <= 0) break
      this.unmark.run(table)
      gone.push(table)
    }
    return gone
  }
}
