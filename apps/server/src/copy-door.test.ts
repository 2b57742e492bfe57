import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableCode, Version } from '@tablee/log'
import type { Row } from '@tablee/log/sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { knock, openCopyDoor } from './copy-door.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tablee-door-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const pageOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({
    table: 'ABCD' as TableCode,
    version: (at + 1) as Version,
    at: 0 as Row['at'],
    text: `« fin »\n${'é'.repeat(at)}`,
  }))

const everythingFrom = async (file: string): Promise<Row[] | undefined> => {
  const pages = await knock(file)
  if (pages === undefined) return undefined
  const rows: Row[] = []
  for await (const page of pages) rows.push(...page)
  return rows
}

it('hands out every row as it is, to several at once', async () => {
  const file = join(folder, 'tables.db')
  const rows = pageOf(1000)
  const door = await openCopyDoor(file, async function* () {
    yield rows.slice(0, 600)
    yield rows.slice(600)
  })
  expect(await Promise.all([everythingFrom(file), everythingFrom(file)])).toEqual([rows, rows])
  await door.close()
})

it('a copy that breaks off is none', async () => {
  const file = join(folder, 'tables.db')
  const door = await openCopyDoor(file, async function* () {
    yield pageOf(3)
    throw new Error('the disk is gone')
  })
  await expect(everythingFrom(file)).rejects.toThrow('Le serveur s’est arrêté au milieu de la copie : recommence.')
  await door.close()
})

it('a server that stops lets go of those who wait', async () => {
  const file = join(folder, 'tables.db')
  const door = await openCopyDoor(file, async function* () {
    yield pageOf(3)
    await new Promise(() => {})
  })
  const pages = (await knock(file)) as AsyncIterable<readonly Row[]>
  const reading = pages[Symbol.asyncIterator]()
  await reading.next()
  await door.close()
  await expect(reading.next()).rejects.toThrow('Le serveur s’est arrêté au milieu de la copie : recommence.')
})

it('nobody is behind a door that a killed server left, nor where there never was one; the next server opens it anew', async () => {
  const file = join(folder, 'tables.db')
  expect(await everythingFrom(file)).toBeUndefined()
  writeFileSync(`${file}.sock`, '')
  expect(await everythingFrom(file)).toBeUndefined()
  const door = await openCopyDoor(file, async function* () {})
  expect(await everythingFrom(file)).toEqual([])
  await door.close()
})

it('a folder with too long a name has no door, rather than one that leads elsewhere', async () => {
  const file = join(folder, 'x'.repeat(100), 'tables.db')
  await expect(openCopyDoor(file, async function* () {})).rejects.toThrow('nom trop long')
  expect(await knock(file)).toBeUndefined()
})
