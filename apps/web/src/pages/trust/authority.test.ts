import { describe, expect, it } from 'vitest'
import { secureAddress } from './authority.ts'
import { guessDevice } from './device-kind.ts'

describe('where the page about trust leads on to', () => {
  const here = new URL('http://192.168.1.5:3000/confiance')
  it('the page that was asked for, over https', () => {
    expect(secureAddress(here, '/table/K7QF?a=1')).toBe('https://192.168.1.5:3000/table/K7QF?a=1')
    expect(secureAddress(here, null)).toBe('https://192.168.1.5:3000/')
  })
  it('never another machine', () => {
    for (const wanted of [
      '//evil.example/x',
      'https://evil.example',
      'javascript:alert(1)',
      '/\\evil.example',
      'http://',
    ])
      expect(secureAddress(here, wanted), wanted).toBe('https://192.168.1.5:3000/')
  })
})

describe('whose steps are unfolded', () => {
  const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5, 'iphone'],
    [MAC, 5, 'iphone'],
    [MAC, 0, 'mac'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130', 5, 'android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130', 0, 'windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0', 0, 'firefox'],
    ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/130', 0, 'linux'],
  ] as const)('%s with %i touch points: %s', (userAgent, touchPoints, device) => {
    expect(guessDevice(userAgent, touchPoints)).toBe(device)
  })
})
