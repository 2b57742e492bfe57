import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDefinitionCards, SHORTEST_TEXT } from './check.ts'
import { LONGEST_TEXT, parseDefinitionCards } from './parse.ts'

const CARD = `= abstème, adj.
: Qui ne boit ni vin ni liqueur forte.
- Se dit d’une figure sans angle ni arête.
- Qui refuse de prendre parti dans une querelle.
- Relatif aux terres qui ne voient jamais le soleil.
calame, n.m.
: Tige de roseau que l’on trempait dans l’encre.
- Étang peu profond, que l’on assèche l’été.
- Moment où la mer est étale, entre deux marées.
- Panneau de bois qui ferme une écoutille.
éjointer, v.t.
: Priver un oiseau du bout de ses ailes.
- Gratter le mortier d’entre les pierres d’un mur.
- Séparer deux bœufs liés au même joug.
- Se défaire d’un meuble sans en tirer profit.
d’abondance, loc. adv.
: Sans notes ni préparation, en improvisant.
- En payant d’avance la moitié du prix.
- Aux frais du seigneur ou de la commune.
- Par roulement, en parlant d’une terre.
`
/** The card with another text on one of its lines; none: without that line. */
const withLine = (line: number, text?: string): string =>
  CARD.split('\n')
    .flatMap((written, index) => (index + 1 !== line ? [written] : text === undefined ? [] : [text]))
    .join('\n')

const faultsOf = (text: string) => {
  const { cards, faults } = parseDefinitionCards(text)
  const checks = { isSpelled: (word: string) => !word.includes('z') }
  return [...faults, ...checkDefinitionCards(cards, checks)].map(({ line, code, about }) => `${line} ${code} ${about}`)
}

describe('LAU-4 cards of four words', () => {
  it('LAU-4 reads four words a card, each with its kind, its definition and three bluffs', () => {
    const { cards, faults } = parseDefinitionCards(`# remark\n${CARD}`)
    expect(faults).toEqual([])
    expect(cards).toHaveLength(1)
    expect(cards[0]?.words.map(({ word, kind }) => `${word}, ${kind}`)).toEqual([
      'abstème, adj.',
      'calame, n.m.',
      'éjointer, v.t.',
      'd’abondance, loc. adv.',
    ])
    expect(cards[0]?.words[1]).toEqual({
      line: 7,
      word: 'calame',
      kind: 'n.m.',
      definition: { line: 8, text: 'Tige de roseau que l’on trempait dans l’encre.' },
      bluffs: [
        { line: 9, text: 'Étang peu profond, que l’on assèche l’été.' },
        { line: 10, text: 'Moment où la mer est étale, entre deux marées.' },
        { line: 11, text: 'Panneau de bois qui ferme une écoutille.' },
      ],
    })
  })

  it('LAU-4 knows in which box a card lies; without boxes all lie in the first', () => {
    const boxes = (text: string) => parseDefinitionCards(text).cards.map(({ box }) => box)
    expect(boxes(`== Boîte 1\n${CARD}${CARD}== Boîte 2\n${CARD}`)).toEqual([1, 1, 2])
    expect(boxes(CARD)).toEqual([1])
  })

  it('finds nothing wrong with a good card', () => {
    expect(faultsOf(CARD)).toEqual([])
  })

  it.each([
    ['a word before any card', `calame, n.m.\n${CARD}`, '1 text-before-card calame, n.m.'],
    ['a definition between two boxes', `${CARD}== Boîte 2\n: Perdue.\n`, '22 text-before-card : Perdue.'],
    ['a card of five words', `${CARD}zain, adj.\n`, '1 card-not-of-four abstème, adj.'],
    ['a card of three words', CARD.split('\n').slice(0, 15).join('\n'), '1 card-not-of-four abstème, adj.'],
    ['a word without its kind', withLine(6, 'calame'), '6 word-without-kind calame'],
    ['a kind that is none', withLine(6, 'calame, nom'), '6 word-without-kind calame, nom'],
    ['a card without its first word', withLine(1, '='), '1 word-without-kind '],
    ['no definition', withLine(7), '6 definition-missing calame'],
    ['two definitions', withLine(8, ': Étang peu profond, que l’on assèche.'), '8 definition-second calame'],
    ['two bluffs', withLine(8), '6 bluffs-not-three calame'],
    ['four bluffs', withLine(8, '- Un.\n- Deux.'), '6 bluffs-not-three calame'],
    ['the same word twice, accents aside', CARD + CARD.replace('abstème', 'abstëmé'), '26 word-twice calame'],
    ['a misspelled word', withLine(6, 'kalamz, n.m.'), '6 word-misspelled kalamz'],
    [
      'a locution of which one word is misspelled',
      withLine(16, 'à la zune, loc. adv.'),
      '16 word-misspelled à la zune',
    ],
    ['a proper noun', withLine(6, 'Cadmos, n.m.'), '6 word-proper Cadmos'],
    ['a text too short', withLine(7, `: ${'R'.repeat(SHORTEST_TEXT - 2)}.`), `7 text-too-short ${'R'.repeat(28)}.`],
    ['a text too long', withLine(7, `: ${'R'.repeat(LONGEST_TEXT)}.`), `7 text-too-long ${'R'.repeat(180)}.`],
    ['a word of the family in the definition', withLine(7, ': Tige que les calames.'), '7 text-of-family calames'],
    ['a word of the family in a bluff', withLine(13, '- Défaire les joints des murs.'), '13 text-of-family joints'],
    ['the same text twice', withLine(9, '- Étang peu profond que l’on assèche l’été.'), '9 text-twice'],
    ['a noun explained by « Qui »', withLine(7, ': Qui sert à écrire.'), '7 text-form Qui sert à écrire.'],
    ['a noun explained with its article', withLine(9, '- Le moment.'), '9 text-form Le moment.'],
    ['a verb explained by no verb', withLine(12, ': Perte des ailes.'), '12 text-form Perte des ailes.'],
    ['an adjective explained by a noun', withLine(4, '- Refus de choisir.'), '4 text-form Refus de choisir.'],
    ['an adverb explained by « Qui »', withLine(18, '- Qui est payé.'), '18 text-form Qui est payé.'],
  ])('tells the line of %s', (_, text, fault) => {
    expect(faultsOf(text)).toContainEqual(expect.stringContaining(fault))
  })

  it.each([
    ['a straight apostrophe', "Tige de roseau que l'on trempait."],
    ['straight quotes', 'Tige de "roseau" que l’on trempait.'],
    ['no space before a semicolon', 'Tige de roseau; que l’on trempait.'],
    ['an ordinary space before a semicolon', 'Tige de roseau ; que l’on trempait.'],
    ['ordinary spaces inside « »', 'Tige de « roseau » que l’on trempait.'],
    ['two spaces', 'Tige de roseau  que l’on trempait.'],
    ['three dots', 'Tige de roseau que l’on trempait...'],
    ['a small initial', 'tige de roseau que l’on trempait.'],
    ['no full stop', 'Tige de roseau que l’on trempait'],
  ])('tells the line of a text with %s', (_, text) => {
    expect(faultsOf(withLine(7, `: ${text}`))).toContain(`7 text-typography ${text}`)
  })

  it('has nothing against « » and ; with their no-break spaces', () => {
    const text = 'Tige de «\u00a0roseau\u00a0»\u00a0; pointe que l’on trempait.'
    expect(faultsOf(withLine(7, `: ${text}`))).toEqual([])
  })

  it('whatever the file, it reads it to the end', () => {
    const line = fc.oneof(fc.constantFrom('= a, adj.', 'b, n.m.', ': A.', '- B.', '', '=', '==', ':'), fc.string())
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { cards, faults } = parseDefinitionCards(lines.join('\n'))
        for (const fault of faults) expect(fault.line).toBeLessThanOrEqual(lines.join('\n').split(/\r?\n/).length)
        expect(cards.length).toBeLessThanOrEqual(lines.length / 20)
      }),
    )
  })
})
