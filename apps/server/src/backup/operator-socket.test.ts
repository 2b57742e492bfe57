import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { ServerTime, TableCode, Version } from '@tablee/log'
import type { Row } from '@tablee/log/sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { askForLargest, askToDrop, copyFrom, type Operations, openOperatorSocket } from './operator-socket.ts'

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

const NOTHING: Operations = {
  rows: async function* () {},
  largest: async () => [],
  drop: async () => false,
}
const openCopyDoor = (file: string, rows: Operations['rows'], silence?: number) =>
  openOperatorSocket(file, { ...NOTHING, rows }, silence)

const everythingFrom = async (file: string): Promise<Row[] | undefined> => {
  const pages = await copyFrom(file)
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
  const pages = (await copyFrom(file)) as AsyncIterable<readonly Row[]>
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
  expect(await copyFrom(file)).toBeUndefined()
})

it('`backup` of an earlier version, which only listens, gets its copy', async () => {
  const file = join(folder, 'tables.db')
  const door = await openCopyDoor(
    file,
    async function* () {
      yield pageOf(2)
    },
    1,
  )
  const socket = connect(relative(process.cwd(), `${file}.sock`))
  let heard = ''
  for await (const chunk of socket.setEncoding('utf8')) heard += chunk
  expect(heard.split('\n')).toEqual([...pageOf(2).map((row) => JSON.stringify(row)), 'end', ''])
  await door.close()
})

it('the largest tables are named, a table is dropped, by the server that has the file', async () => {
  const file = join(folder, 'tables.db')
  const use = { table: 'K7MP' as TableCode, decisions: 3, bytes: 1000, at: 5 as ServerTime }
  const asked: unknown[] = []
  const door = await openOperatorSocket(file, {
    ...NOTHING,
    largest: async (count) => {
      asked.push(count)
      return [use]
    },
    drop: async (table) => {
      asked.push(table)
      return table === 'K7MP'
    },
  })
  expect(await askForLargest(file, 7)).toEqual([use])
  expect(await askToDrop(file, 'K7MP' as TableCode)).toBe(true)
  expect(await askToDrop(file, 'K7MQ' as TableCode)).toBe(false)
  expect(asked).toEqual([7, 'K7MP', 'K7MQ'])
  await door.close()
  expect(await askToDrop(file, 'K7MP' as TableCode)).toBeUndefined()
})

it('a drop that fails is not taken for one', async () => {
  const file = join(folder, 'tables.db')
  const drop = async () => Promise.reject(new Error('disk full'))
  const door = await openOperatorSocket(file, { ...NOTHING, drop })
  await expect(askToDrop(file, 'K7MP' as TableCode)).rejects.toThrow('Le serveur n’a pas répondu jusqu’au bout')
  await door.close()
})

it.each([0, 3])(
  'a server of an earlier version, which hands out %i rows whatever it is asked, is told apart',
  async (count) => {
    const file = join(folder, 'tables.db')
    const earlier = createServer((caller) => {
      caller.resume()
      caller.end(
        `${pageOf(count)
          .map((row) => `${JSON.stringify(row)}\n`)
          .join('')}end\n`,
      )
    })
    earlier.listen(relative(process.cwd(), `${file}.sock`))
    await once(earlier, 'listening')
    await expect(askToDrop(file, 'K7MP' as TableCode)).rejects.toThrow('d’une version plus ancienne')
    earlier.close()
  },
)
