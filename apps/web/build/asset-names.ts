import type { Rolldown } from 'vite'

/** A deck is named after its game: devices that had a file of an older build fetch the one of the same name with the new build. */
export const assetNames = ({ originalFileNames }: Rolldown.PreRenderedAsset): string => {
  const [, game] = /games\/([^/]+)\/deck\/[^/]+[.]txt$/.exec(originalFileNames[0] ?? '') ?? []
  return `assets/${game ?? '[name]'}-[hash][extname]`
}
