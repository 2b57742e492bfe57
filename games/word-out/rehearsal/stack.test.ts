import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadShelf } from '../../../packages/rehearsal/src/load.ts'
import { playScenario } from '../../../packages/rehearsal/src/scenario.ts'

const read = (file: string) => JSON.parse(readFileSync(new URL(`../scenarios/${file}`, import.meta.url), 'utf8'))
const shelf = await loadShelf()

describe('a stack', () => {
  const points = () => read('wo-15-points.json')
  const dealt = (deal: object) => ({ ...points(), stack: { deal: { ...points().stack.deal, ...deal } } })
  const [ana, bob, cléo] = ['U> E S B B N N N', 'O> B J O> Y N N N', 'E L E> T M E> Z A']

  it('WO-2 a stack of Word Out! is dealt as it says, from whoever it says begins', async () => {
    const file = dealt({ first: 'Cléo' })
    const view = {
      dealer: 'Bob',
      draws: [{ seat: 'Ana' }, { seat: 'Bob', card: 'double-Z-1' }, { seat: 'Cléo' }],
      active: 'Ana',
      hand: ['replay-O-1', 'bonus-B-3', 'double-J-1', 'replay-O-2', 'double-Y-1'].concat([
        'simple-N-4',
        'simple-N-5',
        'simple-N-6',
      ]),
    }
    file.steps = [{ by: 'Cléo', move: { type: 'pass' }, see: { Bob: view } }]
    expect(await playScenario(file, shelf)).toEqual([])
  })

  it.each([
    ['a hand too few', { hands: { Ana: ana, Bob: bob } }],
    ['a stranger’s hand', { hands: { Ana: ana, Bob: bob, Cléo: cléo, Dan: ana } }],
    ['a hand of seven', { hands: { Ana: 'U E S B B N N', Bob: bob, Cléo: cléo } }],
    ['what is no card', { hands: { Ana: 'U E S B B N N é', Bob: bob, Cléo: cléo } }],
    ['three rows', { rows: 'R | R | O' }],
    ['a row without a letter', { rows: 'R | R | O | #' }],
    ['nobody who begins', { first: 'Dan' }],
    [
      'WO-2 no letter nearer to Z than the others',
      {
        hands: { Ana: 'E E E E E E E E', Bob: 'E E E E E E E E', Cléo: 'E E E E E E E E' },
        rows: 'E E E E',
        pile: 'E',
      },
    ],
  ])('a stack of Word Out! with %s is none', async (_, deal) =>
    expect(await playScenario(dealt(deal), shelf)).toEqual([
      { step: 0, what: 'stack: not as docs/protocol.md has it for word-out' },
    ]),
  )
})
