import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { gameTexts } from '../texts/texts.ts'
import { askLine, heardLine } from './heard.ts'

const NAMES: Record<string, string> = { s1: 'Ana', s2: 'Bob', s3: 'Cléo', s4: 'Dan' }
const NOBODY: Record<string, 'declined' | 'wrong'> = {}
const viewOf = (heard = NOBODY) => ({ seats: ['s1', 's2', 's3', 's4'] as SeatId[], active: 's2' as SeatId, heard })
const nameOf = (seat: SeatId) => NAMES[seat] ?? ''
const line = (heard: Record<string, 'declined' | 'wrong'>, me?: string) =>
  heardLine(viewOf(heard), me as SeatId | undefined, gameTexts.fr, nameOf, (names) => names.join(' et '))
const ask = (heard: Record<string, 'declined' | 'wrong'>, me?: string) =>
  askLine(viewOf(heard), me as SeatId | undefined, gameTexts.fr, nameOf)

describe('WO-22 who is heard about a word, clockwise', () => {
  it('all are asked at once, and told who goes first if several counter', () => {
    for (const me of ['s1', 's3', 's4', undefined]) expect(ask({}, me)).toBe('Répondez tous maintenant\u00a0!')
    // Who has answered is asked no more.
    expect(askLine({ ...viewOf(), myAnswer: 'declined' }, 's3' as SeatId, gameTexts.fr, nameOf)).toBe('')
    expect(ask({}, 's2')).toBe('Tout le monde répond en même temps.')
    expect(line({}, 's3')).toBe('Si plusieurs contrent, ta carte compte d’abord.')
    for (const me of ['s1', 's2', 's4', undefined])
      expect(line({}, me)).toBe('Si plusieurs contrent, la carte de Cléo compte d’abord.')
  })
  it('who let it pass, and who went wrong (WO-18)', () => {
    expect(line({ s3: 'declined' }, 's1')).toBe(
      'Cléo a laissé passer. Si plusieurs contrent, la carte de Dan compte d’abord.',
    )
    expect(line({ s3: 'declined', s4: 'wrong' }, 's1')).toBe(
      'Cléo a laissé passer. Dan a tenté une carte qui ne va pas.',
    )
    expect(line({ s3: 'declined', s4: 'declined' }, 's4')).toBe('Cléo a laissé passer. Tu as laissé passer.')
    expect(line({ s3: 'wrong' }, 's3')).toBe(
      'Tu as tenté une carte qui ne va pas. Si plusieurs contrent, la carte de Dan compte d’abord.',
    )
  })
  it('of the last one the answer is awaited by name', () => {
    const heard = { s3: 'declined', s4: 'wrong' } as const
    expect(ask(heard, 's1')).toBe('On attend ta réponse.')
    for (const me of ['s2', 's3', undefined]) expect(ask(heard, me)).toBe('On attend Ana.')
    expect(ask({ ...heard, s1: 'declined' })).toBe('')
  })
})
