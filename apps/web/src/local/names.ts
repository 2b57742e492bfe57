import { storedText } from '../stored.ts'

/** Who gathered around this device last time. */
const kept = storedText('tablee.gathered', (raw) => raw)

export const gatheredNames = (): readonly string[] => kept.read()?.split('\n').filter(Boolean) ?? []
export const keepGathered = (names: readonly string[]) => kept.write(names.join('\n'))
