import { GAMES as SHELF } from '@tablee/games/shelf.ts'
import type { Chance } from '@tablee/kernel'
import { fromClient } from '@tablee/protocol'
import { type Lore, madeUp, pick, type Shape } from './made-up.ts'

interface Schemas {
  readonly move: Shape
  readonly options: Shape
}

/** What the games parse at the door: moves and options are made up from the schemas. */
const GAMES: Readonly<Record<string, Schemas>> = Object.fromEntries(
  await Promise.all(
    SHELF.map(async ({ id }) => [id, (await import(`@tablee/games/${id}/rules/schema.ts`)) as Schemas]),
  ),
)
export const GAME_IDS = Object.keys(GAMES)

const nothing = () => null

/** Now and then one that was used before. */
const anId = (chance: Chance) => `m${chance.below(chance.below(8) === 0 ? 20 : 1e9)}`

/** A move of that game, or now and then of another. */
const gameMove = (game: string, chance: Chance, lore: Lore): unknown => {
  const { move } = GAMES[chance.below(10) > 0 ? game : pick(GAME_IDS, chance)] as { move: Shape }
  return madeUp(move, chance, lore, nothing)
}

const OF_GAME = new Set(['play', 'call-time'])

/** A message that the protocol knows, for a table where that game is played. */
export const validMessage = (game: string, chance: Chance, lore: Lore): object => {
  const chosen = pick(GAME_IDS, chance)
  const options = () => madeUp(GAMES[chosen]?.options as Shape, chance, lore, nothing)
  // Most of the time one plays: what ends a table would leave nothing to attack.
  if (chance.below(10) < 6)
    return { type: 'move', id: anId(chance), move: { type: 'play', move: gameMove(game, chance, lore) } }
  const message = madeUp(fromClient as Shape, chance, lore, nothing) as { type: string; move?: { type: string } }
  if (message.type !== 'move' || message.move === undefined) return message
  const { move } = message
  const filled = OF_GAME.has(move.type)
    ? { ...move, move: gameMove(game, chance, lore) }
    : move.type === 'choose'
      ? { ...move, game: chosen, options: options() }
      : move
  return { ...message, id: anId(chance), move: filled }
}
