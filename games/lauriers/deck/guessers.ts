import { slug } from '@tablee/game-kit/deck/slug.ts'
import type { Entry } from './deck.ts'

/**
 * Nobody should find the true definition by its looks: of 100, chance finds 25. Over 1,032 words chance strays by 1.3 either way,
 * and a player who had learned all other rounds by heart would gain one round in fourteen at 32.
 */
export const MOST_FOUND = 32
/** Below this many words the figures tell of chance, not of the texts. */
export const FEWEST_GUESSED = 100

/** The four texts a player chooses from; the first is the true one. */
interface Round {
  readonly word: string
  readonly kind: string
  readonly texts: readonly [string, string, string, string]
}
/** What can be seen of a text without knowing its word. A guesser takes the one that has most of it, another the least. */
type Measure = (text: string, round: Round) => number

/** Words by which a dictionary says where, when or how a word is used. */
const REGISTER =
  /autrefois|ancien|romain|antique|notamment|surtout|en particulier|par exemple|d’où|souvent|en parlant|se dit|relatif|propre/giu

/** Every text is read once: the measures ask for its words thousands of times. */
const readOnce = <Read>(read: (text: string) => Read) => {
  const known = new Map<string, Read>()
  return (text: string): Read => {
    const found = known.get(text) ?? read(text)
    known.set(text, found)
    return found
  }
}
const wordsOf = readOnce((text): readonly string[] => [...new Set(slug(text).split('-'))])
const opening = (text: string): string => wordsOf(text)[0] ?? ''
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
const meanLength = (texts: readonly string[]): number => mean(texts.map((text) => text.length))
/** 0 for the longest of the four. */
const rank = (text: string, { texts }: Round): number => texts.filter((other) => other.length > text.length).length
const trigrams = readOnce((text): readonly string[] => {
  const letters = slug(text)
  return Array.from({ length: Math.max(letters.length - 2, 0) }, (_, at) => letters.slice(at, at + 3))
})

/** How often each was met; one round can be left out, as a player knows all rounds but the one being played. */
const tally = (rounds: readonly Round[], met: (round: Round) => readonly string[]) => {
  const times = new Map<string, number>()
  for (const one of rounds.flatMap(met)) times.set(one, (times.get(one) ?? 0) + 1)
  return (one: string, but: Round): number => (times.get(one) ?? 0) - met(but).filter((own) => own === one).length
}

const measures = (rounds: readonly Round[]): Readonly<Record<string, Measure>> => {
  const trueLength = meanLength(rounds.map(({ texts: [truth] }) => truth))
  const openings = tally(rounds, ({ texts }) => texts.map(opening))
  const trueOpenings = tally(rounds, ({ texts: [truth] }) => [opening(truth)])
  const words = tally(rounds, ({ texts }) => texts.flatMap(wordsOf))
  const trueWords = tally(rounds, ({ texts: [truth] }) => wordsOf(truth))
  const trueRanks = tally(rounds, (round) => [`${round.kind} ${rank(round.texts[0], round)}`])
  return {
    length: (text) => text.length,
    isSecondLongest: (text, round) => (rank(text, round) === 1 ? 1 : 0),
    isThirdLongest: (text, round) => (rank(text, round) === 2 ? 1 : 0),
    fromMeanLength: (text, { texts }) => Math.abs(text.length - meanLength(texts)),
    fromTrueLength: (text) => Math.abs(text.length - trueLength),
    trueLengthRankOfKind: (text, round) => trueRanks(`${round.kind} ${rank(text, round)}`, round),
    wordLength: (text) => text.length / text.split(' ').length,
    openingWord: (text, round) => openings(opening(text), round),
    openingWordOfTruths: (text, round) => trueOpenings(opening(text), round),
    truthOfOpeningWord: (text, round) =>
      (trueOpenings(opening(text), round) + 1) / (openings(opening(text), round) + 4),
    truthOfWords: (text, round) =>
      mean(wordsOf(text).map((word) => Math.log((trueWords(word, round) + 1) / (words(word, round) + 4)))),
    commas: (text) => count(text, /,/g),
    semicolons: (text) => count(text, /;/g),
    registerWords: (text) => count(text, REGISTER),
    likenessToWord: (text, { word }) => {
      const heard = new Set(trigrams(word))
      return trigrams(text).filter((three) => heard.has(three)).length
    },
  }
}

/** The share of the true one among those that have most; a tie is drawn by lot. */
const found = ([truth = 0, ...others]: readonly number[]): number => {
  if (others.some((other) => other > truth)) return 0
  return 1 / (1 + others.filter((other) => other === truth).length)
}

const ofHundred = (shares: readonly number[]): number => Math.round(mean(shares) * 1000) / 10

interface Found {
  readonly most: number
  readonly least: number
}

/** How often, of 100 rounds, the true definition is found by the one that has most, or least, of each measure. */
export const guesserFigures = (entries: readonly Entry[]): Readonly<Record<string, Found>> => {
  const rounds = entries.map(
    ({ word, kind, definition, bluffs }): Round => ({ word, kind, texts: [definition, ...bluffs] }),
  )
  return Object.fromEntries(
    Object.entries(measures(rounds)).map(([name, measure]) => {
      const seen = rounds.map((round) => round.texts.map((text) => measure(text, round)))
      const least = seen.map((four) => found(four.map((one) => -one)))
      return [name, { most: ofHundred(seen.map(found)), least: ofHundred(least) }]
    }),
  )
}
