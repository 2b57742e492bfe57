import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { Client, secretOf } from '../../../../apps/server/testing/test-client.ts'
import { startBuiltServer } from '../../../../apps/server/trials/built-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'tablee-decks-'))
let server: Awaited<ReturnType<typeof startBuiltServer>>
afterEach(async () => {
  await server.kill()
  rmSync(folder, { recursive: true })
})

const DECK = [
  '# Mot pour Mot : La grammaire',
  ...Array.from({ length: 10 }, (_, nth) => `= Un verbe du groupe ${nth}\naimer, secrètement`),
].join('\n')
const categoryIn = ({ view }: Client) => (view.play?.view as { category?: string } | undefined)?.category
const sit = async (table: string, name: string) => {
  const client = await Client.at(server.url, table, name)
  await client.ask({ type: 'sit', name })
  return client
}

it('after kill -9 the game continues with the uploaded deck, which is stored only in the table’s log', async () => {
  server = await startBuiltServer({ DATA_DIR: folder })
  const { code } = (await (await fetch(`${server.url}/api/tables`, { method: 'POST' })).json()) as { code: string }
  let lea = await sit(code, 'Léa')
  await sit(code, 'Tom')
  const headers = { 'content-type': 'text/plain', authorization: `Bearer ${secretOf('Léa')}` }
  const laid = await fetch(`${server.url}/api/tables/${code}/decks/mot-pour-mot`, {
    method: 'PUT',
    headers,
    body: DECK,
  })
  expect(laid.status).toBe(204)
  await server.kill()
  expect(readdirSync(folder).filter((file) => !file.startsWith('tables.db'))).toEqual([])

  server = await startBuiltServer({ DATA_DIR: folder })
  lea = await sit(code, 'Léa')
  let tom = await sit(code, 'Tom')
  expect(lea.view.decks).toEqual({ 'mot-pour-mot': { title: 'La grammaire', cards: 5 } })
  expect(await lea.ask({ type: 'start' })).toMatchObject({ type: 'done' })
  await tom.sees(({ status }) => status === 'playing')
  const told = (...clients: readonly Client[]) => JSON.stringify(clients.map(({ frames }) => frames))
  expect(told(lea, tom)).not.toMatch(/secrètement|Un verbe/)
  const active = () => ((lea.view.play?.view as { active?: string } | undefined)?.active === 'sel' ? lea : tom)
  expect(await active().ask({ type: 'play', move: { type: 'draw' } })).toMatchObject({ type: 'done' })
  const first = categoryIn(active())
  expect(first).toMatch(/^Un verbe du groupe \d$/)
  expect(lea.view.play?.deck).toEqual({ title: 'La grammaire', cards: 5 })
  expect(told(lea, tom)).not.toMatch(/secrètement/)
  await server.kill()

  server = await startBuiltServer({ DATA_DIR: folder })
  lea = await sit(code, 'Léa')
  tom = await sit(code, 'Tom')
  expect(categoryIn(lea)).toBe(first)
  expect(await active().ask({ type: 'play', move: { type: 'turn-over' } })).toMatchObject({ type: 'done' })
  expect(categoryIn(active())).toMatch(/^Un verbe du groupe \d$/)
  expect(categoryIn(active())).not.toBe(first)
})
