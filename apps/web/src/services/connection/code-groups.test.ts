import { codeGroups, writtenCode } from '@tablee/ui/look/code-groups.ts'
import { describe, expect, it } from 'vitest'
import { readCode } from './code.ts'

describe('long codes', () => {
  it('up to five signs are one group, more are two', () => {
    expect(['K7QF', 'K7QFP', 'K7MP3Q', 'K7MP3QZ', 'K7MP3QZD'].map((code) => codeGroups(code).join(' '))).toEqual([
      'K7QF',
      'K7QFP',
      'K7MP 3Q',
      'K7MP 3QZ',
      'K7MP 3QZD',
    ])
  })
  it('as they are written they can be typed', () => {
    for (const code of ['K7QF', 'K7MP3Q', 'K7MP3QZD'])
      expect(readCode(writtenCode(code))).toEqual({ kind: 'code', code })
  })
})
