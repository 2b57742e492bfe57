import { readFileSync } from 'node:fs'
import { playScenario } from '@tablee/rehearsal/scenario.ts'
import { describe, expect, it } from 'vitest'
import { shelf } from '../test/driver.ts'

const file = new URL('../scenarios/all-3-pause.json', import.meta.url)
const scenario = JSON.parse(readFileSync(file, 'utf8'))

describe('a stack', () => {
  it.each([
    ['a bag that is too small', { rounds: [{ vowel: 'AEIOU', consonant: 'RSTNLCD' }] }],
    ['a consonant among the vowels', { rounds: [{ vowel: 'AEIOUS', consonant: 'RSTNLCD' }] }],
    ['no round at all', { rounds: [] }],
    ['what no stack has', { hands: {} }],
  ])('of Dix lettres with %s is none', async (_, stack) => {
    expect(await playScenario({ ...scenario, stack }, shelf)).toEqual([
      { step: 0, what: 'stack: not as docs/protocol.md has it for dix-lettres' },
    ])
  })
})
