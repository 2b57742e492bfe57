import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeTableLog } from '../contract/table-log.ts'
import { all, appendAll, note, notes, table, v } from '../contract/tools.ts'
import { byteLength, LogUnusable, type ServerTime, type TableCode } from '../index.ts'
import { newSqliteFixture } from '../testing/sqlite-fixture.ts'
import { commits } from '../testing/wal-commits.ts'
import { openSqliteLog } from './log.ts'

describeTableLog('sqlite', async () => newSqliteFixture())

let fixture: ReturnType<typeof newSqliteFixture>
beforeEach(() => {
  fixture = newSqliteFixture()
})
afterEach(() => fixture.remove())

/** The message with which the file is refused. It must be one sentence that names the file. */
const refusal = async (file = fixture.file): Promise<string> => {
  const error = await openSqliteLog({ file, clock: () => 0 as ServerTime }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(LogUnusable)
  const { message } = error as LogUnusable
  expect(message).toMatch(/^[^\n]+\.$/)
  expect(message).toContain(file)
  return message
}

const writeSome = async () => {
  const log = await fixture.open()
  await appendAll(log, table, 0, notes(500))
  await log.close()
}

const tamper = (sql: string) => {
  const db = new Database(fixture.file)
  db.exec(sql)
  db.close()
}

const overwritePage = () => {
  const bytes = readFileSync(fixture.file)
  const page = Math.floor(bytes.indexOf('"note 300"') / 4096)
  writeFileSync(fixture.file, bytes.fill(0xa5, page * 4096, (page + 1) * 4096))
}

describe('a log file', () => {
  it('is a single file after closing, and can be continued', async () => {
    await writeSome()
    expect(readdirSync(dirname(fixture.file))).toEqual(['log.db'])
    const log = await fixture.open()
    expect(await all(log.read(table))).toEqual(notes(500))
    expect(await log.append(table, v(500), note('next'))).toBe(501)
  })

  it('commits all appends of one tick together, each with its own result', async () => {
    const log = await fixture.open()
    await log.append(table, v(0), note('first'))
    const before = commits(fixture.file)
    const codes = Array.from({ length: 100 }, (_, at) => `T${at}` as TableCode)
    const answers = await Promise.all([
      ...codes.map((code) => log.append(code, v(0), note(code))),
      log.append(table, v(1), note('second')),
      log.append(table, v(1), note('too late')),
      log.append(table, v(0), note('first')),
      log.append(table, v(2), note('third')),
    ])
    expect(answers).toEqual([...codes.map(() => 1), 2, 'behind', 1, 3])
    expect(commits(fixture.file) - before).toBe(1)
  })

  it('makes one commit for each append that waits for the one before', async () => {
    const log = await fixture.open()
    const before = commits(fixture.file)
    for (let after = 0; after < 5; after++) await log.append(table, v(after), note(`${after}`))
    expect(commits(fixture.file) - before).toBe(5)
  })

  it('does not grow forever: expired tables free their space', async () => {
    const round = async (at: number) => {
      const log = await fixture.open({ clock: () => at as ServerTime })
      for (let code = 0; code < 20; code++) await appendAll(log, `${at}.${code}` as TableCode, 0, notes(50))
      expect(await log.expire(at as ServerTime)).toBe(at === 0 ? 0 : 20)
      await log.close()
      return statSync(fixture.file).size
    }
    const first = await round(0)
    for (const at of [1, 2, 3, 4, 5, 6, 7, 8]) expect(await round(at)).toBeLessThan(3 * first)
  })

  it('is the same log under all its paths', async () => {
    const log = await fixture.open()
    const alias = join(dirname(fixture.file), 'alias')
    symlinkSync(dirname(fixture.file), alias)
    const other = await openSqliteLog({ file: join(alias, 'log.db'), clock: () => 0 as ServerTime })
    await other.append(table, v(0), note('a'))
    await other.close()
    expect(await log.version(table)).toBe(1)
  })
})

describe('opening a log file', () => {
  it('that was closed does not check all of it: damage fails the affected tables only', async () => {
    const log = await fixture.open()
    await appendAll(log, 'WHOLE' as TableCode, 0, notes(5))
    await appendAll(log, table, 0, notes(500))
    await log.close()
    overwritePage()
    const again = await fixture.open()
    expect(await all(again.read('WHOLE' as TableCode))).toEqual(notes(5))
    await expect(all(again.read(table))).rejects.toThrow()
  })

  it('of format 1 keeps its data: sizes are summed up once and maintained from then on', async () => {
    const db = new Database(fixture.file)
    db.exec(`
      CREATE TABLE decisions (
        code TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (code, version)
      );
      PRAGMA application_id = ${0x54424c45};
      PRAGMA user_version = 1`)
    const insert = db.prepare('INSERT INTO decisions VALUES (?, ?, ?, ?)')
    const written = notes(2500, 'é')
    db.exec('BEGIN')
    written.forEach((each, at) => {
      insert.run(table, at + 1, 7, JSON.stringify(each))
    })
    db.exec('COMMIT')
    db.close()
    const bytes = (some: readonly unknown[]) =>
      some.reduce<number>((sum, each) => sum + byteLength(JSON.stringify(each)), 0)
    const log = await fixture.open()
    expect(await all(log.read(table))).toEqual(written)
    // An append before anybody asked for the size.
    await log.append(table, v(2500), note('before'))
    expect(await log.size(table)).toBe(bytes([...written, note('before')]))
    await log.append(table, v(2501), note('after'))
    await log.keepSnapshot(table, { version: v(2502), stamp: '', text: 'state' })
    await log.close()
    const again = await fixture.open()
    expect(await again.size(table)).toBe(bytes([...written, note('before'), note('after')]))
    expect(await again.version(table)).toBe(2502)
  })

  it('whose process died while dropping a table finishes the drop and never shows a truncated table', async () => {
    await writeSome()
    tamper(`INSERT INTO dropping VALUES ('${table}'); DELETE FROM decisions WHERE version > 100`)
    const log = await fixture.open()
    expect(await log.version(table)).toBe(0)
    expect(await all(log.read(table))).toEqual([])
    expect(await log.append(table, v(0), note('anew'))).toBe(1)
    await log.close()
    expect(await all((await fixture.open()).read(table))).toEqual([note('anew')])
  })
})

describe('a long table', () => {
  it('is dropped in batches: other tables can append meanwhile, and nobody sees a part of it', async () => {
    const log = await fixture.open()
    for (let at = 0; at < 3000; at += 500) await appendAll(log, table, at, notes(500, `${at}`))
    const before = commits(fixture.file)
    const dropping = log.expire(1 as ServerTime)
    expect(await log.append('OTHER' as TableCode, v(0), note('meanwhile'))).toBe(1)
    expect(await log.version(table)).toBe(0)
    expect(await dropping).toBe(1)
    // The record in `dropping`, six batches of rows, and the append.
    expect(commits(fixture.file) - before).toBeGreaterThanOrEqual(7)
  })
})

describe('snapshots in a log file', () => {
  it('are committed together with the appends of the same turn', async () => {
    const log = await fixture.open()
    await log.append(table, v(0), note('first'))
    const before = commits(fixture.file)
    await Promise.all([
      log.keepSnapshot(table, { version: v(1), stamp: '', text: 'state' }),
      log.append(table, v(1), note('second')),
    ])
    expect(commits(fixture.file) - before).toBe(1)
  })
})

describe('an unusable file is refused in one sentence', () => {
  it('of a newer format', async () => {
    await writeSome()
    tamper('PRAGMA user_version = 7')
    expect(await refusal()).toContain('plus récente (format 7, celle-ci connaît 2)')
    tamper('PRAGMA user_version = 2')
    expect(await all((await fixture.open()).read(table))).toEqual(notes(500))
  })

  it('not a database', async () => {
    writeFileSync(fixture.file, '<!doctype html>'.repeat(1000))
    const before = readFileSync(fixture.file)
    expect(await refusal()).toContain('n’est pas un journal de Tablée, ou n’en est plus un')
    expect(readFileSync(fixture.file)).toEqual(before)
  })

  it('truncated', async () => {
    await writeSome()
    truncateSync(fixture.file, statSync(fixture.file).size / 2)
    expect(await refusal()).toContain('est abîmé')
  })

  it('with an overwritten page, after a process that did not close it', async () => {
    await writeSome()
    // A killed process leaves the file in WAL mode.
    tamper('PRAGMA journal_mode = WAL')
    overwritePage()
    expect(await refusal()).toContain('est abîmé')
  })

  it('with an overwritten page that start-up reads, although it was closed', async () => {
    await writeSome()
    const db = new Database(fixture.file)
    const [page] = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'dropping'").raw().get() as [number]
    db.close()
    const bytes = readFileSync(fixture.file)
    writeFileSync(fixture.file, bytes.fill(0xa5, (page - 1) * 4096, page * 4096))
    expect(await refusal()).toContain('est abîmé')
  })

  it('a database of another program, which stays unchanged', async () => {
    tamper('CREATE TABLE recipes (name TEXT)')
    const before = readFileSync(fixture.file)
    expect(await refusal()).toContain('n’est pas un journal de Tablée : choisis')
    expect(readFileSync(fixture.file)).toEqual(before)
  })

  it('in a missing folder, or a folder itself', async () => {
    expect(await refusal(join(dirname(fixture.file), 'nowhere', 'log.db'))).toContain('ne s’ouvre pas')
    mkdirSync(fixture.file)
    expect(await refusal()).toContain('ne s’ouvre pas')
  })
})
