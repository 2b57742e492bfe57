import type { Brand } from '../../brand.ts'
import { withoutUnseen } from '../../unseen.ts'
import { likenesses } from './look-alikes.ts'

/** What a person is called at the table: 1 to 24 visible characters. */
export type Name = Brand<string, 'Name'>

const LONGEST = 24
/** Some letters carry many marks; beyond that it is a prank. */
const MOST_CODE_POINTS = LONGEST * 8

/** More marks on one letter than any script has would be painted over the names around. */
const PILED = /([\p{M}\u200d]{4})[\p{M}\u200d]+/gu

/** The little of it that is used. Older browsers have none. */
interface Segmenter {
  segment(text: string): Iterable<{ readonly segment: string }>
}
const { Segmenter } = Intl as { readonly Segmenter?: new (language: string) => Segmenter }
let segmenter: Segmenter | undefined

/** « Zoé » → Z, o, é, however it is encoded; without Intl.Segmenter a letter of several code points counts as several. */
export const lettersIn = (name: string): string[] => {
  if (Segmenter === undefined) return [...name]
  // Made once, where it is needed: the first of all takes a phone that only opens the page a tenth of a second.
  segmenter ??= new Segmenter('fr')
  return Array.from(segmenter.segment(name), ({ segment }) => segment)
}

/** A letter takes a code point at least: most names need not be taken apart. */
const isTooLong = (name: string): boolean => [...name].length > LONGEST && lettersIn(name).length > LONGEST

/** « \u00a0 Léa\u200b  M. » → « Léa M. »; undefined when nothing visible is left, or too much. */
export const readName = (raw: string): Name | undefined => {
  if (raw.length > MOST_CODE_POINTS * 2) return undefined
  // What nobody sees may have kept blanks, or a letter and its accent, apart.
  const seen = withoutUnseen(raw.replace(/\s+/gu, ' '))
  const visible = seen.normalize('NFC').replace(/ {2,}/g, ' ').trim()
  if ([...visible].length > MOST_CODE_POINTS) return undefined
  const name = visible.replace(PILED, '$1')
  const hasSomething = /[\p{L}\p{N}\p{P}\p{S}]/u.test(name)
  return hasSomething && !isTooLong(name) ? (name as Name) : undefined
}

/** The second Léa is called « Léa 2 », and so is whoever looks like her in other letters. */
export const distinctName = (name: Name, others: readonly string[]): Name => {
  const taken = new Set(others.flatMap(likenesses))
  const isTaken = (each: string) => likenesses(each).some((like) => taken.has(like))
  if (!isTaken(name)) return name
  for (let nth = 2; ; nth++) {
    const room = LONGEST - ` ${nth}`.length
    const short = lettersIn(name).slice(0, room).join('')
    const next = `${short.trimEnd()} ${nth}` as Name
    if (!isTaken(next)) return next
  }
}
