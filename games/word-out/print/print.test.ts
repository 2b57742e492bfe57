import { expect, it } from 'vitest'
import { print } from './print.ts'

it('WO-1 108 cards, printed without a text', () => {
  const [part] = print.box('')
  expect(part?.cards).toHaveLength(108)
  expect(print.cards).toBeUndefined()
})
