import type { BotLevel } from '@tablee/kernel'
import { KEYS } from '@tablee/ui/storage/keys.ts'
import { stored, storedText } from '@tablee/ui/storage/text.ts'
import type { BoxName } from '../shelf/boxes.ts'

/** The choices of the last solo game, by box. */
const number = (raw: string) => (/^\d{1,2}$/.test(raw) ? raw : undefined)
const keptBots = (box: BoxName) => storedText(KEYS.soloBots(box), number)
const keptOptions = (box: BoxName) => storedText(KEYS.soloOptions(box), (raw) => raw)
const keptLevel = stored<BotLevel>(KEYS.soloLevel, ['gentle', 'steady', 'sharp'])

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Stored options where their types match the defaults: an older build may have had other options. */
export const madeLike = (kept: unknown, usual: unknown): unknown => {
  if (!isRecord(usual) || Array.isArray(usual)) return typeof kept === typeof usual ? kept : usual
  if (!isRecord(kept)) return usual
  return Object.fromEntries(Object.entries(usual).map(([name, value]) => [name, madeLike(kept[name], value)]))
}

const optionsIn = (raw: string | undefined): unknown => {
  try {
    return raw === undefined ? undefined : JSON.parse(raw)
  } catch {
    return undefined
  }
}

export const soloChoice = {
  level: (): BotLevel => keptLevel.read() ?? 'steady',
  keepLevel: (level: BotLevel) => keptLevel.write(level),
  bots: (box: BoxName): number | undefined => {
    const bots = keptBots(box).read()
    return bots === undefined ? undefined : Number(bots)
  },
  keepBots: (box: BoxName, bots: number) => keptBots(box).write(String(bots)),
  /** The game validates them. */
  options: (box: BoxName, usual: unknown): unknown => madeLike(optionsIn(keptOptions(box).read()), usual),
  keepOptions: (box: BoxName, options: unknown) => keptOptions(box).write(JSON.stringify(options)),
}
