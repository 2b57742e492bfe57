import { readFileSync, writeFileSync } from 'node:fs'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { all, appendAll, type Note, note, v } from '../contract/tools.ts'
import { LogUnusable, type ServerTime, type TableCode } from '../index.ts'
import { newSqlitePlace } from '../testing/sqlite-place.ts'
import { openSqliteLog, rescueLogFile } from './log.ts'

const PAGE = 4096
const TABLES = Array.from({ length: 60 }, (_, at) => `T${100 + at}` as TableCode)
const noteOf = (code: TableCode, at: number) => note(`${code} ${at}`, 'x'.repeat((at * 37) % 700))
const clock = () => 0 as ServerTime

let place: ReturnType<typeof newSqlitePlace>
let rescued: string
beforeEach(async () => {
  place = newSqlitePlace()
  rescued = `${place.file}.rescued`
  const log = await place.open()
  // One after the other, so that a table does not lie everywhere.
  for (const code of TABLES)
    await appendAll(
      log,
      code,
      0,
      Array.from({ length: 40 }, (_, at) => noteOf(code, at)),
    )
  await log.close()
})
afterEach(() => place.remove())

const overwrite = (pages: readonly number[]) => {
  const bytes = readFileSync(place.file)
  for (const page of pages) bytes.fill(0xa5, page * PAGE, (page + 1) * PAGE)
  writeFileSync(place.file, bytes)
  return bytes
}

/** The tables as the rescued file has them. */
const readRescued = async (): Promise<Map<TableCode, Note[]>> => {
  const log = await openSqliteLog<Note>({ file: rescued, clock })
  const found = new Map<TableCode, Note[]>()
  for (const code of TABLES) found.set(code, await all(log.read(code)))
  await log.close()
  return found
}

/** What lies on each page of the file, by SQLite's own account. */
const pagesOf = (): { readonly name: string; readonly type: string; readonly page: number }[] => {
  const db = new Database(place.file)
  const pages = db.prepare('SELECT name, pagetype AS type, pageno - 1 AS page FROM dbstat').all()
  db.close()
  return pages as ReturnType<typeof pagesOf>
}

describe('a damaged log file', () => {
  it('that is not damaged at all is rescued whole', async () => {
    expect(await rescueLogFile(place.file, rescued)).toEqual({ decisions: 2400, whole: TABLES, cut: [], lost: [] })
    for (const [code, found] of await readRescued())
      expect(found).toEqual(Array.from({ length: 40 }, (_, at) => noteOf(code, at)))
  })

  it('loses only the tables that lay on the damaged pages, wherever these are, and stays as it is', async () => {
    const whole = readFileSync(place.file)
    const count = whole.length / PAGE
    for (let first = 2; first < count; first += 7) {
      rescued = `${place.file}.rescued-${first}`
      const hit = [first, first + Math.floor(count / 2)].filter((page) => page < count)
      const damaged = overwrite(hit)
      const { whole: intact, cut, lost } = await rescueLogFile(place.file, rescued)
      expect(readFileSync(place.file).equals(damaged)).toBe(true)
      writeFileSync(place.file, whole)
      const touched = (code: TableCode) =>
        hit.some((page) => whole.subarray(page * PAGE, (page + 1) * PAGE).includes(`{"id":"${code} `))
      const found = await readRescued()
      for (const code of TABLES) {
        const written = Array.from({ length: 40 }, (_, at) => noteOf(code, at))
        const kept = found.get(code) as Note[]
        expect(kept).toEqual(written.slice(0, kept.length))
        if (kept.length < 40) expect([...cut, ...lost]).toContain(code)
        else expect(intact).toContain(code)
      }
      const areSpared = TABLES.filter((code) => !touched(code))
      // A page whose bodies lie elsewhere, or that leads to others, takes more with it; a leaf takes its own alone.
      if (hit.every((page) => whole[page * PAGE] === 0x0d)) expect(intact).toEqual(expect.arrayContaining(areSpared))
    }
  })

  it('whose index is damaged loses nothing', async () => {
    const index = pagesOf().filter(({ name }) => name === 'sqlite_autoindex_decisions_1')
    expect(index.length).toBeGreaterThan(3)
    overwrite(index.map(({ page }) => page))
    const { decisions, cut, lost } = await rescueLogFile(place.file, rescued)
    expect({ decisions, cut, lost }).toEqual({ decisions: 2400, cut: [], lost: [] })
    const log = await openSqliteLog<Note>({ file: rescued, clock })
    expect(await log.append(TABLES[0] as TableCode, v(40), note('played on'))).toBe(41)
    await log.close()
  })

  it('that is no database is refused in a sentence', async () => {
    writeFileSync(place.file, 'no'.repeat(10_000))
    await expect(rescueLogFile(place.file, rescued)).rejects.toThrow(LogUnusable)
  })
})
