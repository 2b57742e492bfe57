/**
 * A set of words as a minimal acyclic graph (DAWG) in one array. An edge is one integer. The edges of a state are adjacent, in alphabetical
 * order, and each state comes after all states that lead to it:
 *
 *   bits 0–6 index of the letter in the alphabet · 7 last edge of its state · 8 a word ends here · 9–31 target state
 *
 * State 0 is the root. No edge leads to it, so a target of 0 means that nothing follows.
 */
const LETTER = 0x7f
const LAST = 0x80
const WORD_END = 0x100
const TARGET_SHIFT = 9
export const LIMITS = { edges: 2 ** 23, letters: LETTER } as const

export const packEdge = (letter: number, isLast: boolean, endsWord: boolean, target: number): number =>
  (letter | (isLast ? LAST : 0) | (endsWord ? WORD_END : 0) | (target << TARGET_SHIFT)) >>> 0

const MAGIC = 0x31524754 // « TGR1 », little-endian
const HEADER_WORDS = 3
/** No edge: the end of a walk. */
export const NOTHING = -1

/**
 * Counts the words behind each edge, from the last edge to the first, because targets and following edges come later in the array.
 * Undefined if the array is invalid: an edge must lead forward, and the last edge must end its state.
 */
const countWords = (edges: Uint32Array, letters: number): Uint32Array | undefined => {
  const length = edges.length
  const words = new Uint32Array(length)
  for (let at = length - 1; at >= 0; at--) {
    const edge = edges[at] as number
    const target = edge >>> TARGET_SHIFT
    const place = edge & LETTER
    const isLast = (edge & LAST) !== 0
    if (place === 0 || place > letters || target >= length || (target !== 0 && target <= at)) return undefined
    if (!isLast && at === length - 1) return undefined
    const below = target === 0 ? 0 : (words[target] as number)
    words[at] = (edge & WORD_END ? 1 : 0) + below + (isLast ? 0 : (words[at + 1] as number))
  }
  return words
}

export interface NextLetter {
  readonly letter: string
  /** Number of words that start with the prefix and this letter. */
  readonly words: number
}

export class WordGraph {
  /** By code unit: index of the letter in the alphabet, from 1. */
  private readonly places: Uint8Array

  private constructor(
    private readonly alphabet: string,
    private readonly edges: Uint32Array,
    /** Words through an edge and the edges after it in its state, so that counting and numbering are subtractions. */
    private readonly words: Uint32Array,
  ) {
    const codes = alphabet.split('').map((letter) => letter.charCodeAt(0))
    this.places = new Uint8Array(Math.max(0, ...codes) + 1)
    codes.forEach((code, at) => {
      this.places[code] = at + 1
    })
  }

  /** Undefined if the edges are not a valid graph. */
  static of(alphabet: string, edges: Uint32Array): WordGraph | undefined {
    const words = countWords(edges, alphabet.length)
    return words && new WordGraph(alphabet, edges, words)
  }

  /** Reads the output of `write`; undefined if the bytes are anything else. */
  static read(bytes: Uint8Array): WordGraph | undefined {
    if (bytes.byteLength < HEADER_WORDS * 4 || bytes.byteLength % 4 !== 0) return undefined
    const whole = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
    const numbers = new Uint32Array(whole.buffer, whole.byteOffset, whole.byteLength / 4)
    const [magic, letters = 0, edges = 0] = numbers
    if (magic !== MAGIC || letters > LIMITS.letters || numbers.length !== HEADER_WORDS + letters + edges)
      return undefined
    const alphabet = String.fromCharCode(...numbers.subarray(HEADER_WORDS, HEADER_WORDS + letters))
    return WordGraph.of(alphabet, numbers.subarray(HEADER_WORDS + letters))
  }

  write(): Uint8Array {
    const letters = this.alphabet.split('').map((letter) => letter.charCodeAt(0))
    const numbers = Uint32Array.from([MAGIC, letters.length, this.edges.length, ...letters, ...this.edges])
    return new Uint8Array(numbers.buffer)
  }

  get size(): number {
    return this.edges.length === 0 ? 0 : this.wordsFromEdge(0)
  }

  /** Number of states, without the final state that has no edges. */
  get states(): number {
    const starts = new Set(this.edges.length === 0 ? [] : [0])
    for (const edge of this.edges) if (edge >>> TARGET_SHIFT) starts.add(edge >>> TARGET_SHIFT)
    return starts.size
  }

  isWord(text: string): boolean {
    const edge = this.find(text)
    return edge !== NOTHING && (this.edgeAt(edge) & WORD_END) !== 0
  }

  /** Whether any word has this prefix; a word is a prefix of itself. */
  isBeginning(text: string): boolean {
    return text === '' ? this.size > 0 : this.find(text) !== NOTHING
  }

  /** Number of words with this prefix, the prefix itself included if it is a word. */
  count(beginning: string): number {
    if (beginning === '') return this.size
    const edge = this.find(beginning)
    return edge === NOTHING ? 0 : this.wordsThrough(edge)
  }

  /** The letters that can follow, and the number of words behind each. */
  next(beginning: string): NextLetter[] {
    const found: NextLetter[] = []
    for (let edge = this.after(beginning); edge !== NOTHING; edge = this.beside(edge))
      found.push({ letter: this.letterOf(edge), words: this.wordsThrough(edge) })
    return found
  }

  /** The words with this prefix in alphabetical order, the prefix itself included if it is a word. */
  wordsFrom(beginning: string): string[] {
    const found = beginning !== '' && this.isWord(beginning) ? [beginning] : []
    const walk = (first: number, written: string) => {
      for (let edge = first; edge !== NOTHING; edge = this.beside(edge)) {
        const word = written + this.letterOf(edge)
        if (this.endsWord(edge)) found.push(word)
        walk(this.below(edge), word)
      }
    }
    walk(this.after(beginning), beginning)
    return found
  }

  /** Index of the word in alphabetical order, from 0. */
  numberOf(word: string): number | undefined {
    return this.isWord(word) ? this.firstFrom(word) : undefined
  }

  /** Index of the first word with this prefix: the others follow it without a gap. */
  firstFrom(beginning: string): number | undefined {
    let state = 0
    let number = 0
    for (let at = 0; at < beginning.length; at++) {
      if (at > 0 && state === 0) return undefined
      const edge = this.step(state, beginning.charCodeAt(at))
      if (edge === NOTHING) return undefined
      number += this.wordsFromEdge(state) - this.wordsFromEdge(edge)
      if (at < beginning.length - 1 && this.endsWord(edge)) number += 1
      state = this.edgeAt(edge) >>> TARGET_SHIFT
    }
    return number
  }

  wordAt(number: number): string | undefined {
    if (!Number.isInteger(number) || number < 0 || number >= this.size) return undefined
    let left = number
    let word = ''
    for (let edge = 0; ; ) {
      const through = this.wordsThrough(edge)
      if (left >= through) {
        left -= through
        edge += 1
        continue
      }
      word += this.letterOf(edge)
      if (this.edgeAt(edge) & WORD_END && left-- === 0) return word
      edge = this.edgeAt(edge) >>> TARGET_SHIFT
    }
  }

  /** Start of a walk: the first edge of the root. */
  get firstEdge(): number {
    return this.edges.length === 0 ? NOTHING : 0
  }

  /** The first edge of an edge's target state. */
  below(edge: number): number {
    return this.edgeAt(edge) >>> TARGET_SHIFT || NOTHING
  }

  /** The next edge of the same state. */
  beside(edge: number): number {
    return this.edgeAt(edge) & LAST ? NOTHING : edge + 1
  }

  letterOf(edge: number): string {
    return this.alphabet.charAt((this.edgeAt(edge) & LETTER) - 1)
  }

  endsWord(edge: number): boolean {
    return (this.edgeAt(edge) & WORD_END) !== 0
  }

  private after(beginning: string): number {
    if (beginning === '') return this.firstEdge
    const edge = this.find(beginning)
    return edge === NOTHING ? NOTHING : this.below(edge)
  }

  /** The edge of the text's last letter. */
  private find(text: string): number {
    let state = 0
    let edge = NOTHING
    for (let at = 0; at < text.length; at++) {
      if (at > 0 && state === 0) return NOTHING
      edge = this.step(state, text.charCodeAt(at))
      if (edge === NOTHING) return NOTHING
      state = this.edgeAt(edge) >>> TARGET_SHIFT
    }
    return edge
  }

  private step(state: number, code: number): number {
    const place = this.places[code] ?? 0
    if (place === 0 || this.edges.length === 0) return NOTHING
    for (let at = state; ; at++) {
      const edge = this.edgeAt(at)
      if ((edge & LETTER) === place) return at
      if (edge & LAST) return NOTHING
    }
  }

  private wordsThrough(edge: number): number {
    return this.wordsFromEdge(edge) - (this.edgeAt(edge) & LAST ? 0 : this.wordsFromEdge(edge + 1))
  }

  private wordsFromEdge(edge: number): number {
    return this.words[edge] as number
  }

  private edgeAt(index: number): number {
    return this.edges[index] as number
  }
}
