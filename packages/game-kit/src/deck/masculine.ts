/** How a noun for a man ends, and for a woman. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/teur$/, 'trice'],
  [/eur$/, 'euse'],
  [/eur$/, 'eresse'],
  [/ien$/, 'ienne'],
  [/ier$/, 'ière'],
  [/er$/, 'ère'],
]
const OTHERS: Readonly<Record<string, string>> = {
  ami: 'amie',
  avocat: 'avocate',
  champion: 'championne',
  client: 'cliente',
  comte: 'comtesse',
  copain: 'copine',
  dieu: 'déesse',
  empereur: 'impératrice',
  frère: 'sœur',
  garçon: 'fille',
  géant: 'géante',
  héros: 'héroïne',
  homme: 'femme',
  invité: 'invitée',
  marchand: 'marchande',
  maître: 'maîtresse',
  oncle: 'tante',
  patron: 'patronne',
  paysan: 'paysanne',
  père: 'mère',
  prince: 'princesse',
  roi: 'reine',
  saint: 'sainte',
  savant: 'savante',
  soldat: 'soldate',
  voisin: 'voisine',
  écrivain: 'écrivaine',
}
/** Nouns that look like somebody's and are not: animals, languages, things. */
const NOBODY = new Set([
  'amer',
  'amphibien',
  'chien',
  'couleur',
  'dernier',
  'italien',
  'moteur',
  'mortier',
  'ordinateur',
  'panier',
  'premier',
])

const AFTER_ARTICLE = /(?<!\p{L})(?:un |le |du |au |des |les |aux |[ld]’)(\p{L}+)/giu

const womanOf = (noun: string, isSpelled: (word: string) => boolean): string | undefined => {
  if (NOBODY.has(noun) || !isSpelled(noun)) return undefined
  const regular = ENDINGS.filter(([ending]) => ending.test(noun)).map(([ending, her]) => noun.replace(ending, her))
  return OTHERS[noun] ?? regular.find(isSpelled)
}

/** « Un acteur » → acteur; none in « Un acteur ou une actrice », nor in « Un métier du spectacle ». */
export const masculineOnly = (category: string, isSpelled: (word: string) => boolean): string | undefined => {
  const said = category.toLowerCase()
  const nouns = [...said.matchAll(AFTER_ARTICLE)].map(([, noun = '']) =>
    noun in OTHERS ? noun : noun.replace(/s$/, ''),
  )
  return nouns.find((noun) => {
    const her = womanOf(noun, isSpelled)
    return her !== undefined && !said.includes(her)
  })
}
