import { isTrue, type Line, type Texts } from '../rules/lines.ts'
import { foldText } from '../rules/texts.ts'

/** Words that any definition may have: those that only hold a sentence together, and those of the trade. */
const COMMON = new Set(
  [
    'a au aux avec ce ceci cela celle celui ces cet cette chez comme d dans de des dont du elle elles en entre est et etre',
    'eux fait il ils je l la le les leur leurs lui mais ne ni nous on ont ou par pas plus pour qu quand que quelque quelques',
    'quelqu quelquun qui quoi s sa sans se ses si soi son sont sous sur tel telle tout toute tous toutes tres un une vers y',
    'ancien ancienne anciennement autrefois jadis vieux vieilli petit petite grand grande gros grosse certain certaine',
    'sorte espece genre type forme nom mot dit chose objet outil instrument appareil piece personne individu homme femme',
    'action acte art maniere facon etat caractere qualite ensemble partie servant sert servir utilise utilisee employe',
    'employee destine destinee permettant permet relatif relative propre faire etant ayant avoir donne donnee lors surtout',
    'parlant parle',
  ].flatMap((line) => line.split(' ')),
)

/** Endings that a paraphrase changes first: the longest that leaves a stem is cut. */
const ENDINGS = [
  'issement ement ation ition ateur atrice euse eur erie ique iste able ible ment ante ant ente ent ance ence age ure',
  'iere ier ive if aient ait ee er ez ir e',
]
  .flatMap((line) => line.split(' '))
  .sort((a, b) => b.length - a.length)

const SHORTEST_STEM = 4

/** « perçages », « percer », « perce » → perc. */
const stemOf = (word: string): string => {
  const one = word.length >= SHORTEST_STEM ? word.replace(/[sx]$/, '') : word
  const ending = ENDINGS.find((each) => one.endsWith(each) && one.length - each.length >= SHORTEST_STEM)
  return ending === undefined ? one : one.slice(0, -ending.length)
}

/** How much of the longer of two stems must be their common beginning. */
const AKIN_FROM = 0.7

/** « paysan » and « paysann ». */
const areAkin = (one: string, other: string): boolean => {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  const least = Math.max(SHORTEST_STEM, AKIN_FROM * long.length)
  if (short.length < least) return false
  let common = 0
  while (common < short.length && short[common] === long[common]) common += 1
  return common >= least
}

/** What a text speaks of; a text of common words alone speaks of these. */
const stemsOf = (text: string): Set<string> => {
  // An apostrophe parts two words here: « l’oie » speaks of a goose.
  const words = foldText(text.replace(/['’ʼ\p{Pd}]/gu, ' '))
    .split(' ')
    .filter((word) => word !== '')
  const telling = words.filter((word) => word.length > 1 && !COMMON.has(word))
  return new Set((telling.length > 0 ? telling : words).map(stemOf))
}

const trigramsOf = (stems: ReadonlySet<string>): Set<string> => {
  const text = ` ${[...stems].sort().join(' ')} `
  return new Set(Array.from({ length: Math.max(1, text.length - 2) }, (_, at) => text.slice(at, at + 3)))
}

/** What is compared of a text. */
interface Sketch {
  readonly text: string
  readonly stems: ReadonlySet<string>
  readonly trigrams: ReadonlySet<string>
}

const sketchOf = (text: string): Sketch => {
  const stems = stemsOf(text)
  return { text, stems, trigrams: trigramsOf(stems) }
}

const akinTo = (stems: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...stems].filter((stem) => [...others].some((each) => areAkin(stem, each))).length

const compare = (one: Sketch, other: Sketch): number => {
  const [fewer, more] = [one.stems.size, other.stems.size].sort((a, b) => a - b) as [number, number]
  // Nothing but signs: nothing that tells.
  if (fewer === 0) return one.text === other.text ? 1 : 0
  const common = Math.min(akinTo(one.stems, other.stems), akinTo(other.stems, one.stems))
  const union = fewer + more - common
  // Of a short text within a longer one nothing is missing; but one word alone is soon found again.
  const overlap = common < 2 && union > 1 ? 0 : common / fewer
  const shared = [...one.trigrams].filter((trigram) => other.trigrams.has(trigram)).length
  const dice = (2 * shared) / (one.trigrams.size + other.trigrams.size)
  return (common / union + overlap + dice) / 3
}

/** From 0, nothing in common, to 1: how much two texts seem to say the same, by the words that tell. */
export const likeness = (one: string, other: string): number => compare(sketchOf(one), sketchOf(other))

const TWINS_FROM = 0.4
/** A paraphrase of the true one that goes unseen costs points, a false alarm a glance; of the deck's bluffs, one in a hundred gives one. */
const TWIN_OF_TRUTH_FROM = 0.125

interface Said {
  readonly isTrue: boolean
  readonly sketches: readonly Sketch[]
}

/** Two lines by their place, the first is 0. */
export type Twins = readonly [number, number]

/** A view is made after every change at the table, and most of them leave the desk as it is. */
const known = new WeakMap<readonly Line[], { readonly texts: Texts; readonly twins: readonly Twins[] }>()

/** LAU-8: what the leader may want to merge. Texts are compared as they were written, and as they are worded now. */
export const likelyTwins = (lines: readonly Line[], texts: Texts): readonly Twins[] => {
  const before = known.get(lines)
  if (before?.texts === texts) return before.twins
  const twins = findTwins(lines, texts)
  known.set(lines, { texts, twins })
  return twins
}

const findTwins = (lines: readonly Line[], texts: Texts): Twins[] => {
  const said = lines.map((line) => ({
    isTrue: isTrue(line),
    sketches: [...new Set([line.wording, ...line.from.map((source) => texts[source] ?? '')])].map(sketchOf),
  }))
  const areTwins = (one: Said, other: Said) => {
    const bar = one.isTrue || other.isTrue ? TWIN_OF_TRUTH_FROM : TWINS_FROM
    return one.sketches.some((sketch) => other.sketches.some((each) => compare(sketch, each) >= bar))
  }
  return said.flatMap((one, nth) =>
    said.flatMap((other, at): Twins[] => (nth < at && areTwins(one, other) ? [[nth, at]] : [])),
  )
}
