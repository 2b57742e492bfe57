import { existsSync } from 'node:fs'
import { GAMES } from '@tablee/games/shelf.ts'

/** How trials play a game in which people write texts: `writing` in its bench/writing.ts. */
export interface WritingGame {
  /** The host's moves from the start of a game to where everybody else writes. */
  readonly toWriting: readonly object[]
  /** Keeps a text that is not finished. */
  draft(text: string): object
  handIn(text: string): object
  /** One's own text, as one's view shows it. */
  ownText(view: unknown): string | undefined
  /** Whether this is the host's view where all texts lie before them. */
  canArrange(view: unknown): boolean
  /** Rewrites all texts. */
  arrange(view: unknown, wording: (line: number) => string): object
  /** Changes their order. */
  readonly shuffle: object
  /** The same as `arrange`, as it is recorded in a state where that is possible. */
  arranged(state: unknown, wording: (line: number) => string): Arranged | undefined
}

export interface Arranged {
  readonly move: object
  readonly events: readonly object[]
}

const load = async (): Promise<WritingGame & { readonly game: string }> => {
  for (const { id } of GAMES) {
    if (!existsSync(new URL(`../../../games/${id}/bench/writing.ts`, import.meta.url))) continue
    const { writing }: { writing: WritingGame } = await import(`@tablee/games/${id}/bench/writing.ts`)
    return { ...writing, game: id }
  }
  throw new Error('no game on the shelf lets trials write texts')
}

/** The first game that lets trials write. */
export const WRITING = await load()
