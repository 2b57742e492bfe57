import { move as kokomotsMove, options as kokomotsOptions } from '@tablee/games/kokomots/rules/schema.ts'
import { move as lauriersMove, options as lauriersOptions } from '@tablee/games/lauriers/rules/schema.ts'
import { move as motPourMotMove, options as motPourMotOptions } from '@tablee/games/mot-pour-mot/rules/schema.ts'
import { move as wordOutMove, options as wordOutOptions } from '@tablee/games/word-out/rules/schema.ts'
import type { Chance } from '@tablee/kernel'
import { fromClient } from '@tablee/protocol'
import { generate, pick, type Shape, type Vocabulary } from './generate.ts'

/** The move schemas of the games. */
const GAMES: Readonly<Record<string, { readonly move: Shape; readonly options: Shape }>> = {
  'mot-pour-mot': { move: motPourMotMove as Shape, options: motPourMotOptions as Shape },
  lauriers: { move: lauriersMove as Shape, options: lauriersOptions as Shape },
  kokomots: { move: kokomotsMove as Shape, options: kokomotsOptions as Shape },
  'word-out': { move: wordOutMove as Shape, options: wordOutOptions as Shape },
}
export const GAME_IDS = Object.keys(GAMES)

const nothing = () => null

/** Sometimes an id that was used before. */
const anId = (chance: Chance) => `m${chance.below(chance.below(8) === 0 ? 20 : 1e9)}`

/** A move of that game, or sometimes of another. */
const gameMove = (game: string, chance: Chance, vocabulary: Vocabulary): unknown => {
  const { move } = GAMES[chance.below(10) > 0 ? game : pick(GAME_IDS, chance)] as { move: Shape }
  return generate(move, chance, vocabulary, nothing)
}

const OF_GAME = new Set(['play', 'call-time'])

/** A valid message for a table where that game is played. */
export const validMessage = (game: string, chance: Chance, vocabulary: Vocabulary): object => {
  const chosen = pick(GAME_IDS, chance)
  const options = () => generate(GAMES[chosen]?.options as Shape, chance, vocabulary, nothing)
  // Mostly game moves: moves that end a table would leave nothing to attack.
  if (chance.below(10) < 6)
    return { type: 'move', id: anId(chance), move: { type: 'play', move: gameMove(game, chance, vocabulary) } }
  const message = generate(fromClient as Shape, chance, vocabulary, nothing) as {
    type: string
    move?: { type: string }
  }
  if (message.type !== 'move' || message.move === undefined) return message
  const { move } = message
  const filled = OF_GAME.has(move.type)
    ? { ...move, move: gameMove(game, chance, vocabulary) }
    : move.type === 'choose'
      ? { ...move, game: chosen, options: options() }
      : move
  return { ...message, id: anId(chance), move: filled }
}
