import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { gameTexts } from '../texts/texts.ts'
import { heardLine } from './heard.ts'

const NAMES: Record<string, string> = { s1: 'Ana', s2: 'Bob', s3: 'Cléo', s4: 'Dan' }
const line = (heard: Record<string, 'declined' | 'wrong'>, me?: string) =>
  heardLine(
    { seats: ['s1', 's2', 's3', 's4'] as SeatId[], active: 's2' as SeatId, heard },
    me as SeatId | undefined,
    gameTexts.fr,
    (seat) => NAMES[seat] ?? '',
    (names) => names.join(' et '),
  )

describe('WO-22 who is heard about a word, clockwise', () => {
  it('everybody is asked, in their order', () => {
    expect(line({}, 's3')).toBe('À toi, puis Dan et Ana.')
    expect(line({}, 's1')).toBe('Au tour de Cléo, puis Dan et toi.')
    expect(line({})).toBe('Au tour de Cléo, puis Dan et Ana.')
  })
  it('who let it pass, and who went wrong (WO-18)', () => {
    expect(line({ s3: 'declined' }, 's1')).toBe('Cléo a laissé passer. Au tour de Dan, puis toi.')
    expect(line({ s3: 'declined', s4: 'wrong' }, 's1')).toBe(
      'Cléo a laissé passer. Dan a tenté une carte qui ne va pas. À toi.',
    )
    expect(line({ s3: 'declined', s4: 'declined' }, 's4')).toBe(
      'Cléo a laissé passer. Tu as laissé passer. Au tour d’Ana.',
    )
    expect(line({ s3: 'wrong' }, 's3')).toBe('Tu as tenté une carte qui ne va pas. Au tour de Dan, puis Ana.')
  })
})
