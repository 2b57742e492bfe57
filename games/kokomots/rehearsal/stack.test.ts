import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadShelf } from '../../../packages/rehearsal/src/load.ts'
import { playScenario } from '../../../packages/rehearsal/src/scenario.ts'

const read = (file: string) => JSON.parse(readFileSync(new URL(`../scenarios/${file}`, import.meta.url), 'utf8'))
const shelf = await loadShelf()

describe('a stack', () => {
  const newYork = () => read('kok-9-new-york.json')
  const [city, ...columns] = newYork().stack.columns
  const hands = newYork().stack.hands

  it('KOK-3 KOK-4 a stack of Kokomots is dealt as it says, and the longest name begins', async () => {
    const file = { ...newYork(), steps: [{ by: 'Bob', move: { type: 'ready' }, refused: 'not-your-turn' }] }
    const view = {
      active: 'Annabelle',
      columns: [{ title: 'Ville', theme: 't0', letters: [{ id: 'first-O-1' }, { id: 'A-1' }] }, {}, {}, {}],
      hand: [{ id: 'second-L-1' }, { id: 'last-U-1' }, { id: 'spell-M-1' }],
      drawLeft: 10,
    }
    file.stack.columns[0].letters[0] = 'O^ L I'
    file.stack.hands.Bob = 'L2 U$ M*'
    Object.assign(file.steps[0], { see: { Bob: view } })
    expect(await playScenario(file, shelf)).toEqual([])
  })

  it.each([
    ['three columns', { columns }],
    ['a theme too few', { columns: [{ ...city, themes: ['Ville', 'Pays'] }, ...columns] }],
    ['a letter too many', { columns: [{ ...city, letters: ['O L I', 'A T S E'] }, ...columns] }],
    ['what is no card', { draw: 'E é' }],
    ['a hand of two', { hands: { ...hands, Bob: 'L U' } }],
    ['a hand too few', { hands: { Annabelle: hands.Annabelle, Bob: hands.Bob } }],
    ['a stranger’s hand', { hands: { ...hands, Dan: 'E R S' } }],
  ])('a stack of Kokomots with %s is none', async (_, stack) =>
    expect(await playScenario({ ...newYork(), stack: { ...newYork().stack, ...stack } }, shelf)).toEqual([
      { step: 0, what: 'stack: not as docs/protocol.md has it for kokomots' },
    ]),
  )

  it('KOK-39 nor is one with hands where none are dealt', async () => {
    const { options, ...file } = newYork()
    const simultaneous = { ...file, options: { ...options, mode: 'simultaneous' } }
    expect((await playScenario(simultaneous, shelf))[0]?.what).toMatch(/stack/)
  })
})
