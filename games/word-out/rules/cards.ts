import type { Brand } from '@tablee/kernel'

/** What a card says: « simple-E », « replay-S », « trash ». */
export type Face = Brand<string, 'Face'>

/** A face and a number of its own: « replay-S-2 ». It says all there is to know of a card, whatever pack it came from. */
export type CardId = Brand<string, 'CardId'>

/** WO-1: what a letter is worth goes by its colour. */
export const GREEN = [...'BCFHPV'] as const
export const RED = [...'JKQWXYZ'] as const

/** The letters that are ours to choose; the book fixes how many, and all the other cards (WO-1). */
interface PackLetters {
  readonly simple: string
  readonly replay: string
  readonly uncounterable: string
}

const face = (text: string) => text as Face
const faces = (kind: string, letters: Iterable<string>) => Array.from(letters, (letter) => face(`${kind}-${letter}`))

export const packOf = ({ simple, replay, uncounterable }: PackLetters): readonly Face[] => [
  ...faces('simple', simple),
  ...faces('replay', replay),
  ...faces('uncounterable', uncounterable),
  ...faces('bonus', [...GREEN, ...GREEN]),
  ...faces('double', RED),
  ...Array.from({ length: 3 }, () => face('trash')),
  ...Array.from({ length: 2 }, () => face('joker')),
]

/** Chosen by simulation: docs/decisions/012-letters-of-word-out.md. */
export const PACK = packOf({
  simple: 'AAAAAAAADDEEEEEEEEEEEEGIIIIIIILLLMMNNNNOOOOORRRRRSSSSSSTTTTUUU',
  replay: 'AAEEILNORSTU',
  uncounterable: 'EEEENRRSTT',
})

/** Cards with these faces; alike ones are told apart by their number. */
export const numbered = (all: readonly Face[]): CardId[] => {
  const times = new Map<Face, number>()
  return all.map((each) => {
    const number = (times.get(each) ?? 0) + 1
    times.set(each, number)
    return `${each}-${number}` as CardId
  })
}

export const faceOf = (card: CardId): Face => face(card.slice(0, card.lastIndexOf('-')))

const isOf = (kind: string) => (card: CardId) => card.startsWith(kind)
export const isTrash = isOf('trash')
export const isJoker = isOf('joker')
export const isReplay = isOf('replay')
/** WO-12: a JOKER is UNCOUNTERABLE too. */
export const isUncounterable = (card: CardId): boolean => card.startsWith('uncounterable') || isJoker(card)

/** The letter printed on it; none on TRASH and JOKER. */
export const printedOn = (card: CardId): string | undefined =>
  isTrash(card) || isJoker(card) ? undefined : card.charAt(card.indexOf('-') + 1)

/** Cards in short: « E » a letter in its own colour, « E> » a REPLAY, « E! » UNCOUNTERABLE, « # » TRASH, « ? » a JOKER. */
export const faceFrom = (short: string): Face => {
  const letter = short.charAt(0)
  if (letter === '#') return 'trash' as Face
  if (letter === '?') return 'joker' as Face
  const colour = GREEN.includes(letter) ? 'bonus' : RED.includes(letter) ? 'double' : 'simple'
  const kind = short.endsWith('>') ? 'replay' : short.endsWith('!') ? 'uncounterable' : colour
  return `${kind}-${letter}` as Face
}
