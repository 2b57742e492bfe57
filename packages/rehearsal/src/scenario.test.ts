import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Shelf } from '@tablee/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadShelf } from './load.ts'
import { playScenario } from './scenario.ts'

const folder = fileURLToPath(new URL('../../../scenarios/', import.meta.url))
const read = (file: string) => JSON.parse(readFileSync(folder + file, 'utf8'))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))

let shelf: Shelf
beforeAll(async () => {
  shelf = await loadShelf()
})

describe('the worked examples, as files', () => {
  it('MPM-30 CLASSE, in the cactus edition', () =>
    expect(playScenario(read('mot-pour-mot/mpm-30-classe.json'), shelf)).toEqual([]))
  it('MPM-31 CHAT, in the capture edition', () =>
    expect(playScenario(read('mot-pour-mot/mpm-31-chat.json'), shelf)).toEqual([]))
  it('ALL-3 a pause', () => expect(playScenario(read('mot-pour-mot/all-3-pause.json'), shelf)).toEqual([]))
  it.each(files)('%s holds', (file) => expect(playScenario(read(file), shelf)).toEqual([]))
})

describe('a scenario that does not hold', () => {
  const classe = () => read('mot-pour-mot/mpm-30-classe.json')

  it('is told step by step', () => {
    const file = classe()
    file.steps[0].by = 'Dan'
    expect(playScenario(file, shelf)[0]).toEqual({ step: 1, what: 'refused: MPM-32 not-your-part' })
    const other = classe()
    other.steps[0].refused = { rule: 'MPM-1' }
    expect(playScenario(other, shelf)[0]).toEqual({ step: 1, what: 'accepted, and should have been refused: MPM-1' })
    const third = classe()
    third.steps[0].see = [{ view: { play: { view: { phase: 'spell', category: null } } } }]
    expect(playScenario(third, shelf).map(({ what }) => what)).toEqual([
      'looker-on.play.view.phase: "read", not "spell"',
      'looker-on.play.view.category: "Something round", not nothing',
    ])
  })

  it.each([
    ['null', null, /file|Object/],
    ['an unknown game', { ...classe(), game: 'chess' }, /no game chess/],
    ['unknown fields', { ...classe(), cheat: true }, /cheat/],
    ['nobody', { ...classe(), seats: [] }, /somebody has to be a person/],
    ['uneven teams', { ...classe(), seats: [{ name: 'Ana' }] }, /too-few-players/],
    ['no options of that game', { ...classe(), options: { edition: 'gold' } }, /no-such-options/],
    ['a stack that is none', { ...classe(), stack: { cards: 'x' } }, /stack/],
    ['a wait without end', { ...classe(), steps: [{ wait: 1e12 }] }, /steps/],
    ['what is no move of a table', { ...classe(), steps: [{ by: 'Ana', table: { type: 'tick' } }] }, /no move/],
  ])('%s: one clear line', (_, raw, what) => expect(playScenario(raw, shelf)[0]?.what).toMatch(what))
})
