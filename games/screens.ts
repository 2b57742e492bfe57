import type { GameClient } from '@tablee/ui/client.ts'
import { dixLettresClient } from './dix-lettres/client.ts'
import { kokomotsClient } from './kokomots/client.ts'
import { lauriersClient } from './lauriers/client.ts'
import { motPourMotClient } from './mot-pour-mot/client.ts'
import { wordOutClient } from './word-out/client.ts'

/** The client side of every game, in the order of the shelf. */
export const CLIENTS: readonly GameClient[] = [
  motPourMotClient,
  lauriersClient,
  kokomotsClient,
  wordOutClient,
  dixLettresClient,
]
