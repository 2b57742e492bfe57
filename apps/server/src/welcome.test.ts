import { generate } from 'lean-qr'
import { expect, it } from 'vitest'
import { welcome } from './welcome.ts'

it('shows the local and the house’s addresses, and a QR code of the first of the house', () => {
  const shown = welcome('0.0.0.0', 3000, ['192.0.2.7', '192.0.2.8'])
  expect(shown).toContain('http://localhost:3000')
  expect(shown).toContain('http://192.0.2.7:3000')
  expect(shown).toContain('http://192.0.2.8:3000')

  const code = generate('http://192.0.2.7:3000')
  const drawn = shown.split('\n').filter((line) => /^ {2}[█▀▄ ]+$/.test(line))
  const isLight = (x: number, y: number) => {
    const half = drawn[(y + 2) >> 1]?.[x + 4]
    return half === '█' || half === ((y + 2) % 2 === 0 ? '▀' : '▄')
  }
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) expect(isLight(x, y), `${x},${y}`).toBe(!code.get(x, y))
})

it('heard on this machine only, or with no network, it shows no QR code', () => {
  expect(welcome('127.0.0.1', 3000, ['192.0.2.7'])).not.toMatch(/192|█/)
  expect(welcome('0.0.0.0', 3000, [])).not.toContain('█')
  expect(welcome('::1', 3000, [])).toContain('http://[::1]:3000')
})
