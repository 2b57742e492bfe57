import type { GalleryException } from '../../../../packages/rehearsal/testing/gallery/define.ts'
import type { PlayedState } from '../../../../packages/rehearsal/testing/gallery/play.ts'
import { AROUND, NEWCOMER, SPECTATOR, STAGE } from './request.ts'

export type GalleryPage = Pick<PlayedState, 'game' | 'name' | 'roles' | 'isAround' | 'isForPhones' | 'phase'>

/** The phase of a state whose game has not begun. */
const LOBBY = 'lobby'

/** Everybody who looks at a state, the shared screen first. */
export const viewersOf = ({ roles, isForPhones, isAround, phase }: GalleryPage): readonly string[] => [
  ...(isForPhones ? [] : [STAGE]),
  ...Object.keys(roles),
  ...(isForPhones ? [] : [phase === LOBBY ? NEWCOMER : SPECTATOR]),
  ...(isAround ? [AROUND] : []),
]

/** A game as the build played it. */
export interface PlayedGallery {
  readonly states: readonly PlayedState[]
  readonly exceptions: readonly GalleryException[]
}

const loaded = new Map<string, Promise<PlayedGallery>>()

export const loadGallery = (game: string): Promise<PlayedGallery> => {
  const known = loaded.get(game)
  if (known) return known
  const coming = fetch(`views/${game}.json`).then((answer) => answer.json())
  loaded.set(game, coming)
  return coming
}

export const loadIndex = async (): Promise<readonly GalleryPage[]> => (await fetch('views/index.json')).json()
