import type { Line, Texts } from '../game.ts'

/** By the texts themselves: the same seats write others in the next round. */
const nameOf = ({ from }: Line, texts: Texts): string =>
  from
    .map((source) => texts[source] ?? '')
    .sort()
    .join('\n')

/** What the leader typed and has not kept yet: a pause takes the sheet away, and gives it back. */
let unfinished: { readonly of: string; readonly wording: string } | undefined

export const leaveUnfinished = (line: Line, texts: Texts, wording: string) => {
  unfinished = { of: nameOf(line, texts), wording }
}

export const finish = () => {
  unfinished = undefined
}

export const unfinishedOf = (line: Line, texts: Texts): string | undefined =>
  unfinished?.of === nameOf(line, texts) ? unfinished.wording : undefined
