import { storedText } from '../stored.ts'
import { BOXES, type BoxName } from './boxes.ts'

/** The boxes whose lesson was offered here, and taken or not. */
const kept = storedText('tablee.known', (raw) => raw)
const known = (): readonly BoxName[] => BOXES.filter((box) => kept.read()?.split(' ').includes(box))

export const isFirstTime = (box: BoxName): boolean => !known().includes(box)

export const noLongerNew = (box: BoxName) => {
  if (isFirstTime(box)) kept.write([...known(), box].join(' '))
}
