import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { findNames, namesOf } from './find-game-names.ts'

const FACES = `export const faces = [
  {
    id: 'cup',
    title: { fr: ['Tea for Two\\u00a0!', 'édition Cup'], en: ['Tea for Two!', 'Cup edition'] },
    isEdition: true,
  },
]`
const game = namesOf('tea-for-two', ['export const teaForTwo = defineGame<Options>({', FACES])

it('takes the names of a game from its folder', () => {
  expect(game).toEqual({
    anywhere: ['tea-for-two', 'TeaForTwo', 'teaForTwo', 'Tea for Two', 'édition Cup', 'Cup edition'],
    quoted: ['cup'],
  })
})

it.each([
  ["choose('tea-for-two')", 'tea-for-two'],
  ['<PrintedTeaForTwo />', 'TeaForTwo'],
  ['import { teaForTwo } from', 'teaForTwo'],
  ['// A table of Tea\u00a0for Two!', 'Tea for Two'],
  ["goto('/box/cup')", 'cup'],
  ['press(/édition Cup/)', 'édition Cup'],
])('finds the name in %s', (text, name) => {
  expect(findNames('a.ts', `\n${text}`, [game])).toEqual([{ line: 2, name }])
})

it('finds a name in the path of a file', () => {
  expect(findNames('apps/tea-for-two.ts', '', [game])).toEqual([{ line: 0, name: 'tea-for-two' }])
})

it.each(['a cup of tea', "'display-cup'", '{ cup: true }', "'cupboard'"])('takes no offence at %s', (text) => {
  expect(findNames('a.ts', text, [game])).toEqual([])
})

it('shared code names no game', () => {
  const script = fileURLToPath(new URL('game-names.ts', import.meta.url))
  expect(() => execFileSync('npx', ['tsx', script], { encoding: 'utf8', stdio: 'pipe' })).not.toThrow()
})
