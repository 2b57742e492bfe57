/** A mean, and within what the true one is nineteen times of twenty. */
export const mean = (each: readonly number[], digits: number): string => {
  const middle = each.reduce((total, one) => total + one, 0) / each.length
  const variance = each.reduce((total, one) => total + (one - middle) ** 2, 0) / (each.length - 1)
  return `${middle.toFixed(digits)} ± ${(1.96 * Math.sqrt(variance / each.length)).toFixed(digits)}`
}

export const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(0)} %`

/** The mean, the middle one, the ninety-ninth of a hundred, the most. */
export const spread = (each: readonly number[]): string[] => {
  const sorted = [...each].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  const middle = sorted.reduce((total, one) => total + one, 0) / sorted.length
  return [middle, at(0.5), at(0.99), at(1)].map((milliseconds) => milliseconds.toFixed(2))
}

export const print = (cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`)

export const printHead = (cells: readonly string[]): void => {
  print(cells)
  print(cells.map(() => '---'))
}
