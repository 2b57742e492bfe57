import { readdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { all, appendAll, type Note, note, notes, table, v } from '../contract/tools.ts'
import { LogUnusable, type ServerTime, type TableCode, type Version } from '../index.ts'
import { newSqlitePlace } from '../testing/sqlite-place.ts'
import { openSqliteLog, type Row, writeLogFile } from './log.ts'

let place: ReturnType<typeof newSqlitePlace>
let copy: string
beforeEach(() => {
  place = newSqlitePlace()
  copy = `${place.file}.copy`
})
afterEach(() => place.remove())

const clock = () => 0 as ServerTime
const openFile = () => openSqliteLog<Note>({ file: place.file, clock })

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
  it('taken while it is written to has all that was written before, of every table a beginning', async () => {
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

  it('of nothing is a log with nothing in it', async () => {
    const log = await openFile()
    expect(await writeLogFile(copy, log.rows())).toEqual({ tables: 0, decisions: 0 })
    await log.close()
    expect(await readCopy(table)).toEqual([])
  })

  it('has of a code that was used twice the newer table only', async () => {
    await writeLogFile(copy, pagesOf(row(1, 'old'), row(2, 'older'), row(0, ''), row(1, 'new')))
    expect(await readCopy(table)).toEqual([note('new')])
  })

  it('that breaks off leaves nothing behind', async () => {
    const breaking = async function* () {
      yield [row(1, 'first')]
      throw new Error('the disk is gone')
    }
    await expect(writeLogFile(copy, breaking())).rejects.toThrow('the disk is gone')
    expect(readdirSync(dirname(copy))).toEqual([])
  })

  it('where nothing can be written is refused in a sentence', async () => {
    await expect(writeLogFile('/proc/copy.db', pagesOf(row(1, 'first')))).rejects.toThrow(LogUnusable)
  })

  it.each(['', '-wal'])('is not laid over a file%s that is there', async (rest) => {
    writeFileSync(copy + rest, 'kept')
    await expect(writeLogFile(copy, pagesOf(row(1, 'first')))).rejects.toThrow(
      `${copy}${rest} existe déjà : déplace-le, ou choisis un autre endroit.`,
    )
  })
})
