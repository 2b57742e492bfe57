import type Database from 'libsql'
import { nextTurn } from '../next-turn.ts'
import type { TableCode } from '../units.ts'

/** Rows deleted in one turn of the event loop: a few milliseconds. */
const ROWS_A_TURN = 500

/**
 * Deletes dropped tables in batches. A long table takes many commits, so its code is first recorded in `dropping`. From then on readers
 * treat the table as gone, and after a crash the next process deletes the rest. Without that record a crash would leave a truncated table.
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

  /** Marks the tables as dropped, durably. `finish` deletes their rows. */
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

  /** Resolves when all rows of dropped tables are deleted. Rejects on a disk error; the next call tries again. */
  async finish(): Promise<void> {
    this.running ??= this.run().finally(() => {
      this.running = undefined
    })
    await this.running
    // Other tables may have been dropped while it finished.
    if (this.isLeft) await this.finish()
  }

  /** Stops deleting, so that the file can be closed. */
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

  /** Deletes one batch and returns the tables that are completely deleted. */
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
