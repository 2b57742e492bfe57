import { KEYS } from '@tablee/ui/storage/keys.ts'
import { storedText } from '@tablee/ui/storage/text.ts'
import { BOXES, type BoxName } from '../shelf/boxes.ts'

/** A game of this device that was left before its end. */
export interface Unfinished {
  readonly code: string
  readonly box: BoxName
  /** The people around the device; empty for a solo game. */
  readonly people: readonly string[]
  /** When it was last opened, by this device's clock. */
  readonly at: number
}

/** Games in the list; the log keeps older ones for a while. */
const MOST = 6

const kept = storedText(KEYS.unfinished, (raw) => raw)

const isUnfinished = (raw: unknown): raw is Unfinished => {
  if (typeof raw !== 'object' || raw === null) return false
  const { code, box, people, at } = raw as Record<string, unknown>
  const isKnown = BOXES.some((each) => each === box)
  return isKnown && typeof code === 'string' && typeof at === 'number' && Array.isArray(people)
}
const read = (): readonly Unfinished[] => {
  try {
    const raw: unknown = JSON.parse(kept.read() ?? '[]')
    return Array.isArray(raw) ? raw.filter(isUnfinished) : []
  } catch {
    return []
  }
}
const write = (games: readonly Unfinished[]) => kept.write(games.length === 0 ? undefined : JSON.stringify(games))

/** The last one opened comes first. */
export const unfinished = {
  read,
  keep: (game: Unfinished) => write([game, ...read().filter(({ code }) => code !== game.code)].slice(0, MOST)),
  drop: (gone: string) => {
    const games = read()
    if (games.some(({ code }) => code === gone)) write(games.filter(({ code }) => code !== gone))
  },
}
