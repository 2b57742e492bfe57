import type { GameScreens } from '@tablee/ui/client.ts'
import type { BoxName } from '../shelf/boxes.ts'

/** What a box starts from where one device goes around: the first game of an evening and every other. */
export const aroundOptions = (
  { aroundBoxes, boxes }: Pick<GameScreens, 'aroundBoxes' | 'boxes'>,
  box: BoxName,
): unknown => aroundBoxes?.[box] ?? boxes[box]
