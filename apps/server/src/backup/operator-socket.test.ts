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

it('sends every row unchanged, to several callers at once', async () => {
  const file = join(folder, 'tables.db')
  const rows = pageOf(1000)
  const door = await openCopyDoor(file, async function* () {
    yield rows.slice(0, 600)
    yield rows.slice(600)
  })
  expect(await Promise.all([everythingFrom(file), everythingFrom(file)])).toEqual([rows, rows])
  await door.close()
})

it('an incomplete copy is an error', async () => {
  const file = join(folder, 'tables.db')
  const door = await openCopyDoor(file, async function* () {
    yield pageOf(3)
    throw new Error('the disk is gone')
  })
  await expect(everythingFrom(file)).rejects.toThrow('Le serveur s’est arrêté au milieu de la copie : recommence.')
  await door.close()
})

it('a stopping server disconnects waiting callers', async () => {
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

it('a socket left by a killed server, or no socket, means that no server runs; the next server replaces it', async () => {
  const file = join(folder, 'tables.db')
  expect(await everythingFrom(file)).toBeUndefined()
  writeFileSync(`${file}.sock`, '')
  expect(await everythingFrom(file)).toBeUndefined()
  const door = await openCopyDoor(file, async function* () {})
  expect(await everythingFrom(file)).toEqual([])
  await door.close()
})

it('a folder whose path is too long for a socket gets none, instead of one at a truncated path', async () => {
  const file = join(folder, 'x'.repeat(100), 'tables.db')
  await expect(openCopyDoor(file, async function* () {})).rejects.toThrow('nom trop long')
  expect(await copyFrom(file)).toBeUndefined()
})

it('`backup` of an earlier version, which sends no request, gets its copy', async () => {
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

it('the server that has the file open lists the largest tables and drops a table', async () => {
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

it('a failed drop is reported as a failure', async () => {
  const file = join(folder, 'tables.db')
  const drop = async () => Promise.reject(new Error('disk full'))
  const door = await openOperatorSocket(file, { ...NOTHING, drop })
  await expect(askToDrop(file, 'K7MP' as TableCode)).rejects.toThrow('Le serveur n’a pas répondu jusqu’au bout')
  await door.close()
})

it.each([0, 3])(
  'recognizes a server of an earlier version, which sends %i rows whatever the request',
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
