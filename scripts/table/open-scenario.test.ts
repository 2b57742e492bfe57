import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { HolderKey } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { type OpenedScenario, openScenario } from './open-scenario.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** One scenario of each game. */
const files = readdirSync(`${root}games`).flatMap((game) => {
  const folder = `games/${game}/scenarios`
  const [first] = existsSync(root + folder) ? readdirSync(root + folder).sort() : []
  return first === undefined ? [] : [`${folder}/${first}`]
})
const read = (file: string) => JSON.parse(readFileSync(root + file, 'utf8'))

const look = async ({ host, code }: OpenedScenario, key: HolderKey) => {
  const table = await host.open(code)
  if (table === undefined) throw new Error(`no table ${code}`)
  return (await table.visit({ key, onChange: () => {} })).look()
}

describe.each(files)('the table of %s', (file) => {
  it('opens as it was dealt, and everybody finds their seat', async () => {
    const opened = await openScenario(read(file), 0)
    expect(opened.people.length).toBeGreaterThan(0)
    for (const { name, key } of opened.people) {
      const { view } = await look(opened, key)
      expect(view.seats.find(({ id }) => id === view.me)?.name).toBe(name)
      expect(view.play?.number).toBe(1)
    }
    await opened.host.close()
  })

  it('opens after all steps, which hold, and another table than after none', async () => {
    const [dealt, after] = [await openScenario(read(file), 0), await openScenario(read(file))]
    expect(after.misses).toEqual([])
    expect(after.code).not.toBe(dealt.code)
    for (const { host } of [dealt, after]) await host.close()
  })
})

it('what is no scenario is refused with a sentence', async () => {
  await expect(openScenario({ seats: [] })).rejects.toThrow('set-up: game: missing')
  await expect(openScenario({ ...read(files[0] ?? ''), game: 'none' })).rejects.toThrow('no game none on the shelf')
})
