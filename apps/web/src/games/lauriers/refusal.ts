import type { RefusalCode } from '@tablee/games/lauriers'
import type { Refusal } from '@tablee/kernel'
import { words } from './words.ts'

const isOurs = (code: string): code is RefusalCode => code in words.fr.refusals

/** Why not, in the reader's language, with the rule's id (ALL-4); undefined for what the table itself refused. */
export const refusalText = ({ code, rule }: Refusal): string | undefined =>
  isOurs(code) ? `${words.current.refusals[code]} (${rule})` : undefined
