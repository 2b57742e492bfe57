/** A tile's tilt in degrees, −3.5 to 3.5: seeded by letter and place, so that it never jitters. */
export const tilt = (letter: string, place: number): number =>
  ((((letter.codePointAt(0) ?? 0) * 37 + place * 53) % 15) - 7) / 2
