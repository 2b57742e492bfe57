import { KEYS } from '@tablee/ui/storage/keys.ts'
import { stored } from '@tablee/ui/storage/text.ts'
import { BOXES } from '../shelf/boxes.ts'

/** The box whose companion is in use: the Dico links back to it. */
export const openBox = stored(KEYS.openCompanion, BOXES)
