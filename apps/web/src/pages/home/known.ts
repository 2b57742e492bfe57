import { KEYS } from '@tablee/ui/storage/keys.ts'
import { storedText } from '@tablee/ui/storage/text.ts'
import { BOXES, type BoxName } from '../../services/shelf/boxes.ts'

/** The boxes whose lesson was offered on this device, accepted or not. */
const kept = storedText(KEYS.boxesKnown, (raw) => raw)
const known = (): readonly BoxName[] => BOXES.filter((box) => kept.read()?.split(' ').includes(box))

export const isFirstTime = (box: BoxName): boolean => !known().includes(box)

export const noLongerNew = (box: BoxName) => {
  if (isFirstTime(box)) kept.write([...known(), box].join(' '))
}
