import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import type { Letter, View } from '../game.ts'
import { SampleKokomots } from '../test/sample-replay.ts'
import { Composing } from './composing.svelte.ts'

const me = 's1' as SeatId
const card = (letter: string, constraint?: Letter['constraint']): Letter => ({
  id: `${letter}${constraint ?? ''}`,
  letter,
  ...(constraint === undefined ? {} : { constraint }),
})
const column = (title: string, letters: string, isHeld = false) => ({
  title,
  theme: `theme ${title}`,
  themesLeft: 5,
  letters: [...letters].map((letter) => ({ id: `${title} ${letter}`, letter })),
  lettersLeft: [5, 5] as const,
  isHeld,
})

const classic = (rest: Partial<View> = {}): View => ({
  ...new SampleKokomots().by('s1', { type: 'ready' }).view({ kind: 'seat', seat: me }),
  hand: [card('C', 'first'), card('O'), card('I')],
  columns: [column('Au marché', 'PE'), column('À la mer', 'QL'), column('En musique', 'RV'), column('En ville', 'NA')],
  ...rest,
})
const composing = (view: View, text = '', away: readonly string[] = []) => {
  const made = new Composing(
    () => view,
    () => me,
    (seat) => !away.includes(seat),
  )
  for (const sign of text) made.type(sign)
  return made
}
const lit = ({ standing }: Composing) =>
  [...standing].sort(([one], [other]) => one - other).map(([at, { letter }]) => `${letter}${at}`)

describe('what the app proposes for a word', () => {
  it('KOK-6 KOK-24 the theme whose column brings most, with the cards that bring most', () => {
    const word = composing(classic(), 'coquillage')
    expect(word.way?.column).toBe(1)
    expect(word.points).toBe(7)
    expect(lit(word)).toEqual(['C0', 'O1', 'Q2', 'I4', 'L5'])
    expect(word.claim).toMatchObject({ type: 'claim', word: 'coquillage', column: 1, isLinked: false })
    expect(word.taken.get('O')).toBe('own')
    expect(word.taken.get('À la mer Q')).toBe('column')
  })
  it('letters light up while the word is still being typed', () => {
    expect(lit(composing(classic(), 'co'))).toEqual(['C0', 'O1'])
    expect(composing(classic(), 'co').claim).toBeUndefined()
  })
  it('another theme is one touch away, and the same touch gives the choice back', () => {
    const word = composing(classic(), 'coquillage')
    word.chooseColumn(3)
    expect([word.column, word.claim?.column, word.claim?.orElse]).toEqual([3, 3, undefined])
    word.chooseColumn(3)
    expect([word.column, word.claim?.column]).toEqual([undefined, 1])
  })
  it('KOK-40 of several themes none is taken for the one that was meant: all of them go with the word', () => {
    const word = composing(classic(), 'coquillage')
    expect(word.column).toBeUndefined()
    expect(word.choices.map((way) => word.titleOf(way))).toEqual(['À la mer', 'Au marché', 'En ville'])
    expect(word.claim).toMatchObject({ column: 1, orElse: [{ column: 0 }, { column: 3 }] })
    const [, market] = word.choices
    expect(market && word.claimFor(market)).toMatchObject({ column: 0, themes: ['theme Au marché'] })
    expect(market && word.claimFor(market)).not.toHaveProperty('orElse')
  })
  it('KOK-40 what the lists do not tell is asked for, until something is changed', () => {
    const word = composing(classic(), 'coquillage')
    word.clear()(true)
    expect([word.text, word.isUndecided]).toEqual(['coquillage', true])
    word.chooseColumn(0)
    expect([word.isUndecided, word.claim?.column]).toEqual([false, 0])
    const typedOn = composing(classic(), 'coquillage')
    const putBack = typedOn.clear()
    typedOn.type('c')
    putBack(true)
    expect([typedOn.text, typedOn.isUndecided]).toEqual(['c', false])
  })
  it('a theme chosen before the word is written stays chosen', () => {
    const word = composing(classic())
    word.chooseColumn(0)
    for (const sign of 'coquillage') word.type(sign)
    expect([word.column, word.choices, word.claim?.orElse]).toEqual([0, [], undefined])
  })
  it('KOK-8 a refused word comes back to be mended; what is typed first begins another one', () => {
    const word = composing(classic())
    word.giveBack('coquillages')
    expect([word.text, word.isReturned]).toEqual(['coquillages', true])
    word.erase()
    expect([word.text, word.isReturned]).toEqual(['coquillage', false])
    const anew = composing(classic())
    anew.giveBack('coquillages')
    anew.type('l')
    anew.type('i')
    expect(anew.text).toBe('li')
    const begun = composing(classic(), 'co')
    begun.giveBack('coquillages')
    expect(begun.text).toBe('co')
  })
  it('every column that could take the word says what it would bring', () => {
    const word = composing(classic(), 'coquillage')
    expect(word.offers.map(({ column, points }) => `${column}: ${points}`)).toEqual(['1: 7', '0: 6', '3: 6'])
    expect(word.titles).toEqual(['À la mer'])
    word.chooseColumn(3)
    expect([word.offers.length, word.titles]).toEqual([3, ['En ville']])
  })
  it('KOK-9 a letter of another column chooses that column; it is never taken beside another’s', () => {
    const word = composing(classic(), 'coquillage')
    word.touchIn(card('A'), 3)
    expect(word.column).toBe(3)
    expect([...word.taken.keys()].some((id) => id.startsWith('À la mer'))).toBe(false)
  })
  it('a card that is touched is left out, touched again it is back', () => {
    const word = composing(classic(), 'coquillage')
    word.touch(card('C', 'first'))
    expect(word.points).toBe(5)
    word.touch(card('C', 'first'))
    expect(word.points).toBe(7)
  })
  it('KOK-6 a card takes the place of another of its letter, where the word has it once', () => {
    const twice = classic({ hand: [card('E'), card('E', 'last'), card('R')] })
    const word = composing(twice, 'mere')
    expect(word.taken.has('Elast')).toBe(true)
    const once = composing(classic({ hand: [card('E'), card('E', 'spell')] }), 'pelu')
    expect(once.taken.has('Espell')).toBe(true)
    once.touch(card('E'))
    expect([once.taken.has('E'), once.taken.has('Espell')]).toEqual([true, false])
  })
  it('KOK-40 what waits for the judge is proposed for nothing else', () => {
    const view = classic()
    const held = { ...view, columns: view.columns?.map((each, nth) => ({ ...each, isHeld: nth === 1 })) ?? [] }
    expect(composing(held, 'coquillage').column).not.toBe(1)
  })
  it('KOK-27 to link the fifth theme brings three more', () => {
    const word = composing(
      classic({ mode: 'expert', fifth: { title: 'Au cinéma', theme: 'f', themesLeft: 9, isHeld: false } }),
      'coquillage',
    )
    word.link()
    expect([word.points, word.claim?.isLinked]).toEqual([10, true])
  })
  it('KOK-8 what was refused is not announced again; on another theme it may be', () => {
    const refused = [{ letters: 'COQUILLAGE', themes: ['theme À la mer'] }]
    const word = composing(classic({ refused }), 'coquillage')
    expect(word.choices.map(({ column }) => column)).toEqual([0, 3])
    word.chooseColumn(1)
    expect([word.isRefused, word.claim]).toEqual([true, undefined])
    word.chooseColumn(3)
    expect(word.claim?.column).toBe(3)
  })
  it('KOK-19 letters of one word are safer; of a name, letters of them all', () => {
    const view = classic({ hand: [card('N'), card('K')], columns: [column('Ville', 'OR')] })
    const word = composing(view, 'new york')
    expect(lit(word)).toEqual(['O4', 'R5', 'K6'])
    word.nameOrNot()
    expect(lit(word)).toEqual(['N0', 'O4', 'R5', 'K6'])
    expect(word.claim?.word).toBe('New York')
  })
})

describe('why a word cannot be announced, before one tries', () => {
  it('KOK-6 no letter of one’s own, none of a column, none of the chosen one', () => {
    expect(composing(classic(), 'pre').lack).toEqual({ kind: 'own' })
    expect(composing(classic(), 'ciboù').lack).toEqual({ kind: 'column' })
    const chosen = composing(classic(), 'coq')
    chosen.chooseColumn(2)
    expect(chosen.lack).toEqual({ kind: 'column', title: 'En musique' })
  })
  it('KOK-6 one letter is not two cards', () => {
    const view = classic({ hand: [card('E')], columns: [column('Au marché', 'E')] })
    expect(composing(view, 'mer').lack).toEqual({ kind: 'twice', letter: 'E' })
  })
  it('KOK-20 a letter that must stand elsewhere', () => {
    const view = classic({ hand: [card('C', 'first')] })
    expect(composing(view, 'place').lack).toEqual({ kind: 'constraint', letter: 'C', constraint: 'first' })
  })
  it('KOK-40 a theme that waits for the judge', () => {
    const view = classic({ columns: [column('Au marché', 'PE', true)] })
    const word = composing(view, 'coq')
    word.chooseColumn(0)
    expect(word.lack).toEqual({ kind: 'held', title: 'Au marché' })
  })
})

describe('a team’s packets', () => {
  const packets = [
    { holder: me, size: 1, letters: [card('C')] },
    { holder: 's2' as SeatId, size: 2, letters: [card('O'), card('E')] },
  ]
  const team = classic({ mode: 'teams', packets, words: [], hand: [] })

  it('KOK-35 one’s own comes first; a word for a mate’s is only suggested', () => {
    const mine = composing(team, 'cap')
    expect([mine.packet, mine.way?.source.holder]).toEqual([0, undefined])
    const theirs = composing(team, 'pore')
    expect([theirs.packet, theirs.way?.source.holder]).toEqual([1, 's2'])
  })
  it('KOK-35 for a mate who is away one announces', () => {
    expect(composing(team, 'pore', ['s2']).way?.source).toEqual({ packet: 1, letters: packets[1]?.letters })
  })
  it('KOK-36 a packet serves one word', () => {
    const used = { word: 'cap', packet: 0, letters: [card('C')], theme: { id: 't', title: 'Au marché' } }
    expect(composing({ ...team, words: [used] }, 'cap').lack).toEqual({ kind: 'own' })
  })
})

describe('begun anew', () => {
  it('what was announced comes back when it is refused, unless the next word is begun', () => {
    const word = composing(classic(), 'coquillage')
    const putBack = word.clear()
    expect(word.text).toBe('')
    putBack()
    expect(word.text).toBe('coquillage')
    const again = word.clear()
    word.type('m')
    again()
    expect(word.text).toBe('m')
  })
  it('ALL-4 what is put back is no new trial: why it was refused stays to be read', () => {
    const word = composing(classic(), 'coquillage')
    const putBack = word.clear()
    const before = word.changes
    putBack()
    expect(word.changes).toBe(before)
    word.erase()
    expect(word.changes).toBeGreaterThan(before)
  })
})
