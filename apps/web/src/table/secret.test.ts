import { describe, expect, it } from 'vitest'
import { keepSecretOf, personalLink, randomText, seatSecret } from './secret.ts'

describe('seat secret', () => {
  it('128 random bits in base64url', () => {
    const secrets = Array.from({ length: 200 }, () => randomText(16))
    expect(new Set(secrets).size).toBe(200)
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{22}$/)
  })
  it('one a table, kept, even by a browser that keeps nothing', () => {
    expect(seatSecret('K7QF')).toBe(seatSecret('K7QF'))
    expect(seatSecret('K7QF')).not.toBe(seatSecret('T748'))
  })
  it('ALL-6 a personal link brings the seat to another device', () => {
    const secret = randomText(16)
    expect(keepSecretOf('ABCD', `#s=${secret}`)).toBe(true)
    expect(seatSecret('ABCD')).toBe(secret)
    expect(new URL(personalLink('https://a.example', 'ABCD')).hash).toBe(`#s=${secret}`)
  })
  it('what is no secret is left alone', () => {
    const before = seatSecret('WXYZ')
    for (const hash of ['', '#', '#s=', '#s=short', '#MPM-21', `#s=${'x'.repeat(65)}`])
      expect(keepSecretOf('WXYZ', hash)).toBe(false)
    expect(seatSecret('WXYZ')).toBe(before)
  })
})
