import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { partsFor } from '@tablee/game-kit/make-shelf.ts'
import { GAMES } from '@tablee/games/shelf.ts'
import { expect, it } from 'vitest'
import { arriving } from './arriving.ts'

const { resolve } = createRequire(import.meta.url)

it.each([
  ['playWords', ['lexicon/play.bin', 'lexicon/commonness.bin'], ''],
  ['spelling', ['lexicon/spelling.bin'], ''],
  ...GAMES.filter(({ id }) => partsFor(GAMES, id).includes('deck')).map(
    ({ id }) => ['deck', [`games/${id}/deck/cards.txt`], id] as const,
  ),
] as const)('the bar is full when the %s is there, within a tenth: %s', (part, files, game) => {
  const bytes = files.reduce((sum, file) => sum + statSync(resolve(`@tablee/${file}`)).size, 0)
  expect(arriving[part](game).size / bytes).toBeCloseTo(1, 1)
})
