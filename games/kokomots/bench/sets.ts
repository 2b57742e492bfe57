import { KOKOMOTS_LETTERS, type LetterSet } from '../deck/letters.ts'

/** « E14 A7 » → fourteen E, seven A. */
const plain = (numbers: string): string =>
  numbers
    .split(' ')
    .map((each) => (each[0] ?? '').repeat(Number(each.slice(1))))
    .join('')

/** The same constraints everywhere, so that it is the plain letters that are compared. */
const { first, second, last, spell } = KOKOMOTS_LETTERS
const withPlain = (numbers: string): LetterSet => ({ plain: plain(numbers), first, second, last, spell })

export const CANDIDATES: Readonly<Record<string, LetterSet>> = {
  chosen: KOKOMOTS_LETTERS,
  /** As often as in the answers. */
  'as in answers': withPlain('E14 A8 R8 I7 O7 N6 T6 L5 U5 S4 C4 P3 M2 G2 B2 H1 D1 F1 V1 Q1 Y1 K1'),
  /** As often as in French prose. */
  'as in prose': withPlain('E15 A7 S7 I7 T6 N6 R6 U6 O5 L5 D3 C3 M3 P3 V2 Q1 F1 B1 G1 H1 J1'),
  /** As often as among the tiles of the French word board game. */
  'as tiles': withPlain('E13 A8 I7 N5 O5 R5 S5 T5 U5 L5 D3 M3 B2 C2 F2 G2 H2 P2 V2 J1 Q1 K1 W1 X1 Y1 Z1'),
  /** All twenty-six alike. */
  alike: withPlain('A4 B4 C4 D4 E4 F4 G4 H4 I4 J3 K3 L4 M4 N4 O3 P3 Q3 R3 S3 T3 U3 V3 W3 X3 Y3 Z3'),
}
