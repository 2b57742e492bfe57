import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GameShelf } from '@tablee/game-kit/make-shelf.ts'
import { beforeAll, expect, it } from 'vitest'
import { loadShelf } from './load.ts'
import { playScenario } from './scenario.ts'

const folder = fileURLToPath(new URL('../../../games/', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /[/]scenarios[/].*[.]json$/.test(name),
)

let shelf: GameShelf
beforeAll(async () => {
  shelf = await loadShelf()
})

it('every game has scenarios', () => {
  const games = new Set(files.map((file) => file.split('/')[0]))
  expect([...games].sort()).toEqual([...shelf.keys()].sort())
})

it.each(files)('%s holds', async (file) =>
  expect(await playScenario(JSON.parse(readFileSync(folder + file, 'utf8')), shelf)).toEqual([]),
)
