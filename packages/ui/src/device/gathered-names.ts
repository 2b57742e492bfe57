import { KEYS } from '../storage/keys.ts'
import { storedText } from '../storage/text.ts'

/** The names of the last group around this device. */
const kept = storedText(KEYS.gathered, (raw) => raw)

export const gatheredNames = (): readonly string[] => kept.read()?.split('\n').filter(Boolean) ?? []
export const keepGathered = (names: readonly string[]) => kept.write(names.join('\n'))
