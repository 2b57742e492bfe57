import type { SeatId } from '@tablee/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadShelf } from '../../../packages/rehearsal/src/load.ts'
import { VirtualTable } from '../../../packages/rehearsal/src/virtual-table.ts'
import { defaults, type State } from '../game.ts'
import { lauriersFault } from './invariants.ts'

const [s1, s2, s3, s4] = ['s1', 's2', 's3', 's4'] as [SeatId, SeatId, SeatId, SeatId]
const fault = (state: State, before?: State) => lauriersFault(state, before)

/** The votes of the first round are in, and the next moment its results are told. */
let votesIn: State
let told: State
beforeAll(async () => {
  const table = new VirtualTable(await loadShelf(), 'invariants')
  table.askAs('host', { type: 'sit', name: 'host' })
  table.askAs('host', { type: 'choose', game: 'lauriers' })
  for (const level of ['gentle', 'steady', 'sharp'] as const) table.askAs('host', { type: 'bot', level })
  table.askAs('host', { type: 'start' })
  table.askAs('host', { type: 'hand-over', seat: s1, to: 'steady' })
  const now = () => table.state.play?.state as State
  while (now().phase.name !== 'tell') table.tick()
  votesIn = now()
  while (now().phase.name !== 'results') table.tick()
  told = now()
})

describe('what must hold after every decision of Les Lauriers', () => {
  it('holds when results are told', () => expect(fault(told, votesIn)).toBeUndefined())

  it('LAU-22 a card that is lost, doubled or played unseen is told', () => {
    const [[first = '', ...others], two] = told.boxes
    const all = told.boxes.flat().length + told.played.length
    expect(fault({ ...told, boxes: [others, two] }, votesIn)).toBe(`cards lost: ${first}`)
    expect(fault({ ...told, boxes: [others, [...two, 'strange']] }, votesIn)).toBe(`cards lost: ${first}`)
    expect(
      fault(
        {
          ...told,
          boxes: [
            [first, ...others],
            [...two, 'strange'],
          ],
        },
        votesIn,
      ),
    ).toBe(`${all + 1} cards, not ${all}`)
    expect(fault({ ...told, boxes: [[first, first, ...others], two] }, votesIn)).toBe('1 cards are there twice')
    expect(fault({ ...told, seen: [] }, votesIn)).toBe(`played and never seen: ${told.played[0]}`)
  })

  it('LAU-2 LAU-17 so is a token that goes without a stake, or comes back', () => {
    const with3 = (count: number) => ({ ...told.tokens, [s3]: count })
    const before = { ...votesIn, tokens: with3(2) }
    expect(fault({ ...told, tokens: with3(1) }, before)).toBe('s3 has 1 tokens, not 2')
    expect(fault({ ...told, tokens: with3(3) }, before)).toBe('s3 has 3 tokens, not 2')
    expect(fault({ ...told, tokens: with3(2) }, before)).toBeUndefined()
    if (votesIn.phase.name !== 'tell') throw new Error('no votes')
    const staked: State = { ...votesIn, phase: { ...votesIn.phase, stakes: [...votesIn.phase.stakes, s1] } }
    expect(fault(staked, votesIn)).toBe('s1 has 3 tokens, not 2')
    expect(fault({ ...staked, tokens: { ...staked.tokens, [s1]: 2 } }, votesIn)).toBeUndefined()
  })

  it('LAU-1 so is a pawn that goes back, or goes on while nothing was told', () => {
    const back = { ...told, leaves: { ...told.leaves, [s2]: 1 } }
    const further = { ...told, leaves: { ...told.leaves, [s2]: 9 } }
    expect(fault(back, { ...told, leaves: { ...told.leaves, [s2]: 5 } })).toBe('s2 is on leaf 1, not 5')
    expect(fault(further, { ...told, leaves: { ...told.leaves, [s2]: 5 } })).toBe('s2 is on leaf 9, not 5')
    expect(fault({ ...told, leaves: { ...told.leaves, [s4]: 26 } }, votesIn)).toMatch(/^s4 is on leaf 26, not/)
  })

  /** s2 wrote the truth and found it, s3 and s4 wrote the same, s3 staked and voted for it, s4 cast no vote. */
  const round = (countsOwnVotes: boolean): State => {
    if (votesIn.phase.name !== 'tell') throw new Error('no votes')
    const lines = [
      { from: ['truth' as const, s2], wording: 'Vrai.' },
      { from: [s3, s4], wording: 'Faux.' },
    ]
    const leaves = Object.fromEntries(votesIn.seats.map((seat) => [seat, 1]))
    const phase = { ...votesIn.phase, lines, votes: { [s2]: 0, [s3]: 1 }, stakes: [s3] }
    return { ...votesIn, options: { ...defaults, countsOwnVotes }, leader: s1, leaves, phase }
  }

  it.each([
    ['not counted', false, { s1: 3, s2: 3, s3: 1, s4: 2 }],
    ['counted', true, { s1: 3, s2: 4, s3: 3, s4: 2 }],
  ])(
    'LAU-12 LAU-13 LAU-14 LAU-15 LAU-16 LAU-17 points are counted vote by vote, own votes %s',
    (_, countsOwnVotes, leaves) => {
      const before = round(countsOwnVotes)
      const after: State = { ...told, options: before.options, leaves, tokens: before.tokens }
      expect(fault(after, before)).toBeUndefined()
      expect(fault({ ...after, leaves: { ...leaves, [s3]: 25 } }, before)).toMatch(/^s3 is on leaf 25/)
    },
  )
})
