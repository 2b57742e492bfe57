/** In how many rows a word's tiles are largest. */
export const rowsFor = (tiles: number, width: number, height: number): number => {
  const sizeIn = (rows: number) => Math.min(height / rows, width / Math.ceil(tiles / rows))
  return [1, 2, 3].reduce((best, rows) => (sizeIn(rows) > sizeIn(best) ? rows : best))
}
