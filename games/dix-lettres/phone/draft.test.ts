import type { Instant, Refusal } from '@tablee/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Move, View } from '../game.ts'
import { Draft } from './draft.svelte.ts'
import { Rack } from './rack.svelte.ts'

const PAUSED: Refusal = { rule: 'ALL-3', code: 'paused' }

/** A phone in the search, and what it sent; `answers` are the table's, then it says yes. */
const device = (answers: (Refusal | undefined)[] = [], endsAt?: number) => {
  const sent: string[] = []
  let line = ''
  const send = () => {
    const by = line
    return (move: Move) => {
      if (move.type === 'draft') sent.push(by + move.text)
      return Promise.resolve(answers.shift())
    }
  }
  const rack: Rack = new Rack(
    () => [...'AEIORSTNLC'],
    () => draft.touched(),
  )
  const view = { phase: 'write', step: 5, ...(endsAt !== undefined && { endsAt }) } as View
  const draft: Draft = new Draft(
    rack,
    () => view,
    () => '1 1 s1',
    send,
    () => Date.now() as Instant,
  )
  draft.begin()
  const type = (word: string) => {
    for (const letter of word) rack.type(letter)
  }
  return { draft, rack, sent, type, handOn: (to: string) => (line = to) }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the tiles that one lays out', () => {
  it('DIX-7 go to the table a moment after the last touch, once', async () => {
    const { rack, sent, type } = device()
    type('CA')
    await vi.advanceTimersByTimeAsync(300)
    type('R')
    await vi.advanceTimersByTimeAsync(399)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent).toEqual(['CAR'])
    rack.clear()
    await vi.advanceTimersByTimeAsync(400)
    expect(sent).toEqual(['CAR', ''])
  })
  it('DIX-7 go there at once in the last second', async () => {
    const { sent, type } = device([], 45_000)
    await vi.advanceTimersByTimeAsync(44_000)
    type('C')
    await vi.advanceTimersByTimeAsync(1)
    type('R')
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toEqual(['C', 'CR'])
  })
  it('DIX-7 lie there again after a reload, or where another device laid them', async () => {
    const { draft, rack, sent } = device()
    draft.hear('CARTON')
    expect(rack.word).toBe('CARTON')
    draft.hear('')
    await vi.advanceTimersByTimeAsync(10_000)
    expect([rack.word, sent]).toEqual(['', []])
  })
  it('stay as they are touched while an earlier draft is under way', async () => {
    const { draft, rack, sent, type } = device()
    type('CA')
    const under = draft.flush()
    type('R')
    await under
    draft.hear('CA')
    expect(rack.word).toBe('CAR')
    await vi.advanceTimersByTimeAsync(400)
    draft.hear('CAR')
    expect([rack.word, sent]).toEqual(['CAR', ['CA', 'CAR']])
  })
  it('ALL-3 refused in a pause, they are sent again after it', async () => {
    const { draft, rack, sent, type } = device([PAUSED])
    type('CRI')
    await draft.flush()
    draft.hear('')
    await draft.flush()
    expect([rack.word, sent]).toEqual(['CRI', ['CRI', 'CRI']])
  })
  it('DIX-16 are those of whoever laid them, though the device went on', async () => {
    const { draft, rack, sent, type, handOn } = device()
    handOn('Ana ')
    type('CRI')
    handOn('Bob ')
    void draft.flush()
    draft.begin()
    await vi.advanceTimersByTimeAsync(10_000)
    expect([rack.word, sent]).toEqual(['', ['Ana CRI']])
  })
})
