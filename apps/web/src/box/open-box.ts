import { BOXES } from '../home/boxes.ts'
import { KEYS } from '../storage/keys.ts'
import { stored } from '../storage/text.ts'

/** The cardboard that people are at: the dictionary leads back to its companion. */
export const openBox = stored(KEYS.openCompanion, BOXES)
