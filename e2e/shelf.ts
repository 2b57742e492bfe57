import { fileURLToPath } from 'node:url'
import { GAMES } from '@tablee/games/shelf.ts'
import type { BoxName, GameClient } from '@tablee/ui/client.ts'
import { capitalized, spoken } from '@tablee/ui/language/french.ts'
import type { BoxFace } from '@tablee/ui/look/box-face.ts'
import { build, type Plugin } from 'esbuild'
import { type Language, literally } from './language.ts'

/** Faces come with their pictures, which only a browser can read; what is imported lazily is none of their concern. */
const facesOnly: Plugin = {
  name: 'faces only',
  setup: ({ onLoad, onResolve }) => {
    onLoad({ filter: /\.svelte$/ }, () => ({ contents: 'export default undefined' }))
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined))
  },
}

const loadClients = async (): Promise<readonly GameClient[]> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../games/screens.ts', import.meta.url))],
    plugins: [facesOnly],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'error',
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
  const { CLIENTS }: { CLIENTS: readonly GameClient[] } = await import(`data:text/javascript;base64,${code}`)
  return CLIENTS
}

/** The client side of every game, as the home page has it: all but its lazy imports can be used here. */
export const CLIENTS = await loadClients()

export interface Box {
  readonly id: BoxName
  readonly client: GameClient
  readonly face: BoxFace
}

/** Every box, in the order of the shelf. */
export const BOXES: readonly Box[] = CLIENTS.flatMap((client) =>
  client.boxes.map((face) => ({ id: face.id, client, face })),
)

/** What the home page says of the shelf: « Deux jeux de mots ». */
export const saying = (): string => `${capitalized(spoken(BOXES.length))} jeux de mots`

/** What tells a box from the others: its title, or its edition. */
export const shortName = ({ face }: Box, language: Language = 'fr'): string =>
  face.title[language][face.isEdition ? 1 : 0]

/** The title of a game, above its editions. */
const gameTitle = ({ boxes }: GameClient, language: Language = 'fr'): string => boxes[0]?.title[language][0] ?? ''

/** The title of a game in either language. */
export const titled = (client: GameClient): string =>
  `(${literally(gameTitle(client, 'fr'))}|${literally(gameTitle(client, 'en'))})`

/** Wherever a box can be touched. */
export const lid = (box: Box, language?: Language): RegExp => new RegExp(literally(shortName(box, language)))

/** The games that are played with a deck of cards, which people can replace by their own. */
export const DECK_CLIENTS: readonly GameClient[] = CLIENTS.filter(({ game }) =>
  GAMES.some(({ id, needs }) => id === game && needs.includes('deck')),
)
