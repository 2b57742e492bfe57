import { GAMES as SHELF } from '@tablee/games/shelf.ts'
import type { Chance } from '@tablee/kernel'
import { fromClient } from '@tablee/protocol'
import { generate, pick, type Shape, type Vocabulary } from './generate.ts'

interface Schemas {
  readonly move: Shape
  readonly options: Shape
}

/** The schemas that the games parse moves and options with. */
const GAMES: Readonly<Record<string, Schemas>> = Object.fromEntries(
  await Promise.all(
    SHELF.map(async ({ id }) => {
      const { move } = await import(`@tablee/games/${id}/rules/moves.ts`)
      const { options } = await import(`@tablee/games/${id}/rules/options.ts`)
      return [id, { move, options } as Schemas]
    }),
  ),
)
export const GAME_IDS = Object.keys(GAMES)

const nothing = () => null

/** Sometimes an id that was used before. */
const anId = (chance: Chance) => `m${chance.below(chance.below(8) === 0 ? 20 : 1e9)}`

/** A move of that game, or sometimes of another. */
const gameMove = (game: string, chance: Chance, vocabulary: Vocabulary, games: readonly string[]): unknown => {
  const { move } = GAMES[chance.below(10) > 0 ? game : pick(games, chance)] as { move: Shape }
  return generate(move, chance, vocabulary, nothing)
}

const OF_GAME = new Set(['play', 'call-time'])

/** A valid message for a table where that game is played; sometimes one for another of these games. */
export const validMessage = (
  game: string,
  chance: Chance,
  vocabulary: Vocabulary,
  games: readonly string[] = GAME_IDS,
): object => {
  const chosen = pick(games, chance)
  const options = () => generate(GAMES[chosen]?.options as Shape, chance, vocabulary, nothing)
  // Mostly game moves: moves that end a table would leave nothing to attack.
  if (chance.below(10) < 6)
    return { type: 'move', id: anId(chance), move: { type: 'play', move: gameMove(game, chance, vocabulary, games) } }
  const message = generate(fromClient as Shape, chance, vocabulary, nothing) as {
    type: string
    move?: { type: string }
  }
  if (message.type !== 'move' || message.move === undefined) return message
  const { move } = message
  const filled = OF_GAME.has(move.type)
    ? { ...move, move: gameMove(game, chance, vocabulary, games) }
    : move.type === 'choose'
      ? { ...move, game: chosen, options: options() }
      : move
  return { ...message, id: anId(chance), move: filled }
}
