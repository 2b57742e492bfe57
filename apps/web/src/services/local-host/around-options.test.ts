import { expect, it } from 'vitest'
import { aroundOptions } from './around-options.ts'

it('around one device a box starts from what was made for it, and from its usual options where there is nothing else', () => {
  const boxes = { lauriers: { hasClock: true }, kokomots: { hasClock: true } }
  const ui = { boxes, aroundBoxes: { lauriers: { hasClock: false } } }
  expect(aroundOptions(ui, 'lauriers')).toEqual({ hasClock: false })
  expect(aroundOptions(ui, 'kokomots')).toEqual({ hasClock: true })
  expect(aroundOptions({ boxes }, 'lauriers')).toEqual({ hasClock: true })
})
