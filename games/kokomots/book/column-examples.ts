import type { ClauseId } from './sections.ts'

/** A letter as it lies beside a clause, and whether the word takes it. */
interface ShownLetter {
  readonly letter: string
  readonly isTaken: boolean
}

/** A word with what it takes: letters of the hand and of one column, its theme, perhaps the fifth. */
export interface ColumnExample {
  readonly word: string
  readonly hand: readonly ShownLetter[]
  /** The one it is for comes first. */
  readonly columns: readonly { readonly title: string; readonly letters: readonly ShownLetter[] }[]
  readonly fifth?: string
}

/** « E+ R+ S »: E and R are taken. */
const letters = (text: string): ShownLetter[] =>
  text.split(' ').map((short) => ({ letter: short.charAt(0), isTaken: short.endsWith('+') }))

/** « 3 + 1 = 4 »: letters, the theme, and the fifth under its marker (KOK-24, KOK-27). */
export const sumOf = ({ hand, columns, fifth }: ColumnExample): string => {
  const taken = [...hand, ...columns.flatMap((column) => column.letters)].filter(({ isTaken }) => isTaken).length
  const parts = fifth === undefined ? [taken, 1] : [taken, 1, 3]
  return `${parts.join(' + ')} = ${parts.reduce((sum, each) => sum + each, 0)}`
}

export const COLUMN_EXAMPLES: Readonly<Record<string, ColumnExample>> = {
  'KOK-9': {
    word: 'NEW YORK',
    hand: letters('E+ R+ S'),
    columns: [
      { title: 'Ville', letters: letters('O+ A') },
      { title: 'Outil', letters: letters('N T') },
    ],
  },
  'KOK-27': {
    word: 'NÉMO',
    hand: letters('N+ M+ S'),
    columns: [{ title: 'Dans la mer', letters: letters('E+ O+') }],
    fifth: 'Cinéma',
  },
} satisfies Partial<Record<ClauseId, ColumnExample>>
