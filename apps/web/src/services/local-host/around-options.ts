import type { GameUi } from '@tablee/ui/frames/client.ts'
import type { BoxName } from '../shelf/boxes.ts'

/** What a box starts from where one device goes around: the first game of an evening and every other. */
export const aroundOptions = ({ aroundBoxes, boxes }: Pick<GameUi, 'aroundBoxes' | 'boxes'>, box: BoxName): unknown =>
  aroundBoxes?.[box] ?? boxes[box]
