/**
 * One rule of a Hunspell .aff file. The parser supports what French needs: long flags, suffixes, prefixes, conditions, cross products and
 * continuation flags.
 */
export interface AffixRule {
  readonly strip: string
  readonly add: string
  readonly flags: readonly string[]
  readonly fits: RegExp
}

export interface AffixClass {
  readonly kind: 'prefix' | 'suffix'
  readonly crosses: boolean
  readonly rules: readonly AffixRule[]
}

export interface Affixes {
  readonly classes: ReadonlyMap<string, AffixClass>
  readonly needAffix: string | undefined
  readonly forbidden: string | undefined
  readonly keepCase: string | undefined
}

/** « S.Um » → ['S.', 'Um'] */
export const splitFlags = (flags: string): string[] => flags.match(/../gsu) ?? []

const orNothing = (part: string) => (part === '0' ? '' : part)

const readRule = (kind: AffixClass['kind'], line: string): AffixRule => {
  const [, , strip = '0', addition = '0', condition = '.'] = line.split(/\s+/)
  const [add = '0', flags = ''] = addition.split('/')
  return {
    strip: orNothing(strip),
    add: orNothing(add),
    flags: splitFlags(flags),
    fits: new RegExp(kind === 'suffix' ? `${condition}$` : `^${condition}`, 'u'),
  }
}

export const parseAffixes = (aff: string): Affixes => {
  const classes = new Map<string, AffixClass & { rules: AffixRule[] }>()
  const settings = new Map<string, string>()
  for (const line of aff.split('\n')) {
    const [keyword = '', flag = '', third = ''] = line.split(/\s+/)
    if (keyword !== 'PFX' && keyword !== 'SFX') {
      settings.set(keyword, flag)
      continue
    }
    const kind = keyword === 'PFX' ? 'prefix' : 'suffix'
    const known = classes.get(flag)
    if (known === undefined) classes.set(flag, { kind, crosses: third === 'Y', rules: [] })
    else known.rules.push(readRule(kind, line))
  }
  if (settings.get('FLAG') !== 'long')
    throw new Error('the affix file does not use long flags: expansion would be wrong')
  return {
    classes,
    needAffix: settings.get('NEEDAFFIX'),
    forbidden: settings.get('FORBIDDENWORD'),
    keepCase: settings.get('KEEPCASE'),
  }
}
