/** A loudness in decibels, as a factor. */
export const decibels = (db: number): number => 10 ** (db / 20)
