import type { SeatId } from '@tablee/kernel'
import { expect, it } from 'vitest'
import { finestWords } from './finest-words.ts'

it('the finest words of a game are the valid ones, the longest first, with their rounds', () => {
  const entry = (word: string, isValid = true) => ({ word, seats: ['s1' as SeatId], isValid })
  const result = (...entries: ReturnType<typeof entry>[]) => ({ letters: [], entries, points: {}, best: [] })
  const words = finestWords([result(entry('CRI'), entry('ZZZZZ', false)), result(entry('CARTON'), entry('OIE'))])
  expect(words.map(({ word, round }) => `${word} ${round}`)).toEqual(['CARTON 2', 'CRI 1', 'OIE 2'])
})
