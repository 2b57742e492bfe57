import * as v from 'valibot'
import { faceFrom } from '../rules/cards.ts'
import type { WordOutWorld } from '../rules/world.ts'

/** « E » a letter in its own colour, « E> » a REPLAY, « E! » UNCOUNTERABLE, « # » TRASH, « ? » a JOKER. */
const cards = v.pipe(
  v.string(),
  v.regex(/^ *(?:(?:[A-Z][>!]?|[#?|])(?: +|$))*$/),
  v.transform((text) => text.split(/[ |]+/).filter((each) => each !== '')),
)
const hand = v.pipe(cards, v.length(8))
const hasLetter = (short: string) => /^[A-Z]/.test(short)
const schema = v.strictObject({
  /** All that the lexicon knows, folded. */
  words: v.exactOptional(v.array(v.string())),
  deal: v.exactOptional(
    v.strictObject({
      /** Who begins; else whoever sits first. */
      first: v.exactOptional(v.string()),
      hands: v.record(v.string(), hand),
      /** What is turned up; TRASH and JOKER among it go back (WO-4). */
      rows: v.pipe(
        cards,
        v.check((turned) => turned.filter(hasLetter).length === 4),
      ),
      pile: cards,
    }),
  ),
})
type Deal = NonNullable<v.InferOutput<typeof schema>['deal']>

const wordsOnly = (words: readonly string[]): Omit<WordOutWorld, 'pack'> => ({
  isWord: (letters) => words.includes(letters),
  isBeginning: (letters) => words.some((word) => word.startsWith(letters)),
  next: (beginning) => {
    const counts = new Map<string, number>()
    for (const word of words)
      if (word.startsWith(beginning) && word !== beginning) {
        const letter = word.charAt(beginning.length)
        counts.set(letter, (counts.get(letter) ?? 0) + 1)
      }
    return [...counts].sort().map(([letter, count]) => ({ letter, words: count }))
  },
  commonness: (word) => (words.includes(word) ? 'everyday' : undefined),
  common: (beginning) => words.filter((word) => word.startsWith(beginning)).length,
})

/** The places of the cards that make this seat the dealer (WO-2), in seat order; undefined where no letter is beyond the others. */
const drawsFor = (dealer: number, players: number, pack: readonly string[]): readonly number[] | undefined => {
  const lettered = pack
    .map((short, place) => ({ letter: short.charAt(0), place }))
    .filter(({ letter }) => hasLetter(letter))
    .sort((a, b) => a.letter.localeCompare(b.letter))
  const lowest = lettered.slice(0, players - 1)
  const nearest = lettered.at(-1)
  if (nearest === undefined || nearest.letter === lowest.at(-1)?.letter) return undefined
  return [...lowest.slice(0, dealer), nearest, ...lowest.slice(dealer)].map(({ place }) => place)
}

/** The pack in the order of the deal: hands from whoever begins, what is turned up, the pile. */
const dealt = ({ first, hands, rows, pile }: Deal, names: readonly string[]) => {
  const begins = first === undefined ? 0 : names.indexOf(first)
  const order = [...names.slice(begins), ...names.slice(0, begins)]
  const pack = [...order.flatMap((name) => hands[name] ?? []), ...rows, ...pile]
  const isWhole = begins >= 0 && Object.keys(hands).length === names.length && names.every((name) => name in hands)
  const onTop = isWhole ? drawsFor((begins + names.length - 1) % names.length, names.length, pack) : undefined
  return onTop && { pack: pack.map(faceFrom), onTop }
}

/** Undefined for a stack that is none. */
export const stackWordOut = (world: object, raw: unknown, names: readonly string[]) => {
  const read = v.safeParse(schema, raw)
  if (!read.success) return undefined
  const { words, deal } = read.output
  const lexicon = words === undefined ? {} : wordsOnly(words)
  if (deal === undefined) return { world: { ...world, ...lexicon } }
  const stacked = dealt(deal, names)
  return stacked && { world: { ...world, ...lexicon, pack: stacked.pack }, onTop: stacked.onTop }
}
