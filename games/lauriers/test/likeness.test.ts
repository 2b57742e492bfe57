import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { likelyTwins, likeness } from '../bots/likeness.ts'
import { definitionDeck } from '../deck/deck.ts'
import { parseDefinitionCards } from '../deck/parse.ts'
import { sourcesOf, type Texts } from '../rules/lines.ts'

const DECK = new URL('../deck/cards.txt', import.meta.url)

/** The first of each pair as a card might have it, the second as a player might. */
const PARAPHRASES = [
  ['Petit outil de cordonnier servant à percer le cuir.', 'Instrument du cordonnier pour faire des trous dans le cuir'],
  ['Qui aime la solitude et fuit la compagnie.', 'Se dit de quelqu’un qui fuit la compagnie des autres'],
  ['Se dit d’une personne qui parle beaucoup pour ne rien dire.', 'Parler beaucoup sans rien dire'],
  ['Vent chaud et sec venu du désert.', 'vent sec et brûlant du désert'],
  ['Pièce de bois qui soutient le faîte d’un toit.', 'Poutre en bois soutenant le toit'],
  ['Danse paysanne à trois temps.', 'Ancienne danse des paysans, à trois temps'],
  ['Manger avec gloutonnerie.', 'Manger gloutonnement'],
  ['Sac de toile que portaient les soldats.', 'sac porté par le soldat'],
  ['Coiffure des prêtres orthodoxes.', 'Chapeau de prêtre orthodoxe'],
  ['Étoffe de laine légère.', 'Tissu léger en laine'],
  ['Oiseau de mer', 'Oiseaux des mers'],
  ['Chant du coq', 'le chant d’un coq'],
] as const

/** What a card says, and what somebody who half knows the word might: few words in common, or one. */
const HALF_KNOWN = [
  ['Ragoût où l’on fait passer tous les restes de viande.', 'Plat fait avec des restes'],
  ['Digue provisoire, qui permet de travailler à sec dans le lit d’une rivière.', 'Barrage temporaire sur une rivière'],
  ['En divers endroits d’un ouvrage que l’on cite.', 'À plusieurs endroits d’un livre'],
  [
    'Petite collerette posée sur un bougeoir pour arrêter la cire qui coule.',
    'Rondelle qui retient la cire d’une bougie',
  ],
] as const

/** Same form, same register, other meaning. */
const STRANGERS = [
  ['Petit outil de cordonnier servant à percer le cuir.', 'Petit outil de jardinier servant à couper les branches.'],
  ['Étoffe de laine légère tissée en Écosse.', 'Étoffe de soie brochée d’or.'],
  ['Poisson des mers froides à la chair estimée.', 'Oiseau des mers froides au plumage noir.'],
  ['Petit tonneau servant à conserver le beurre salé.', 'Petit panier d’osier servant à égoutter le fromage.'],
  ['Plat de viande hachée et d’oignons.', 'Soupe à l’oignon et au pain.'],
  ['Qui aime la solitude.', 'Qui aime le vin.'],
  ['Instrument de musique à cordes pincées.', 'Instrument à vent, en bois.'],
  ['Sac de toile que portaient les soldats.', 'Tambour que battaient les soldats.'],
  ['Insecte nuisible aux vignes.', 'Plante grimpante des vignes.'],
  ['🦜', '🐟'],
  ['?', '!'],
] as const

const twins = (...said: readonly string[]) => {
  const seats = said.map((_, nth) => `s${nth}` as never)
  const texts = { truth: 'Rien de tel', ...Object.fromEntries(said.map((text, nth) => [`s${nth}`, text])) }
  return likelyTwins(
    said.map((wording, nth) => ({ from: [seats[nth] as never], wording })),
    texts,
  )
}

describe('likely twins', () => {
  it.each(PARAPHRASES)('LAU-8 pointed out: %s / %s', (one, other) => {
    expect(twins(one, other)).toEqual([[0, 1]])
  })

  it.each(STRANGERS)('LAU-8 not pointed out: %s / %s', (one, other) => {
    expect(twins(one, other)).toEqual([])
  })

  it.each(HALF_KNOWN)('LAU-8 pointed out beside the true one, and not between players: %s / %s', (truth, other) => {
    const texts = { truth, s1: other }
    const lines = [
      { from: ['truth' as const], wording: truth },
      { from: ['s1' as never], wording: other },
    ]
    expect(likelyTwins(lines, texts)).toEqual([[0, 1]])
    expect(twins(truth, other)).toEqual([])
  })

  it('LAU-8 of the deck’s own bluffs at most three in a hundred are pointed out', () => {
    const parsed = parseDefinitionCards(readFileSync(DECK, 'utf8'))
    const entries = [...definitionDeck(parsed.cards).cards.values()].flatMap(({ words }) => words)
    const pointedOut = entries.flatMap(({ definition, bluffs }) => {
      const [s1, s2, s3] = bluffs
      const texts = { truth: definition, s1, s2, s3 } as Texts
      return likelyTwins(
        sourcesOf(texts).map((source) => ({ from: [source], wording: texts[source] ?? '' })),
        texts,
      )
    })
    expect(entries.length).toBeGreaterThanOrEqual(120)
    expect(pointedOut.length).toBeLessThanOrEqual(0.03 * 3 * entries.length)
  })

  it('LAU-8 of several lines each two that are alike, by their places', () => {
    expect(twins('Oiseau de mer', 'Danse à trois temps', 'Oiseaux des mers', 'Danse en trois temps')).toEqual([
      [0, 2],
      [1, 3],
    ])
  })

  it('LAU-8 a text is compared as it was written, also when it has been touched up since', () => {
    const texts = { truth: 'Oiseau de mer', s1: 'Oiseaux des mers' }
    const lines = [
      { from: ['truth' as const], wording: 'Volatile' },
      { from: ['s1' as never], wording: 'Bête à plumes' },
    ]
    expect(likelyTwins(lines, texts)).toEqual([[0, 1]])
  })

  it('likeness is the same both ways, from 0 to 1, and 1 for a text and itself', () => {
    const word = fc.constantFrom('mer', 'mers', 'oiseau', 'paysan', 'paysanne', 'de', 'la', '🦜', 'percer', 'perçage')
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(word, { maxLength: 6 }).map((all) => all.join(' ')),
    )
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(likeness(one, one)).toBeCloseTo(1)
        expect(likeness(one, other)).toBeCloseTo(likeness(other, one))
        expect(likeness(one, other)).toBeGreaterThanOrEqual(0)
        expect(likeness(one, other)).toBeLessThanOrEqual(1.000_001)
      }),
    )
  })
})
