import { expect, it } from 'vitest'
import { isFirstTime, noLongerNew } from './known.ts'

it('a lesson is offered once a box', () => {
  expect(isFirstTime('kokomots')).toBe(true)
  noLongerNew('kokomots')
  noLongerNew('kokomots')
  noLongerNew('cactus')
  expect(['kokomots', 'cactus', 'word-out'].map((box) => isFirstTime(box as 'cactus'))).toEqual([false, false, true])
})
