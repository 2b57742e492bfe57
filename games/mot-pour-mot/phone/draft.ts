/** What a captain spelled that the table has not answered yet: it is shown at once. */
export interface Draft {
  readonly text: string
  /** Every text on the way to it: what the table may show meanwhile. */
  readonly through: readonly string[]
  /** Moves without an answer. */
  readonly asked: number
}

/** Nothing is left to wait for, or somebody else spells: the table's own text shows again. */
const settled = (draft: Draft, spelled: string): Draft | undefined =>
  (draft.asked === 0 && spelled === draft.text) || !draft.through.includes(spelled) ? undefined : draft

export const typed = (draft: Draft | undefined, spelled: string, text: string): Draft => ({
  text,
  through: [...(draft?.through ?? [spelled]), text],
  asked: (draft?.asked ?? 0) + 1,
})

export const answered = (draft: Draft | undefined, spelled: string): Draft | undefined =>
  draft && settled({ ...draft, asked: draft.asked - 1 }, spelled)

export const heard = (draft: Draft | undefined, spelled: string): Draft | undefined => draft && settled(draft, spelled)

/** What is to be done to get from one text to another: how many letters to take back, and which to spell. */
export const stepsTo = (from: string, to: string): { readonly back: number; readonly letters: readonly string[] } => {
  let same = 0
  while (same < from.length && from[same] === to[same]) same++
  return { back: from.length - same, letters: [...to.slice(same)] }
}
