import { describe, expect, it } from 'vitest'
import { refusalText, refusalTexts } from './table-refusals.ts'

describe('refusals of the table', () => {
  it('ALL-4 each says why and names the rule', () => {
    for (const code of Object.keys(refusalTexts.fr)) {
      const text = refusalText({ code, rule: 'ALL-10', about: '2' })
      expect(text).toMatch(/^\p{Lu}.{5,}\. \(ALL-10\)$/u)
      expect(text).not.toContain('=>')
    }
  })
  it('ALL-4 what the rule is about is told', () => {
    expect(refusalText({ code: 'too-few-players', rule: 'ALL-4', about: '2' })).toBe('Il faut être au moins deux.')
    expect(refusalText({ code: 'table-full', rule: 'ALL-4', about: '12' })).toContain('12 places')
  })
  it('ALL-3 how long to wait before the next pause is told in seconds', () => {
    expect(refusalText({ code: 'paused-lately', rule: 'ALL-3', about: '12' })).toContain('encore 12\u00a0s')
  })
  it('ALL-4 how long an address that wrote too much waits is told in minutes', () => {
    const told = (about: string) => refusalText({ code: 'too-much-written', rule: 'ALL-4', about })
    expect([told('1'), told('9')]).toEqual([
      expect.stringContaining('Attends une minute,'),
      expect.stringContaining('Attends 9 minutes,'),
    ])
  })
  it('ALL-4 a code that this client does not know yet is shown as it is', () => {
    expect(refusalText({ code: 'brand-new', rule: 'ALL-4' })).toBe('brand-new')
  })
})
