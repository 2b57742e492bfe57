import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadShelf } from '../../../packages/rehearsal/src/load.ts'
import { playScenario } from '../../../packages/rehearsal/src/scenario.ts'

const read = (file: string) => JSON.parse(readFileSync(new URL(`../scenarios/${file}`, import.meta.url), 'utf8'))
const shelf = await loadShelf()

describe('the worked examples, as files', () => {
  it('MPM-30 CLASSE, in the cactus edition', async () =>
    expect(await playScenario(read('mpm-30-classe.json'), shelf)).toEqual([]))
  it('MPM-31 CHAT, in the capture edition', async () =>
    expect(await playScenario(read('mpm-31-chat.json'), shelf)).toEqual([]))
  it('ALL-3 a pause', async () => expect(await playScenario(read('all-3-pause.json'), shelf)).toEqual([]))
})

describe('a scenario that does not hold', () => {
  const classe = () => read('mpm-30-classe.json')

  it('is told step by step', async () => {
    const file = classe()
    file.steps[0].by = 'Dan'
    expect((await playScenario(file, shelf))[0]).toEqual({ step: 1, what: 'refused: MPM-32 not-your-part' })
    const other = classe()
    other.steps[0].refused = { rule: 'MPM-1' }
    expect((await playScenario(other, shelf))[0]).toEqual({
      step: 1,
      what: 'accepted, and should have been refused: MPM-1',
    })
    const third = classe()
    third.steps[0].see = [{ view: { play: { view: { phase: 'spell', category: null } } } }]
    expect((await playScenario(third, shelf)).map(({ what }) => what)).toEqual([
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
  ])('%s: one clear line', async (_, raw, what) => expect((await playScenario(raw, shelf))[0]?.what).toMatch(what))
})
