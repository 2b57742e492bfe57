import { KEYS } from '@tablee/ui/storage/keys.ts'
import { stored } from '@tablee/ui/storage/text.ts'
import { BOXES } from '../shelf/boxes.ts'

/** The cardboard that people are at: the dictionary leads back to its companion. */
export const openBox = stored(KEYS.openCompanion, BOXES)
