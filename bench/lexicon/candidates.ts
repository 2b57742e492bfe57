import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { loadPlayWords } from '@tablee/lexicon/node'
import { Trie } from 'mnemonist'
import nspell from 'nspell'

/** A word list that can be queried for words, and for prefixes if it supports them. */
export interface Candidate {
  isWord: (word: string) => boolean
  isBeginning?: (text: string) => boolean
}

/** Each factory gets all words and builds its data structure. Ours comes first. */
export const candidates = {
  'word graph (ours)': () => {
    const { graph } = loadPlayWords()
    return { isWord: (word) => graph.isWord(word), isBeginning: (text) => graph.isBeginning(text) }
  },
  Set: (words) => {
    const set = new Set(words)
    return { isWord: (word) => set.has(word) }
  },
  'Set + prefix Set': (words) => {
    const set = new Set(words)
    const beginnings = new Set<string>()
    for (const word of words) for (let end = 1; end <= word.length; end++) beginnings.add(word.slice(0, end))
    return { isWord: (word) => set.has(word), isBeginning: (text) => beginnings.has(text) }
  },
  'mnemonist Trie': (words) => {
    const trie = Trie.from(words)
    // It has no prefix query other than listing all words with the prefix.
    return { isWord: (word) => trie.has(word), isBeginning: (text) => trie.find(text).length > 0 }
  },
  'nspell + dictionary-fr': () => {
    const folder = dirname(createRequire(import.meta.url).resolve('dictionary-fr'))
    const read = (name: string) => readFileSync(join(folder, name))
    const spell = nspell({ aff: read('index.aff'), dic: read('index.dic') })
    return { isWord: (word) => spell.correct(word.toLowerCase()) }
  },
} satisfies Record<string, (words: string[]) => Candidate>

export type CandidateName = keyof typeof candidates
