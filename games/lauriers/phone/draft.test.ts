import type { Instant, Refusal } from '@tablee/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Move, View } from '../game.ts'
import { Draft } from './draft.svelte.ts'

const PAUSED: Refusal = { rule: 'ALL-3', code: 'paused' }

/** A device of one seat, and what it sent; `answers` are the table's, then it says yes. */
const device = (round = 'TABLE 1 1 s2', answers: (Refusal | undefined)[] = []) => {
  const sent: string[] = []
  const send = (move: Move) => {
    if (move.type === 'draft') sent.push(move.text)
    return Promise.resolve(answers.shift())
  }
  const draft = new Draft(
    () => ({ round: 1 }) as View,
    () => round,
    send,
    () => 0 as Instant,
  )
  draft.begin()
  return { draft, sent }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  device().draft.forget()
  vi.useRealTimers()
})

describe('what one is writing', () => {
  it('LAU-6 goes to the table once nobody has typed for a second', async () => {
    const { draft, sent } = device()
    draft.write('Ét')
    await vi.advanceTimersByTimeAsync(900)
    draft.write('Étoffe')
    await vi.advanceTimersByTimeAsync(900)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(sent).toEqual(['Étoffe'])
  })
  it('LAU-6 goes there every three seconds of typing without a rest', async () => {
    const { draft, sent } = device()
    for (let nth = 1; nth <= 13; nth++) {
      draft.write('x'.repeat(nth))
      await vi.advanceTimersByTimeAsync(500)
    }
    expect(sent.map(({ length }) => length)).toEqual([6, 12])
  })
  it('is sent once, and not again when the phone goes to sleep', async () => {
    const { draft, sent } = device()
    draft.write('Étoffe')
    await draft.flush()
    await draft.flush()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(sent).toEqual(['Étoffe'])
  })
  it('survives a reload before the table has it, and is sent then', async () => {
    device().draft.write('Étoffe')
    const { draft, sent } = device()
    expect(draft.text).toBe('Étoffe')
    draft.hear({ text: 'Ét', isHandedIn: false })
    expect(draft.text).toBe('Étoffe')
    await draft.flush()
    expect(sent).toEqual(['Étoffe'])
  })
  it('ALL-3 refused in a pause, it is sent again after it', async () => {
    const { draft, sent } = device('TABLE 1 1 s2', [PAUSED])
    draft.write('Étoffe')
    await draft.flush()
    draft.hear({ text: 'Ét', isHandedIn: false })
    await draft.flush()
    expect([draft.text, sent]).toEqual(['Étoffe', ['Étoffe', 'Étoffe']])
  })
  it('is nothing for another round, nor for another seat', () => {
    device().draft.write('Étoffe')
    expect(device('TABLE 1 2 s2').draft.text).toBe('')
    expect(device('TABLE 1 1 s3').draft.text).toBe('')
  })
})

describe('two devices of one seat', () => {
  it('show what the other wrote, where nothing is typed meanwhile', async () => {
    const { draft } = device()
    draft.write('Étoffe')
    await draft.flush()
    draft.hear({ text: 'Barque', isHandedIn: false })
    expect(draft.text).toBe('Barque')
  })
  it('keep what is being typed: it comes after the other’s', () => {
    const { draft } = device()
    draft.write('Étoffe')
    draft.hear({ text: 'Barque', isHandedIn: false })
    expect(draft.text).toBe('Étoffe')
  })
  it('LAU-6 what is handed in stands on both, and is what one takes back', async () => {
    const { draft, sent } = device()
    draft.write('Étoffe')
    draft.hear({ text: 'Barque', isHandedIn: true })
    draft.hear({ text: 'Barque', isHandedIn: false })
    await vi.advanceTimersByTimeAsync(20_000)
    expect([draft.text, sent]).toEqual(['Barque', []])
  })
  it('what is typed while a draft is under way is not taken for sent', async () => {
    const { draft, sent } = device()
    draft.write('Étoffe')
    const first = draft.flush()
    draft.write('Étoffe de laine')
    await first
    draft.hear({ text: 'Étoffe', isHandedIn: false })
    expect(draft.text).toBe('Étoffe de laine')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(sent).toEqual(['Étoffe', 'Étoffe de laine'])
  })
})
