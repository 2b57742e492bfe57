import { describe, expect, it } from 'vitest'
import type { GalleryException } from '../../../../packages/rehearsal/testing/gallery/define.ts'
import { exceptionKey, type Found, isExcepted } from './inspect.ts'

const small = (width: number, height: number): Found => ({
  check: 'target too small',
  at: { matches: ((selector: string) => selector === '.row') as unknown as Element['matches'] },
  detail: '',
  size: [width, height],
})
const row: GalleryException = { check: 'target too small', selector: '.row', least: [300, 36], why: '' }

describe('an exception', () => {
  it('excuses a target of at least its size, rounded', () => {
    expect(isExcepted(small(330, 35.6), row, 'first turn')).toBe(true)
    expect(isExcepted(small(330, 35.4), row, 'first turn')).toBe(false)
    expect(isExcepted(small(299, 40), row, 'first turn')).toBe(false)
  })

  it('excuses only its check, its selector and its states', () => {
    const found = small(330, 40)
    expect(isExcepted({ check: 'text cut', at: found.at, detail: '' }, row, 'first turn')).toBe(false)
    expect(isExcepted(found, { ...row, selector: '.card' }, 'first turn')).toBe(false)
    expect(isExcepted(found, { ...row, in: 'over' }, 'first turn')).toBe(false)
    expect(isExcepted(found, { ...row, in: 'first' }, 'first turn')).toBe(true)
  })

  it('is another one in other states', () => {
    expect(exceptionKey(row)).toBe(exceptionKey({ ...row, why: 'another reason', least: [1, 1] }))
    expect(new Set([row, { ...row, in: 'over' }, { ...row, selector: '.card' }].map(exceptionKey)).size).toBe(3)
  })
})
