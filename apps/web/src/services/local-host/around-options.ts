import type { GameScreens } from '@tablee/ui/client.ts'
import type { BoxName } from '../shelf/boxes.ts'

/** The options a box starts from where one device is passed around. */
export const aroundOptions = (
  { aroundBoxes, boxes }: Pick<GameScreens, 'aroundBoxes' | 'boxes'>,
  box: BoxName,
): unknown => aroundBoxes?.[box] ?? boxes[box]
