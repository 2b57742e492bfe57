import { readFileSync, writeFileSync } from 'node:fs'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { all, appendAll, type Note, note, v } from '../contract/tools.ts'
import { LogUnusable, type ServerTime, type TableCode } from '../index.ts'
import { newSqliteFixture } from '../testing/sqlite-fixture.ts'
import { openSqliteLog, rescueLogFile } from './log.ts'

const PAGE = 4096
const TABLES = Array.from({ length: 60 }, (_, at) => `T${100 + at}` as TableCode)
const noteOf = (code: TableCode, at: number) => note(`${code} ${at}`, 'x'.repeat((at * 37) % 700))
const clock = () => 0 as ServerTime

let fixture: ReturnType<typeof newSqliteFixture>
let rescued: string
beforeEach(async () => {
  fixture = newSqliteFixture()
  rescued = `${fixture.file}.rescued`
  const log = await fixture.open()
  // One table after the other, so that each table occupies few pages.
  for (const code of TABLES)
    await appendAll(
      log,
      code,
      0,
      Array.from({ length: 40 }, (_, at) => noteOf(code, at)),
    )
  await log.close()
})
afterEach(() => fixture.remove())

const overwrite = (pages: readonly number[]) => {
  const bytes = readFileSync(fixture.file)
  for (const page of pages) bytes.fill(0xa5, page * PAGE, (page + 1) * PAGE)
  writeFileSync(fixture.file, bytes)
  return bytes
}

/** The tables in the rescued file. */
const readRescued = async (): Promise<Map<TableCode, Note[]>> => {
  const log = await openSqliteLog<Note>({ file: rescued, clock })
  const found = new Map<TableCode, Note[]>()
  for (const code of TABLES) found.set(code, await all(log.read(code)))
  await log.close()
  return found
}

/** The content of each page, according to SQLite's dbstat. */
const pagesOf = (): { readonly name: string; readonly type: string; readonly page: number }[] => {
  const db = new Database(fixture.file)
  const pages = db.prepare('SELECT name, pagetype AS type, pageno - 1 AS page FROM dbstat').all()
  db.close()
  return pages as ReturnType<typeof pagesOf>
}

describe('a damaged log file', () => {
  it('that is not damaged is rescued completely', async () => {
    expect(await rescueLogFile(fixture.file, rescued)).toEqual({ decisions: 2400, whole: TABLES, cut: [], lost: [] })
    for (const [code, found] of await readRescued())
      expect(found).toEqual(Array.from({ length: 40 }, (_, at) => noteOf(code, at)))
  })

  it('loses only the tables on the damaged pages, and is itself not changed', async () => {
    const whole = readFileSync(fixture.file)
    const count = whole.length / PAGE
    for (let first = 2; first < count; first += 7) {
      rescued = `${fixture.file}.rescued-${first}`
      const hit = [first, first + Math.floor(count / 2)].filter((page) => page < count)
      const damaged = overwrite(hit)
      const { whole: intact, cut, lost } = await rescueLogFile(fixture.file, rescued)
      expect(readFileSync(fixture.file).equals(damaged)).toBe(true)
      writeFileSync(fixture.file, whole)
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
      // Damage to an overflow page or an interior page affects more tables; damage to a leaf page affects only the tables on it.
      if (hit.every((page) => whole[page * PAGE] === 0x0d)) expect(intact).toEqual(expect.arrayContaining(areSpared))
    }
  })

  it('with a damaged index loses nothing', async () => {
    const index = pagesOf().filter(({ name }) => name === 'sqlite_autoindex_decisions_1')
    expect(index.length).toBeGreaterThan(3)
    overwrite(index.map(({ page }) => page))
    const { decisions, cut, lost } = await rescueLogFile(fixture.file, rescued)
    expect({ decisions, cut, lost }).toEqual({ decisions: 2400, cut: [], lost: [] })
    const log = await openSqliteLog<Note>({ file: rescued, clock })
    expect(await log.append(TABLES[0] as TableCode, v(40), note('played on'))).toBe(41)
    await log.close()
  })

  it('that is not a database is refused in one sentence', async () => {
    writeFileSync(fixture.file, 'no'.repeat(10_000))
    await expect(rescueLogFile(fixture.file, rescued)).rejects.toThrow(LogUnusable)
  })
})
