import { describe, expect, it } from 'vitest'
import { fr } from '../texts/fr.ts'
import { warningFor } from './warning.ts'

const write = { phase: 'write', borrowing: { left: 2 }, text: '', isSoon: false } as const

describe('LAU-23 whoever has written nothing is warned', () => {
  it('twenty seconds before the end, and when the time is over', () => {
    expect(warningFor(write, fr)).toBe('')
    expect(warningFor({ ...write, isSoon: true }, fr)).toMatch(/20 secondes.*soufflée/)
    expect(warningFor({ ...write, phase: 'late' }, fr)).toMatch(/soufflée.*tu ne votes pas/)
  })
  it('of no ready bluff where none is left', () => {
    for (const phase of ['write', 'late'] as const)
      expect(warningFor({ ...write, phase, isSoon: true, borrowing: { left: 0 } }, fr)).not.toContain('soufflée')
  })
  it('no more once something is written', () => {
    for (const phase of ['write', 'late'] as const)
      expect(warningFor({ ...write, phase, isSoon: true, text: 'Petit' }, fr)).toBe('')
  })
})
