import type { AnyGame } from '@tablee/game-kit/define-game.ts'
import { dixLettres } from './dix-lettres/game.ts'
import { kokomots } from './kokomots/game.ts'
import { lauriers } from './lauriers/game.ts'
import { motPourMot } from './mot-pour-mot/game.ts'
import { wordOut } from './word-out/game.ts'

/** The rules side of every game. A new table starts from the first. */
export const GAMES: readonly AnyGame[] = [motPourMot, lauriers, kokomots, wordOut, dixLettres]
