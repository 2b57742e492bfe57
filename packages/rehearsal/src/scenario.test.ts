import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GameShelf } from '@tablee/game-kit/make-shelf.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadShelf } from './load.ts'
import { playScenario } from './scenario.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const scenarios = readdirSync(`${root}/games`, { recursive: true, encoding: 'utf8' })
  .filter((name) => /[/]scenarios[/].*[.]json$/.test(name))
  .map((file) => {
    const raw = JSON.parse(readFileSync(`${root}/games/${file}`, 'utf8'))
    return { file, raw, title: String(raw.title) }
  })

let shelf: GameShelf
beforeAll(async () => {
  shelf = await loadShelf()
})

it('every game has scenarios', () => {
  const games = new Set(scenarios.map(({ file }) => file.split('/')[0]))
  expect([...games].sort()).toEqual([...shelf.keys()].sort())
})

// scripts/rules.ts counts the clauses that the titles of the files cite.
describe.each(scenarios.map(({ file, raw, title }) => [file, raw, title] as const))('%s', (_, raw, title) => {
  it(title, async () => {
    expect(title).toMatch(/^[A-Z]+-\d+/)
    expect(await playScenario(raw, shelf)).toEqual([])
  })
})

it('the example of docs/scenarios.md holds', async () => {
  const examples = [...readFileSync(`${root}/docs/scenarios.md`, 'utf8').matchAll(/```json\n(.*?)```/gs)]
  expect(examples.length).toBe(1)
  for (const [, text = ''] of examples) expect(await playScenario(JSON.parse(text), shelf)).toEqual([])
})
