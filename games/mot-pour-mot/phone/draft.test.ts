import { describe, expect, it } from 'vitest'
import { answered, type Draft, heard, stepsTo, typed } from './draft.ts'

/** Spells letter by letter on what the table shows. */
const spell = (draft: Draft | undefined, spelled: string, letters: string): Draft | undefined =>
  [...letters].reduce<Draft | undefined>(
    (before, letter) => typed(before, spelled, (before?.text ?? spelled) + letter),
    draft,
  )

describe('a draft', () => {
  it('shows every letter before the table has answered', () => {
    expect(spell(undefined, 'C', 'LAS')?.text).toBe('CLAS')
  })
  it('is over once all is answered and the table shows it, whichever comes first', () => {
    const draft = spell(undefined, '', 'C')
    expect(answered(heard(draft, 'C'), 'C')).toBeUndefined()
    const early = answered(draft, '')
    expect(early?.text).toBe('C')
    expect(heard(early, 'C')).toBeUndefined()
  })
  it('does not flicker back while the table shows older letters', () => {
    const draft = spell(undefined, '', 'CLA')
    for (const shown of ['', 'C', 'CL']) expect(heard(draft, shown)?.text).toBe('CLA')
  })
  it('survives a letter taken back and spelled again', () => {
    let draft = spell(undefined, '', 'CL')
    draft = typed(draft, '', 'C')
    draft = typed(draft, '', 'CL')
    draft = heard(answered(answered(draft, 'CL'), 'CL'), 'CL')
    expect(draft?.text).toBe('CL')
    expect(answered(answered(draft, 'C'), 'CL')).toBeUndefined()
  })
  it('gives way when the table shows a word that was never typed here', () => {
    expect(heard(spell(undefined, '', 'CL'), 'PO')).toBeUndefined()
  })
})

describe('steps to a suggested word', () => {
  it.each([
    ['', 'CHAT', 0, 'CHAT'],
    ['CH', 'CHAT', 0, 'AT'],
    ['CLA', 'CHAT', 2, 'HAT'],
    ['CHATS', 'CHAT', 1, ''],
    ['CHAT', 'CHAT', 0, ''],
  ])('from « %s » to %s: take back %i, spell « %s »', (from, to, back, letters) => {
    expect(stepsTo(from, to)).toEqual({ back, letters: [...letters] })
  })
})
