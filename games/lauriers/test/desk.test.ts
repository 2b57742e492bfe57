import { describe, expect, it } from 'vitest'
import { lauriers } from '../game.ts'
import type { Line, Source } from '../rules/lines.ts'
import type { Move } from '../rules/moves.ts'
import { Play } from './driver.ts'

const desk = (texts: Readonly<Record<string, string>> = {}, seed = 'test') => new Play({ seed }).write(texts)
const from = (...sources: string[]) => sources as Source[]
const lines = (...each: readonly (readonly [string, string])[]): Move => ({
  type: 'arrange',
  lines: each.map(([sources, wording]) => ({ from: from(...sources.split(' ')), wording })),
})
const sources = (all: readonly Line[] = []) => all.map((line) => [...line.from].sort().join(' ')).sort()

describe('the leader’s desk', () => {
  it('LAU-7 the leader alone reads all proposals, with their authors, beside the true definition', () => {
    const table = desk()
    const { desk: seen, definition } = table.seenBy('Ana')
    expect(seen?.texts).toEqual({
      truth: definition,
      Bob: 'Texte de Bob.',
      Cléo: 'Texte de Cléo.',
      Dan: 'Texte de Dan.',
    })
    expect(sources(seen?.lines)).toEqual(['Bob', 'Cléo', 'Dan', 'truth'])
    for (const name of ['Bob', 'Dan', undefined]) {
      expect(table.seenBy(name)).toMatchObject({ phase: 'desk', takers: ['Bob', 'Cléo', 'Dan'] })
      expect(JSON.stringify(table.seenBy(name))).not.toMatch(/Texte|vraiment/)
    }
  })

  it('LAU-7 before the writing is closed not even the leader reads them', () => {
    const table = new Play().pick().handIn('Bob').draft('Cléo', 'Texte')
    expect(table.seenBy('Ana')).toMatchObject({ handedIn: ['Bob'] })
    expect(JSON.stringify(table.seenBy('Ana'))).not.toContain('Texte')
  })

  it('LAU-8 any may be touched up, the true one included; all see afterwards what was changed', () => {
    const table = desk({ Bob: 'un oizo' })
    table.lead(lines(['Cléo', 'Danse.'], ['truth', 'Sens vrai.'], ['Bob', ' Un  oiseau. '], ['Dan', 'Texte de Dan']))
    const wordings = ['Danse.', 'Sens vrai.', 'Un oiseau.', 'Texte de Dan']
    expect(table.seenBy('Ana').desk?.lines.map(({ wording }) => wording)).toEqual(wordings)
    table.readAll()
    expect(table.seenBy('Bob').lines).toEqual(wordings)
    table.told({ Bob: 'truth', Cléo: 'truth', Dan: 'truth' })
    const { last } = table.seenBy(undefined)
    expect(last?.lines.map((line) => [line.from, line.wording, last.texts[line.from[0] ?? 'truth']])).toEqual([
      [['Cléo'], 'Danse.', 'Texte de Cléo.'],
      [['truth'], 'Sens vrai.', expect.stringMatching(/veut dire vraiment/)],
      [['Bob'], 'Un oiseau.', 'Un oizo.'],
      [['Dan'], 'Texte de Dan', 'Texte de Dan.'],
    ])
  })

  it('LAU-8 those that mean the same are merged in the leader’s words, also with the true one, and can be parted', () => {
    const table = desk({ Bob: 'Un oiseau des mers', Cléo: 'Oiseau de mer' })
    table.lead(lines(['Bob Cléo', 'Oiseau marin'], ['truth Dan', 'Le vrai sens']))
    table.lead(lines(['Cléo', 'Oiseau de mer'], ['Bob', 'Oiseau marin'], ['truth Dan', 'Le vrai sens']))
    table.readAll()
    expect(table.seenBy('Bob').lines).toEqual(['Oiseau de mer', 'Oiseau marin', 'Le vrai sens'])
  })

  it.each([
    ['one is dropped', lines(['Bob', 'a'], ['Cléo', 'b'], ['truth', 'c'])],
    ['the true one is dropped', lines(['Bob', 'a'], ['Cléo', 'b'], ['Dan', 'c'])],
    ['one is invented', lines(['Bob', 'a'], ['Cléo', 'b'], ['Dan', 'c'], ['truth', 'd'], ['Ana', 'e'])],
    ['one is read twice', lines(['Bob', 'a'], ['Bob Cléo', 'b'], ['Dan', 'c'], ['truth', 'd'])],
    ['one is doubled for another', lines(['Bob', 'a'], ['Bob', 'b'], ['Dan', 'c'], ['truth', 'd'])],
  ])('LAU-8 none is dropped, none invented: refused when %s', (_, move) => {
    const table = desk()
    const before = table.state
    expect(table.ask('Ana', move)).toMatchObject({ rule: 'LAU-8', code: 'none-dropped-none-invented' })
    expect(table.state).toBe(before)
  })

  it('LAU-8 a capital and a full stop are set when the writing closes: that is nobody’s touch-up', () => {
    const table = new Play().pick().handIn('Bob', 'petite prune').handIn('Cléo', 'Étoffe !').draft('Dan', 'danse,')
    expect(table.seenBy('Bob').mine?.text).toBe('petite prune')
    expect(table.seenBy('Dan').mine?.text).toBe('danse,')
    table.letTimePass().letTimePass()
    expect(table.seenBy('Ana').desk?.texts).toMatchObject({ Bob: 'Petite prune.', Cléo: 'Étoffe !', Dan: 'Danse.' })
    table.readAll().told({ Bob: 'Dan', Cléo: 'Dan', Dan: 'Bob' })
    const { lines = [], texts } = table.seenBy('Bob').last ?? {}
    expect(lines.map(({ from, wording }) => wording === texts?.[from[0] ?? 'truth'])).toEqual([true, true, true, true])
  })

  it('LAU-8 a text of 300 signs and its full stop can be arranged', () => {
    const table = desk({ Bob: 'x'.repeat(300) })
    const move = { type: 'arrange', lines: [...table.lines].reverse() } as const
    const sent = { ...move, lines: move.lines.map((line, nth) => ({ ...line, from: [`s${nth}`, 'truth'] })) }
    expect(lauriers.readMove(sent)).toEqual(sent)
    expect(table.lead(move).lines.some(({ wording }) => wording.length === 301)).toBe(true)
  })

  it('LAU-8 none is left without words', () => {
    const move = lines(['Bob', ' '], ['Cléo', 'b'], ['Dan', 'c'], ['truth', 'd'])
    expect(desk().ask('Ana', move)).toMatchObject({ rule: 'LAU-8', code: 'none-without-words' })
  })

  it('LAU-8 texts equal by ALL-1 are merged in any case, and stay so', () => {
    const table = desk({ Bob: 'Œuf de l’oie, cuit.', Dan: 'OEUF DE L’OIE CUIT' })
    expect(sources(table.seenBy('Ana').desk?.lines)).toEqual(['Bob Dan', 'Cléo', 'truth'])
    const parted = lines(['Bob', 'Œuf'], ['Dan', 'Poule'], ['Cléo', 'x'], ['truth', 'y'])
    expect(table.ask('Ana', parted)).toMatchObject({ rule: 'LAU-8', code: 'equal-texts-are-one' })
    // In other words, or with a third one, but together.
    table.lead(lines(['Bob Cléo Dan', 'Œuf cuit'], ['truth', 'y']))
  })

  it('LAU-8 a text equal to the true one is merged with it, in the card’s words', () => {
    for (let nth = 0; nth < 8; nth++) {
      const table = new Play({ seed: `equal ${nth}` }).pick()
      const { definition = '' } = table.seenBy('Ana')
      table.handIn('Bob', definition.toUpperCase()).handIn('Cléo').handIn('Dan')
      const line = table.lines[table.placeOf('Bob')]
      expect([line?.from.includes('truth'), line?.wording]).toEqual([true, definition])
    }
  })

  it('LAU-8 touched up to be equal, they are read as one', () => {
    const table = desk().lead(lines(['Bob', 'Oiseau'], ['Cléo', 'x'], ['Dan', 'oiseau !'], ['truth', 'y']))
    expect(table.readAll().seenBy('Bob').lines).toEqual(['Oiseau', 'x', 'y'])
    expect(table.placeOf('Dan')).toBe(0)
  })

  it('LAU-8 likely twins are pointed out to the leader alone, the true one’s included', () => {
    const table = new Play().pick()
    const { definition = '' } = table.seenBy('Ana')
    table.handIn('Bob', `Voici ${definition.toLowerCase()}`).handIn('Cléo', 'Danse').handIn('Dan', 'Poisson séché')
    const twins = [table.placeOf('Bob'), table.placeOf('truth')].sort()
    expect(table.seenBy('Ana').desk?.twins).toEqual([twins])
    for (const name of ['Bob', undefined]) expect(table.seenBy(name).desk).toBeUndefined()
    // Merged, there is nothing left to point at.
    expect(table.merge('Bob', 'truth').seenBy('Ana').desk?.twins).toEqual([])
  })

  it('LAU-8 nothing is pointed out that the leader must merge: all may be read as they are', () => {
    const table = desk({ Bob: 'Oiseau de mer', Cléo: 'Oiseau des mers' })
    expect(table.seenBy('Ana').desk?.twins).toHaveLength(1)
    expect(table.readAll().seenBy('Bob').lines).toHaveLength(4)
  })

  it('LAU-8 after 3 minutes they are read as they stand', () => {
    const table = desk().merge('Bob', 'truth')
    expect(table.seenBy('Bob')).toMatchObject({ phase: 'desk', lasts: 180 })
    const wordings = table.lines.map(({ wording }) => wording)
    expect(table.letTimePass().phase).toBe('read')
    expect(table.readAll().seenBy('Bob').lines).toEqual(wordings)
  })

  it('LAU-8 once the first is read nothing changes any more', () => {
    const table = desk().lead({ type: 'publish' })
    const arranged: Move = { type: 'arrange', lines: [...table.lines].reverse() }
    for (let isOpen = true; isOpen; isOpen = table.phase !== 'tell') {
      for (const move of [arranged, { type: 'shuffle' }, { type: 'publish' }] as const)
        expect(table.ask('Ana', move)).toMatchObject({ rule: 'LAU-8', code: 'read-out-already' })
      if (table.phase === 'vote') table.vote({ Bob: 'truth', Cléo: 'truth', Dan: 'truth' })
      else table.readOn()
    }
  })

  it('LAU-7 LAU-8 the desk is the leader’s alone', () => {
    const table = desk()
    const moves = [{ type: 'arrange', lines: table.lines }, { type: 'shuffle' }, { type: 'publish' }] as const
    for (const move of moves) expect(table.ask('Bob', move)).toMatchObject({ rule: 'LAU-3', code: 'leader-only' })
    expect(lauriers.due(table.state)?.move).toEqual({ type: 'time-up', step: table.state.step })
  })

  it('ALL-8 what is arranged already is done, and not written', () => {
    const table = desk()
    const events = table.events.length
    expect(table.lead({ type: 'arrange', lines: table.lines }).events).toHaveLength(events)
  })
})
