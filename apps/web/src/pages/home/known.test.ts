import { expect, it } from 'vitest'
import { BOXES } from '../../services/shelf/boxes.ts'
import { isFirstTime, noLongerNew } from './known.ts'

it('a lesson is offered once a box', () => {
  const [first = '', second = '', third = ''] = BOXES
  expect(isFirstTime(first)).toBe(true)
  noLongerNew(first)
  noLongerNew(first)
  noLongerNew(second)
  expect([first, second, third].map(isFirstTime)).toEqual([false, false, true])
})
