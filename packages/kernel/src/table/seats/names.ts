import type { Brand } from '../../brand.ts'
import { withoutUnseen } from '../../unseen.ts'
import { likenesses } from './look-alikes.ts'

/** A person's name at the table: 1 to 24 visible characters. */
export type Name = Brand<string, 'Name'>

const LONGEST = 24
/** Some letters need several code points; more than eight on average is abuse. */
const MOST_CODE_POINTS = LONGEST * 8

/** More combining marks on one letter than any script uses: they would cover the names around it. */
const PILED = /([\p{M}\u200d]{4})[\p{M}\u200d]+/gu

/** The part of Intl.Segmenter that is used. Older browsers do not have it. */
interface Segmenter {
  segment(text: string): Iterable<{ readonly segment: string }>
}
const { Segmenter } = Intl as { readonly Segmenter?: new (language: string) => Segmenter }
let segmenter: Segmenter | undefined

/** Splits into graphemes: « Zoé » → Z, o, é, however it is encoded. Without Intl.Segmenter, into code points. */
export const lettersIn = (name: string): string[] => {
  if (Segmenter === undefined) return [...name]
  // Created on first use: that takes a phone a tenth of a second, which opening the page need not pay.
  segmenter ??= new Segmenter('fr')
  return Array.from(segmenter.segment(name), ({ segment }) => segment)
}

/** Code points are counted first: they are cheap, and most names have few enough. */
const isTooLong = (name: string): boolean => [...name].length > LONGEST && lettersIn(name).length > LONGEST

/** Invisible characters may have separated blanks, or a letter and its accent: normalise afterwards. */
const visibleIn = (raw: string): string =>
  withoutUnseen(raw.replace(/\s+/gu, ' ')).normalize('NFC').replace(/ {2,}/g, ' ').trim()

/** Whether a name is refused for its length, so that a form can say so while it is typed. */
export const isNameTooLong = (raw: string): boolean => raw.length > MOST_CODE_POINTS * 2 || isTooLong(visibleIn(raw))

/** « \u00a0 Léa\u200b  M. » → « Léa M. »; undefined when nothing visible is left, or the name is too long. */
export const readName = (raw: string): Name | undefined => {
  if (raw.length > MOST_CODE_POINTS * 2) return undefined
  const visible = visibleIn(raw)
  if ([...visible].length > MOST_CODE_POINTS) return undefined
  const name = visible.replace(PILED, '$1')
  const hasSomething = /[\p{L}\p{N}\p{P}\p{S}]/u.test(name)
  return hasSomething && !isTooLong(name) ? (name as Name) : undefined
}

/** Makes a name unique: the second Léa becomes « Léa 2 », also when the name only looks like hers. */
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
