import type { AnyGame } from '@tablee/game-kit/define-game.ts'
import { isPlain } from './misses.ts'

type Fields = Readonly<Record<string, unknown>>

const merge = (base: unknown, over: unknown): unknown => {
  if (!isPlain(base) || !isPlain(over)) return over
  return { ...base, ...Object.fromEntries(Object.entries(over).map(([key, value]) => [key, merge(base[key], value)])) }
}

/** The box that a scenario is played with, by its options: the defaults of another box differ in more than what selects it. */
const baseOf = ({ defaults, boxes, boxOf }: AnyGame, chosen: Fields): unknown => boxes[boxOf(merge(defaults, chosen))]

/** The options of a game where only those are given that differ from the defaults of the box. A sentence for those that the game refuses. */
export const completeOptions = (game: AnyGame, chosen: Fields = {}): { readonly options: unknown } | string => {
  const base = baseOf(game, chosen)
  const isRead = (some: Fields) => game.readOptions(merge(base, some)) !== undefined
  const options = merge(base, chosen)
  if (isRead(chosen)) return { options }
  const wrong = Object.keys(chosen).filter((key) => !isRead({ [key]: chosen[key] }))
  const known = isPlain(base) ? Object.keys(base).join(', ') : ''
  return wrong.length === 0
    ? 'options: the game does not take these together'
    : `options: the game does not take ${wrong.map((key) => `${key} ${JSON.stringify(chosen[key])}`).join(', ')}; there are ${known}`
}
