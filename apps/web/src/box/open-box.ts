import { BOXES } from '../home/boxes.ts'
import { stored } from '../stored.ts'

/** The cardboard that people are at: the dictionary leads back to its companion. */
export const openBox = stored('tablee.box', BOXES)
