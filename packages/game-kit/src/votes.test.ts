import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { isVoteComplete, votersAmong } from './votes.ts'

const [ana, bob, cleo] = ['Ana', 'Bob', 'Cléo'] as [SeatId, SeatId, SeatId]

describe('votes', () => {
  it('ALL-9 are cast by people only', () => {
    expect(votersAmong([ana, bob, cleo], { bots: new Set([bob]) })).toEqual([ana, cleo])
  })
  it('ALL-6 are complete once everybody who is there has voted', () => {
    const present = new Set([ana, bob])
    expect(isVoteComplete([ana, bob, cleo], { [ana]: 'for' }, { present })).toBe(false)
    expect(isVoteComplete([ana, bob, cleo], { [ana]: 'for', [bob]: 'none' }, { present })).toBe(true)
    expect(isVoteComplete([], {}, { present })).toBe(true)
  })
})
