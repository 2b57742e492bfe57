import { beforeAll, describe, expect, it } from 'vitest'
import { loadShelf } from '../../../packages/rehearsal/src/load.ts'
import { rehearse } from '../../../packages/rehearsal/src/simulate.ts'
import type { State } from '../game.ts'
import { wordOutFault } from './invariants.ts'

let ended: State
beforeAll(async () => {
  const played = { game: 'word-out', levels: ['gentle', 'gentle'], seed: 'two' } as const
  ended = (await rehearse(played, await loadShelf())).state as State
})

describe('what must hold after every decision of Word Out!', () => {
  const fault = (change: Partial<State>) => wordOutFault({ ...ended, ...change })

  it('holds at the end of a game', () => expect(fault({})).toBeUndefined())

  it('WO-1 a card that is lost or doubled is told, and so is a hand', () => {
    const [first, ...others] = ended.trash
    expect(fault({ trash: others })).toBe('107 cards, not 108')
    expect(fault({ trash: [...others, ...others.slice(0, 1)] })).toBe(`cards lost: ${first}`)
    expect(fault({ hands: {} })).toBe('0 hands, not 2')
    expect(fault({ options: { ...ended.options, packs: 'two' } })).toBe('108 cards, not 216')
  })

  it('WO-15 WO-26 WO-27 so is a score that no word and no end accounts for', () => {
    expect(fault({ scores: Object.fromEntries(ended.seats.map((seat) => [seat, 999])) })).toMatch(/has 999 points, not/)
    expect(fault({ banked: ended.banked.slice(1) })).toMatch(/points, not/)
  })
})
