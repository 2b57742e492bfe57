/** Where a title may break: at a space or after a hyphen; never between « qu’ » and « une ». */
export const piecesOf = (title: string): readonly string[] => title.match(/[^\s-]+-?|\s+|-/g) ?? []

/** How wide its letters are, about, in ems of the font of words. */
const widthOf = (piece: string): number =>
  [...piece].reduce((sum, sign) => sum + (/[mwMW]/.test(sign) ? 0.92 : /[iïîjlft(),’'.-]/.test(sign) ? 0.4 : 0.6), 0)

/** In hundredths of the card's width: the longest piece stays whole, a long title leaves room for its lines. */
export const sizeOf = (title: string, most: number): number => {
  const widest = Math.max(1, ...piecesOf(title).map(widthOf))
  return Math.min(title.length > 18 ? most * 0.85 : most, 98 / widest)
}
