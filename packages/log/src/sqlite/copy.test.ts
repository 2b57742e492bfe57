import { readdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { all, appendAll, type Note, note, notes, table, v } from '../contract/tools.ts'
import { LogUnusable, type ServerTime, type TableCode, type Version } from '../index.ts'
import { newSqliteFixture } from '../testing/sqlite-fixture.ts'
import { openSqliteLog, type Row, writeLogFile } from './log.ts'

let fixture: ReturnType<typeof newSqliteFixture>
let copy: string
beforeEach(() => {
  fixture = newSqliteFixture()
  copy = `${fixture.file}.copy`
})
afterEach(() => fixture.remove())

const clock = () => 0 as ServerTime
const openFile = () => openSqliteLog<Note>({ file: fixture.file, clock })

const readCopy = async (of: TableCode): Promise<Note[]> => {
  const log = await openSqliteLog<Note>({ file: copy, clock })
  const found = await all(log.read(of))
  await log.close()
  return found
}

async function* pagesOf(...rows: readonly Row[]): AsyncIterable<readonly Row[]> {
  yield rows
}
const row = (version: number, id: string): Row => ({
  table,
  version: version as Version,
  at: clock(),
  text: JSON.stringify(note(id)),
})

describe('a copy of a log file', () => {
  it('taken during writes has everything that was written before it started', async () => {
    const log = await openFile()
    const codes = ['A', 'B', 'C'] as TableCode[]
    await Promise.all(codes.map((code) => appendAll(log, code, 0, notes(700, code))))
    const later = (async () => {
      for (let at = 700; at < 900; at++) await log.append('B' as TableCode, v(at), note(`B ${at}`))
    })()
    expect(await writeLogFile(copy, log.rows())).toEqual({ tables: 3, decisions: 2100 })
    await later
    await log.close()
    for (const code of codes) expect(await readCopy(code)).toEqual(notes(700, code))
  })

  it('of an empty log is an empty log', async () => {
    const log = await openFile()
    expect(await writeLogFile(copy, log.rows())).toEqual({ tables: 0, decisions: 0 })
    await log.close()
    expect(await readCopy(table)).toEqual([])
  })

  it('contains only the newer table of a code that was used twice', async () => {
    await writeLogFile(copy, pagesOf(row(1, 'old'), row(2, 'older'), row(0, ''), row(1, 'new')))
    expect(await readCopy(table)).toEqual([note('new')])
  })

  it('that fails leaves no file behind', async () => {
    const breaking = async function* () {
      yield [row(1, 'first')]
      throw new Error('the disk is gone')
    }
    await expect(writeLogFile(copy, breaking())).rejects.toThrow('the disk is gone')
    expect(readdirSync(dirname(copy))).toEqual([])
  })

  it('that can’t be written is refused in one sentence', async () => {
    await expect(writeLogFile('/proc/copy.db', pagesOf(row(1, 'first')))).rejects.toThrow(LogUnusable)
  })

  it.each(['', '-wal'])('does not overwrite an existing file%s', async (rest) => {
    writeFileSync(copy + rest, 'kept')
    await expect(writeLogFile(copy, pagesOf(row(1, 'first')))).rejects.toThrow(
      `${copy}${rest} existe déjà : déplace-le, ou choisis un autre endroit.`,
    )
  })
})
