import { fileURLToPath } from 'node:url'
import type { Library } from '@tablee/host'
import { loadLibrary } from '@tablee/host/node'
import { expect, it } from 'vitest'
import { openLibrary } from './library.ts'

const whole = loadLibrary(fileURLToPath(new URL('../../../../..', import.meta.url)))

/** A line over which each part comes, unless it is cut. */
const newLine = () => {
  const line = { isCut: false, asked: [] as (keyof Library)[] }
  const library = openLibrary(async (part) => {
    line.asked.push(part)
    if (line.isCut) throw new Error('no network')
    return whole[part]
  })
  return { line, library }
}

it('a game brings what it is played with, once, and nothing of another game', async () => {
  const { line, library } = newLine()
  await library.have('lauriers')
  await library.have('lauriers')
  expect(line.asked).toEqual(['definitionCards'])
  expect(library.shelf.get('lauriers')?.world).toBe(whole.definitionCards)
  expect(() => library.shelf.get('word-out')?.world).toThrow('not here yet')
})

it('what could not be had is asked for again the next time', async () => {
  const { line, library } = newLine()
  line.isCut = true
  await expect(library.have('word-out')).rejects.toThrow('no network')
  line.isCut = false
  await library.have('word-out')
  expect(library.shelf.get('word-out')?.world).toBeDefined()
})
