/** A part of a clause: for all editions or for one; from the rule book, or how we read it where the book is silent. */
export interface Part {
  readonly says: string
  readonly isReading: boolean
  readonly edition: string | undefined
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

/** What only one edition says. */
export const inEdition =
  (edition: string) =>
  (says: string): Part => ({ ...plain(says), edition })

export const partsOf = ({ says }: Clause): readonly Part[] => says.map(plain)

/** The parts of a clause that hold for one edition. */
export const partsFor = (clause: Clause, edition: string | undefined): readonly Part[] =>
  partsOf(clause).filter((part) => edition === undefined || part.edition === undefined || part.edition === edition)

/** What all editions share, or what each says in its own column. */
type Group = { readonly shared: Part } | { readonly columns: Readonly<Record<string, readonly Part[]>> }

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
