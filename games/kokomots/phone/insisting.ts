import type { Asking } from '@tablee/ui/frames/asking.svelte.ts'
import type { LastRefusal } from '@tablee/ui/frames/last-refusal.svelte.ts'
import type { Move } from '../game.ts'

/** ALL-9: a word that no list knows was asked about; said again, it is meant. */
export const insisting = (asking: Pick<Asking<Move>, 'once'> & { readonly refused: Pick<LastRefusal, 'said'> }) => {
  let doubted: string | undefined
  return async (move: Move): Promise<boolean> => {
    const isSaidAgain = move.type === 'claim' && move.word === doubted
    const isDone = await asking.once(isSaidAgain ? { ...move, isSure: true } : move)
    doubted = asking.refused.said?.code === 'not-in-the-dico' && move.type === 'claim' ? move.word : undefined
    return isDone
  }
}
