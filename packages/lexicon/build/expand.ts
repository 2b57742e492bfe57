import { type AffixClass, type Affixes, type AffixRule, splitFlags } from './affixes.ts'

interface Entry {
  readonly stem: string
  readonly flags: readonly string[]
}

/** A dictionary entry with all its forms, without elided ones (l’, d’, qu’…). */
export interface Paradigm extends Entry {
  readonly forms: ReadonlySet<string>
  /** The case is significant, as in the symbol of a unit. */
  readonly keepsCase: boolean
}

/** « gramme/Um po:nom » → the stem and its flags. */
export const parseEntry = (line: string): Entry => {
  const [word = ''] = line.split(/\s/, 1)
  const slash = word.indexOf('/', 1)
  if (slash < 0) return { stem: word, flags: [] }
  return { stem: word.slice(0, slash), flags: splitFlags(word.slice(slash + 1)) }
}

const isElision = (rule: AffixRule) => rule.add.includes("'")

const applySuffix = (word: string, { strip, add, fits }: AffixRule): string | undefined =>
  word.endsWith(strip) && fits.test(word) ? word.slice(0, word.length - strip.length) + add : undefined

const applyPrefix = (word: string, { strip, add, fits }: AffixRule): string | undefined =>
  word.startsWith(strip) && fits.test(word) ? add + word.slice(strip.length) : undefined

export const expand = ({ stem, flags }: Entry, affixes: Affixes): Paradigm => {
  const forms = new Set<string>()
  if (affixes.forbidden === undefined || !flags.includes(affixes.forbidden)) addForms(stem, flags, affixes, forms)
  const keepsCase = affixes.keepCase !== undefined && flags.includes(affixes.keepCase)
  return { stem, flags, forms, keepsCase }
}

/** Adds the word and all forms that its flags generate. A rule may add flags of its own (continuation flags). */
const addForms = (word: string, flags: readonly string[], affixes: Affixes, forms: Set<string>): void => {
  if (affixes.forbidden !== undefined && flags.includes(affixes.forbidden)) return
  if (affixes.needAffix === undefined || !flags.includes(affixes.needAffix)) forms.add(word)

  const classes = flags.flatMap((flag) => affixes.classes.get(flag) ?? [])
  const crossing = classes.filter((each) => each.kind === 'prefix' && each.crosses)
  for (const affix of classes) {
    for (const rule of affix.rules) {
      if (isElision(rule)) continue
      const made = affix.kind === 'suffix' ? applySuffix(word, rule) : applyPrefix(word, rule)
      if (made === undefined) continue
      addForms(made, rule.flags, affixes, forms)
      if (affix.kind === 'suffix' && affix.crosses) addCrossed(made, crossing, affixes, forms)
    }
  }
}

/** A word with a suffix may also take the stem's prefixes (cross product). */
const addCrossed = (word: string, prefixes: readonly AffixClass[], affixes: Affixes, forms: Set<string>): void => {
  for (const rule of prefixes.flatMap((prefix) => prefix.rules)) {
    if (isElision(rule)) continue
    const made = applyPrefix(word, rule)
    if (made !== undefined) addForms(made, rule.flags, affixes, forms)
  }
}
