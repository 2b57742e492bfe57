import type { Edition } from '@tablee/games/mot-pour-mot/game.ts'

/** The two editions of Mot pour Mot, whose rules stand side by side. */
export const EDITIONS: readonly Edition[] = ['cactus', 'capture']

/** A part of a clause: for both editions or for one; from the book, or how we read it where the book is silent. */
export interface Part {
  readonly says: string
  readonly isReading: boolean
  readonly edition: Edition | undefined
}
type Saying = string | Part

/** A numbered rule. */
export interface Clause {
  readonly name: string
  readonly says: readonly Saying[]
}

const plain = (saying: Saying): Part =>
  typeof saying === 'string' ? { says: saying, isReading: false, edition: undefined } : saying

export const reading = (saying: Saying): Part => ({ ...plain(saying), isReading: true })
export const cactus = (says: string): Part => ({ ...plain(says), edition: 'cactus' })
export const capture = (says: string): Part => ({ ...plain(says), edition: 'capture' })

export const partsOf = ({ says }: Clause): readonly Part[] => says.map(plain)

/** What is left of a clause for whoever plays one edition. */
export const partsFor = (clause: Clause, edition: Edition | undefined): readonly Part[] =>
  partsOf(clause).filter((part) => edition === undefined || part.edition === undefined || part.edition === edition)

/** What both editions share, or what each says in its own column. */
type Group = { readonly shared: Part } | { readonly columns: Readonly<Partial<Record<Edition, readonly Part[]>>> }

export const groupsOf = (parts: readonly Part[]): readonly Group[] => {
  const groups: Group[] = []
  for (const part of parts) {
    const last = groups.at(-1)
    if (part.edition === undefined) groups.push({ shared: part })
    else if (last && 'columns' in last) {
      const column = [...(last.columns[part.edition] ?? []), part]
      groups[groups.length - 1] = { columns: { ...last.columns, [part.edition]: column } }
    } else groups.push({ columns: { [part.edition]: [part] } })
  }
  return groups
}
