import type { SeatId } from '@tablee/kernel'
import { isSameText } from './texts.ts'

/** The definition that stands on the card. */
export const TRUTH = 'truth'

/** Who a text is by. */
export type Source = SeatId | typeof TRUTH

/** Every text as it was written, the true one included. */
export type Texts = { readonly [TRUTH]: string } & Readonly<Record<SeatId, string>>

/** What is read out as one: a text, or several that were merged (LAU-8). */
export interface Line {
  readonly from: readonly Source[]
  readonly wording: string
}

export const isTrue = ({ from }: Pick<Line, 'from'>): boolean => from.includes(TRUTH)

export const sourcesOf = (texts: Texts): Source[] => Object.keys(texts) as Source[]

/** LAU-8: equal texts are one; between two ways to write it, the card's is kept. */
export const mergeEqual = (lines: readonly Line[]): Line[] => {
  const merged: Line[] = []
  for (const line of lines) {
    const at = merged.findIndex((each) => isSameText(each.wording, line.wording))
    const twin = merged[at]
    if (twin === undefined) merged.push(line)
    else merged[at] = { from: [...twin.from, ...line.from], wording: (isTrue(line) ? line : twin).wording }
  }
  return merged
}

/** LAU-8: none dropped, none invented. */
export const hasEverySource = (lines: readonly Line[], texts: Texts): boolean => {
  const used = lines.flatMap(({ from }) => from)
  const all = sourcesOf(texts)
  return used.length === all.length && all.every((source) => used.includes(source))
}

/** Whether some texts that are equal as they were written would be read as two. */
export const partsEqualTexts = (lines: readonly Line[], texts: Texts): boolean =>
  lines.some((one, nth) =>
    lines
      .slice(nth + 1)
      .some((other) =>
        one.from.some((source) => other.from.some((each) => isSameText(texts[source] ?? '', texts[each] ?? ''))),
      ),
  )
