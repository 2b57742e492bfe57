import { describe, expect, it } from 'vitest'
import { cardsOf, checkDecks, deckFile, type Spoiling, spoil } from '../../../packages/rehearsal/testing/check-decks.ts'

const PITCHER = '= alcarazas, n.m.\n'
const FUNNEL = 'chantepleure, n.f.\n'
const SHAME = ': Qui reste tout honteux après avoir eu le dessous.\n'

interface Counts {
  readonly cards: number
  readonly faults: number
  readonly words: number
  readonly boxes: Readonly<Record<string, number>>
  readonly kinds: Readonly<Record<string, number>>
  readonly foundOf100: Readonly<Record<string, { readonly most: number; readonly least: number }>>
}

const SPOILED: readonly Spoiling[] = [
  ['one box only', '== Boîte 2', '', '', 'box-too-small: 2'],
  ['a part of speech that is nowhere', /(?<!loc\.), adv\./g, ', loc. adv.', '', 'kind-missing: adv.'],
  ['a misspelled headword', 'alcarazas, n.m.', 'alcarazzas, n.m.', '= alcarazzas', 'word-misspelled: alcarazzas'],
  ['a proper headword', 'alcarazas, n.m.', 'Alcarazas, n.m.', '= Alcarazas', 'word-proper: Alcarazas'],
  ['a word twice', FUNNEL, 'alcarazas, n.f.\n', 'alcarazas, n.f.', 'word-twice: alcarazas'],
  ['a definition too short', SHAME, ': Qui est honteux.\n', ': Qui est honteux.', 'text-too-short: Qui est honteux.'],
  ['a definition of the family', ': Entonnoir à', ': Entonnoir à chanter à', ': Entonnoir', 'text-of-family: chanter'],
  ['two bluffs', new RegExp(`(${PITCHER}:.*\n)-.*\n`), '$1', PITCHER, 'bluffs-not-three: alcarazas'],
  ['a card of three', /^chantepleure(.*\n)+?\n/m, '', PITCHER, 'card-not-of-four: alcarazas, n.m.'],
]

const spoiled = spoil('lauriers', SPOILED)
const all = await checkDecks(...spoiled.map(({ path }) => path))

describe('the cards with one thing spoiled', () => {
  it.each(spoiled)('$kind: file, line and fault are told', ({ complaint }) => {
    expect(all.status).toBe(1)
    expect(all.stderr).toContain(complaint)
  })

  it('truths that give themselves away', async () => {
    const text = cardsOf('lauriers').replace(/^(: .*)\.$/gm, '$1, en un mot, comme en cent.')
    const { status, stderr } = await checkDecks(deckFile(text))
    expect(status).toBe(1)
    expect(stderr).toMatch(/by « commas » the true definition is found \d+(\.\d)? times of 100/)
  })
})

describe('the cards', () => {
  const ours = checkDecks<Counts>(deckFile(cardsOf('lauriers')))

  it('LAU-4 Les Lauriers has two boxes of 129 cards, 1,032 words of all kinds, and no fault', async () => {
    const deck = (await ours).counts['deck.txt']
    expect([deck?.faults, deck?.cards, deck?.words]).toEqual([0, 258, 1032])
    expect(deck?.boxes).toEqual({ 1: 129, 2: 129 })
    expect(Object.keys(deck?.kinds ?? {}).sort()).toEqual(['adj.', 'adv.', 'loc. adv.', 'n.f.', 'n.m.', 'v.i.', 'v.t.'])
  })

  it('no simple guesser finds the true definition more than 32 times of 100', async () => {
    const found = Object.entries((await ours).counts['deck.txt']?.foundOf100 ?? {})
    expect(found.length).toBeGreaterThan(10)
    expect(found.filter(([, { most, least }]) => Math.max(most, least) > 32)).toEqual([])
  })
})
