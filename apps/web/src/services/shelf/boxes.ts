import { CLIENTS } from '@tablee/games/screens.ts'
import type { BoxName, GameClient, GameScreens } from '@tablee/ui/client.ts'
import { speech } from '@tablee/ui/language/speech.svelte.ts'
import type { BoxFace, BoxTheme } from '@tablee/ui/look/box-face.ts'

export type { BoxName } from '@tablee/ui/client.ts'

/** A box is on the shelf with the client of its game. */
const SHELF: ReadonlyMap<BoxName, { readonly face: BoxFace; readonly client: GameClient }> = new Map(
  CLIENTS.flatMap((client) => client.boxes.map((face) => [face.id, { face, client }] as const)),
)

/** The boxes on the shelf, in their order. */
export const BOXES: readonly BoxName[] = [...SHELF.keys()]

/** A box of an address or of an earlier version may be on no shelf. */
export const isBox = (box: string | undefined): box is BoxName => box !== undefined && SHELF.has(box)

const shelved = (box: BoxName) => {
  const found = SHELF.get(box)
  if (found === undefined) throw new Error(`no box ${box} on the shelf`)
  return found
}
export const faceOf = (box: BoxName): BoxFace => shelved(box).face
/** Colours and cloth for what is drawn on a canvas. */
export const loadTheme = async (box: BoxName): Promise<BoxTheme> => {
  const theme = (await shelved(box).client.themes()).themes[box]
  if (theme === undefined) throw new Error(`no theme for the box ${box}`)
  return theme
}
export const clientOfBox = (box: BoxName): GameClient => shelved(box).client
export const gameOfBox = (box: BoxName): string => shelved(box).client.game

/** Title and subtitle in the language that is read. */
export const titlesOf = (box: BoxName): readonly [string, string] => faceOf(box).title[speech.language]

/** The title by which the Dico calls its play list. */
export const playListTitle = (): string | undefined => {
  const face = CLIENTS.find(({ namesPlayList }) => namesPlayList)?.boxes[0]
  return face?.title[speech.language][0]
}

export const clientOf = (game: string): GameClient | undefined => CLIENTS.find((client) => client.game === game)

/** The screens of a game, loaded when a table asks for them. */
export const loadGame = async (game: string): Promise<GameScreens> => {
  const client = clientOf(game)
  if (client === undefined) throw new Error(`no screens for the game ${game}`)
  return (await client.screens()).screens
}
