import { readdirSync, readFileSync } from 'node:fs'
import { makeShelf } from '@tablee/game-kit/make-shelf.ts'
import { loadPlayWords } from '@tablee/lexicon/node'
import { playScenario } from '@tablee/rehearsal/scenario.ts'
import { expect, it } from 'vitest'
import { nouveauJeu } from './template/game.ts'

const scenarios = new URL('template/scenarios/', import.meta.url)
const shelf = makeShelf([nouveauJeu], () => ({ playWords: loadPlayWords() }))

it.each(readdirSync(scenarios))("the template's scenario %s holds", async (file) => {
  expect(await playScenario(JSON.parse(readFileSync(new URL(file, scenarios), 'utf8')), shelf)).toEqual([])
})
