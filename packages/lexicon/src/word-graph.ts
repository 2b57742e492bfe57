/**
 * A set of words as a minimal acyclic graph in one array. An edge is one integer; the edges of a state stand side by
 * side, in the alphabet's order, each state after all that lead to it:
 *
 *   bits 0–6 the letter's place in the alphabet · 7 last edge of its state · 8 a word ends here · 9–31 the state it leads to
 *
 * State 0 is the root, to which nothing leads: a 0 there means that nothing follows.
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
/** No edge: where a walk ends. */
export const NOTHING = -1

/**
 * From the end: what an edge leads to, and what stands beside it, is counted before it. Undefined where a walk would not
 * end: edges lead onward only, and the last one is the last of its state.
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
  /** How many words start with the beginning and this letter. */
  readonly words: number
}

export class WordGraph {
  /** By code unit: the letter's place in the alphabet, from 1. */
  private readonly places: Uint8Array

  private constructor(
    private readonly alphabet: string,
    private readonly edges: Uint32Array,
    /** Words through an edge or one of those after it in its state: makes counting and numbering a subtraction. */
    private readonly words: Uint32Array,
  ) {
    const codes = alphabet.split('').map((letter) => letter.charCodeAt(0))
    this.places = new Uint8Array(Math.max(0, ...codes) + 1)
    codes.forEach((code, at) => {
      this.places[code] = at + 1
    })
  }

  /** Undefined when the edges make no graph. */
  static of(alphabet: string, edges: Uint32Array): WordGraph | undefined {
    const words = countWords(edges, alphabet.length)
    return words && new WordGraph(alphabet, edges, words)
  }

  /** Reads what `write` wrote; undefined when the bytes are anything else. */
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

  /** How many states the graph has, counted on the packed form; the one in which every word has ended is none. */
  get states(): number {
    const starts = new Set(this.edges.length === 0 ? [] : [0])
    for (const edge of this.edges) if (edge >>> TARGET_SHIFT) starts.add(edge >>> TARGET_SHIFT)
    return starts.size
  }

  isWord(text: string): boolean {
    const edge = this.find(text)
    return edge !== NOTHING && (this.edgeAt(edge) & WORD_END) !== 0
  }

  /** A whole word begins itself. */
  isBeginning(text: string): boolean {
    return text === '' ? this.size > 0 : this.find(text) !== NOTHING
  }

  /** How many words start so, the beginning itself included if it is one. */
  count(beginning: string): number {
    if (beginning === '') return this.size
    const edge = this.find(beginning)
    return edge === NOTHING ? 0 : this.wordsThrough(edge)
  }

  /** Which letters can follow, and how many words each leads to. */
  next(beginning: string): NextLetter[] {
    const found: NextLetter[] = []
    for (let edge = this.after(beginning); edge !== NOTHING; edge = this.beside(edge))
      found.push({ letter: this.letterOf(edge), words: this.wordsThrough(edge) })
    return found
  }

  /** The words that start so, in the alphabet's order, the beginning itself first if it is one. */
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

  /** The word's place among all words in the alphabet's order: a number of its own below `size`. */
  numberOf(word: string): number | undefined {
    let state = 0
    let number = 0
    for (let at = 0; at < word.length; at++) {
      const edge = this.step(state, word.charCodeAt(at))
      if (edge === NOTHING) return undefined
      number += this.wordsFromEdge(state) - this.wordsFromEdge(edge)
      const endsWord = (this.edgeAt(edge) & WORD_END) !== 0
      if (at === word.length - 1) return endsWord ? number : undefined
      if (endsWord) number += 1
      state = this.edgeAt(edge) >>> TARGET_SHIFT
      if (state === 0) return undefined
    }
    return undefined
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

  /** For walks of one's own: the first edge out of the root; … */
  get firstEdge(): number {
    return this.edges.length === 0 ? NOTHING : 0
  }

  /** … the first edge out of the state that an edge leads to; … */
  below(edge: number): number {
    return this.edgeAt(edge) >>> TARGET_SHIFT || NOTHING
  }

  /** … and the next edge out of the same state. */
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

  /** The edge that a text's last letter takes. */
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
