import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadShelf } from '../../../packages/rehearsal/src/load.ts'
import { playScenario } from '../../../packages/rehearsal/src/scenario.ts'

const read = (file: string) => JSON.parse(readFileSync(new URL(`../scenarios/${file}`, import.meta.url), 'utf8'))
const shelf = await loadShelf()

describe('a stack', () => {
  const votes = () => read('lau-12-three-votes.json')
  const [[card]] = votes().stack.boxes
  const [word, ...others] = card

  it('LAU-4 a stack of Les Lauriers lies in its boxes as it says', async () => {
    const named = (name: string) => [{ word: name, definition: 'Rien.' }, ...others]
    const seen = (name: string, boxes: readonly number[]) => ({
      Ana: { boxes, words: [{ word: name, kind: 'n.m.' }, {}, {}, {}] },
    })
    const drawn = (box: number, see: object) => ({
      ...votes(),
      stack: {
        boxes: [
          [named('un'), named('trois'), named('cinq')],
          [named('deux'), named('quatre')],
        ],
      },
      steps: [{ by: 'Ana', move: { type: 'draw', box }, see }],
    })
    expect(await playScenario(drawn(0, seen('un', [2, 2])), shelf)).toEqual([])
    expect(await playScenario(drawn(1, seen('deux', [3, 1])), shelf)).toEqual([])
  })

  it.each([
    ['no card', [[], []]],
    ['one box', [[card]]],
    ['a second box that holds more', [[card], [card, card]]],
    ['a first box that holds two more', [[card, card], []]],
    ['a card of three words', [[others], []]],
    ['a card of five', [[[word, word, ...others]], []]],
    ['a word without a meaning', [[[{ word: 'zain' }, ...others]], []]],
    ['two bluffs', [[[{ ...word, bluffs: ['Un.', 'Deux.'] }, ...others]], []]],
  ])('a stack of Les Lauriers with %s is none', async (_, boxes) =>
    expect(await playScenario({ ...votes(), stack: { boxes } }, shelf)).toEqual([
      { step: 0, what: 'stack: not as docs/protocol.md has it for lauriers' },
    ]),
  )
})
