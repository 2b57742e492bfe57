import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Line, type Source, type Texts, TRUTH } from '../game.ts'
import { isReworded, merged, mergedAt, moved, parted, reworded, twinNotes } from './arrangement.ts'

const texts = { [TRUTH]: 'Vin mêlé.', s2: 'Poupée de son.', s3: 'Petite poupée.', s4: 'Barque.' } as Texts
const line = (...from: string[]): Line => ({
  from: from as Source[],
  wording: texts[from[0] as Source] ?? '',
})
const desk = [line('s2'), line(TRUTH), line('s3'), line('s4')]
const sources = (lines: readonly Line[]) => lines.map(({ from }) => from.join('+'))

describe('the leader’s desk', () => {
  it('LAU-8 two become one where the other lay, in its words', () => {
    const lines = merged(desk, 2, 0)
    expect(sources(lines)).toEqual(['s2+s3', 'truth', 's4'])
    expect(lines[0]?.wording).toBe('Poupée de son.')
  })
  it('LAU-8 merged with the true one, the card’s words are kept', () => {
    expect(merged(desk, 1, 3)[2]).toEqual({ from: ['s4', TRUTH], wording: 'Vin mêlé.' })
    expect(merged(desk, 3, 1)[1]).toEqual({ from: [TRUTH, 's4'], wording: 'Vin mêlé.' })
  })
  it('LAU-8 merged in the words of one, it is not reworded; in the leader’s it is', () => {
    expect(isReworded(merged(desk, 2, 0)[0] as Line, texts)).toBe(false)
    expect(isReworded(merged(desk, 2, 0, 'Poupée.')[0] as Line, texts)).toBe(true)
  })
  it('LAU-8 what the leader has typed goes before either wording', () => {
    expect(merged(desk, 1, 3, 'Vin de deux tonneaux.')[2]?.wording).toBe('Vin de deux tonneaux.')
  })
  it('LAU-8 the two lie where the other lay, counted without the one that went', () => {
    for (const [from, into] of [
      [2, 0],
      [0, 2],
    ] as const)
      expect(merged(desk, from, into)[mergedAt(from, into)]?.from).toHaveLength(2)
  })
  it('LAU-8 a note about twins hangs under the player’s line, never under the true one', () => {
    const notes = twinNotes(desk, [
      [1, 3],
      [0, 2],
    ])
    expect(notes).toEqual([
      { place: 3, twin: 1 },
      { place: 0, twin: 2 },
    ])
  })
  it('LAU-8 two that say the same as the true one need no note about each other', () => {
    const notes = twinNotes(desk, [
      [0, 1],
      [0, 2],
      [1, 2],
    ])
    expect(notes).toEqual([
      { place: 0, twin: 1 },
      { place: 2, twin: 1 },
    ])
  })
  it('LAU-8 parted again, each has its own words', () => {
    const lines = parted(reworded(merged(desk, 2, 0), 0, 'Jouet.'), 0, texts)
    expect(sources(lines)).toEqual(['s2', 's3', 'truth', 's4'])
    expect(lines.map(({ wording }) => wording)).toContain('Petite poupée.')
  })
  it('LAU-8 equal texts stay one when they are parted from another', () => {
    const equal = { ...texts, s3: 'poupée de son' } as Texts
    const lines = [{ from: ['s2', 's3', 's4'] as Source[], wording: 'Poupée de son.' }]
    expect(sources(parted(lines, 0, equal))).toEqual(['s2+s3', 's4'])
  })
  it('LAU-9 a line goes up or down to the place it is put', () => {
    expect(sources(moved(desk, 0, 2))).toEqual(['truth', 's3', 's2', 's4'])
    expect(sources(moved(desk, 3, 0))).toEqual(['s4', 's2', 'truth', 's3'])
  })
  it('LAU-8 none is dropped and none invented, whatever is done', () => {
    const act = fc.record({ kind: fc.constantFrom('merge', 'move', 'part'), from: fc.nat(3), to: fc.nat(3) })
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        let lines: readonly Line[] = desk
        for (const { kind, from, to } of acts) {
          if (kind === 'merge') lines = merged(lines, from, to)
          else if (kind === 'move') lines = moved(lines, from, to)
          else lines = parted(lines, from, texts)
        }
        expect(lines.flatMap(({ from }) => from).sort()).toEqual(['s2', 's3', 's4', TRUTH])
        expect(lines.every(({ wording }) => wording !== '')).toBe(true)
      }),
    )
  })
})
