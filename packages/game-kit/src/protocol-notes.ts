/** What the schema of a move cannot tell, in Markdown: a row of docs/protocol.md. */
export interface MoveNote {
  readonly who: string
  /** The phase in which it is taken, its clauses, and what else a client has to know. */
  readonly when: string
}

/**
 * What `npm run protocol` adds to the tables of a game. A move that has no note is a type error; one that means two things has two.
 * Nothing of it is shipped.
 */
export interface ProtocolNotes<Move extends { readonly type: string }, Options> {
  readonly moves: Readonly<Record<Move['type'], MoveNote | readonly MoveNote[]>>
  readonly options: Readonly<Partial<Record<keyof Options, string>>>
}
