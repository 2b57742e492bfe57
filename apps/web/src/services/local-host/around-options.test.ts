import { expect, it } from 'vitest'
import { aroundOptions } from './around-options.ts'

it('around one device a box starts from what was made for it, and from its usual options where there is nothing else', () => {
  const boxes = { 'around-box': { hasClock: true }, 'usual-box': { hasClock: true } }
  const ui = { boxes, aroundBoxes: { 'around-box': { hasClock: false } } }
  expect(aroundOptions(ui, 'around-box')).toEqual({ hasClock: false })
  expect(aroundOptions(ui, 'usual-box')).toEqual({ hasClock: true })
  expect(aroundOptions({ boxes }, 'around-box')).toEqual({ hasClock: true })
})
