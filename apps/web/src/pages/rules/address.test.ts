import { describe, expect, it } from 'vitest'
import { rulesHref } from './address.ts'

describe('the address', () => {
  const at = (address: string) => new URL(address, 'http://tablee.test')
  it('keeps what is searched, the edition and the way back to the table', () => {
    expect(rulesHref(at('/regles/belote?ici=1&table=K7QF#BEL-3'), ' œuf dur ', 'coinche')).toBe(
      '/regles/belote?ici=1&table=K7QF&q=%C5%93uf+dur&edition=coinche',
    )
  })
  it('is bare when nothing is asked', () => {
    expect(rulesHref(at('/regles/belote?q=x&edition=coinche'), '', undefined)).toBe('/regles/belote')
  })
})
