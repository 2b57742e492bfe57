import { seededChance } from '@tablee/kernel'
import { fold } from '@tablee/lexicon'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BAGS, KINDS, kindOf, LIMITS, mayDraw, nextTile, restOf, shaken, TILES } from '../rules/bag.ts'
import { Table } from './driver.ts'

const vowelsIn = (letters: readonly string[]) => letters.filter((letter) => kindOf(letter) === 'vowel').length

describe('the set-up', () => {
  it('DIX-1 is for one to twelve', () => {
    for (const players of [0, 13]) expect(() => new Table({ players })).toThrow('one-to-twelve')
    for (const players of [1, 12]) expect(new Table({ players }).seen.seats).toHaveLength(players)
  })
  it.each([3, 5, 10] as const)('DIX-1 lasts %i rounds', (rounds) => {
    const table = new Table({ rounds })
    for (let round = 1; round <= rounds; round++) {
      expect(table.seen).toMatchObject({ round, rounds })
      table.round({}).next()
    }
    expect(table.seen.phase).toBe('over')
  })
})

describe('the bags', () => {
  it('DIX-3 hold every letter at least once, vowels apart from consonants, and more E than anything', () => {
    const all = [...BAGS.vowel, ...BAGS.consonant]
    expect(new Set(all).size).toBe(26)
    expect(all.every((letter) => fold(letter) === letter)).toBe(true)
    for (const kind of KINDS) expect(BAGS[kind].every((letter) => kindOf(letter) === kind)).toBe(true)
    const count = (letter: string) => all.filter((each) => each === letter).length
    expect(Math.max(...new Set(all.map(count)))).toBe(count('E'))
    expect(count('S')).toBeGreaterThan(count('B'))
    expect(count('B')).toBeGreaterThan(count('W'))
  })
  it('DIX-3 a draw holds no tile more often than the bags, and three to six vowels, whatever is called', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.constantFrom(...KINDS), { maxLength: 14 }), (seed, calls) => {
        const chance = seededChance(seed)
        const bags = shaken(BAGS, chance)
        let letters: readonly string[] = []
        for (const kind of calls) if (mayDraw(letters, kind)) letters = [...letters, nextTile(bags, letters, kind)]
        letters = [...letters, ...restOf(bags, letters, chance)]
        expect(letters).toHaveLength(TILES)
        expect(vowelsIn(letters)).toBeGreaterThanOrEqual(LIMITS.vowel[0])
        expect(vowelsIn(letters)).toBeLessThanOrEqual(LIMITS.vowel[1])
        for (const letter of letters)
          expect(letters.filter((each) => each === letter).length).toBeLessThanOrEqual(
            [...BAGS.vowel, ...BAGS.consonant].filter((each) => each === letter).length,
          )
      }),
    )
  })
  it('DIX-3 are full again in the next round', () => {
    const table = new Table({ tiles: ['AEIOUY', 'BCDFGHJ'] }).callAll('VVVVVVCCCC').round({})
    expect(table.next().callAll('VVVVVV').seen.letters).toEqual([...'AEIOUY'])
  })
})

describe('the draw', () => {
  it('DIX-2 DIX-4 each call brings the next letter of its bag; after ten of them the writing begins', () => {
    const table = new Table({ tiles: ['AEIOUY', 'BCDFGHJ'] })
    expect(table.seen).toMatchObject({ phase: 'draw', caller: 'A', letters: [] })
    table.callAll('VCVCVCVCV')
    expect(table.seen).toMatchObject({ phase: 'draw', letters: [...'ABECIDOFU'] })
    table.callAll('C')
    expect(table.seen).toMatchObject({ phase: 'write', letters: [...'ABECIDOFUG'] })
  })
  it('DIX-3 the seventh vowel and the eighth consonant are refused', () => {
    const vowels = new Table().callAll('VVVVVV')
    expect(vowels.seen.mayCall).toEqual(['consonant'])
    expect(vowels.call('A', 'vowel')).toMatchObject({ rule: 'DIX-3', code: 'enough-vowels' })
    const consonants = new Table().callAll('CCCCCCC')
    expect(consonants.seen.mayCall).toEqual(['vowel'])
    expect(consonants.call('A', 'consonant')).toMatchObject({ rule: 'DIX-3', code: 'enough-consonants' })
  })
  it('DIX-4 only the caller calls, clockwise round by round', () => {
    const table = new Table({ players: 3 })
    expect(table.call('B', 'vowel')).toMatchObject({ rule: 'DIX-4', code: 'another-calls' })
    const callers = [1, 2, 3, 4].map(() => {
      const { caller } = table.seen
      table.round({}).next()
      return caller
    })
    expect(callers).toEqual(['A', 'B', 'C', 'A'])
  })
  it('DIX-4 who is not there is passed over', () => {
    const table = new Table({ players: 3 }).leave('B').round({}).next()
    expect(table.seen.caller).toBe('C')
  })
  it('DIX-4 ALL-2 chance draws what is missing after 20 s, twice that for whoever asked for time', () => {
    for (const [unhurried, lasts] of [
      [[], 20],
      [['A'], 40],
      [['B'], 20],
    ] as const) {
      const table = new Table({ unhurried }).callAll('VV')
      expect(table.seen.lasts).toBe(lasts)
      const [first, second] = table.seen.letters ?? []
      table.letTimePass()
      expect(table.seen.phase).toBe('write')
      expect(table.seen.letters?.slice(0, 2)).toEqual([first, second])
    }
  })
  it('DIX-4 the caller may leave the rest to chance', () => {
    const table = new Table().callAll('CCCCCCC')
    expect(table.ask('B', { type: 'draw-rest', step: table.step })).toMatchObject({ rule: 'DIX-4' })
    expect(vowelsIn(table.drawn().seen.letters ?? [])).toBe(3)
  })
  it.each(['a', 'b', 'c', 'd', 'e'])('DIX-4 the machine draws four or five vowels (seed %s)', (seed) => {
    const { phase, letters = [] } = new Table({ draw: 'machine', seed }).seen
    expect(phase).toBe('write')
    expect([4, 5]).toContain(vowelsIn(letters))
  })
  it('DIX-4 after six vowels chance draws no other', () => {
    expect(vowelsIn(new Table().callAll('VVVVVV').drawn().seen.letters ?? [])).toBe(6)
  })
  it('DIX-4 chance draws now four vowels, now five', () => {
    const counts = Array.from({ length: 30 }, (_, nth) =>
      vowelsIn(new Table({ draw: 'machine', seed: `vowels ${nth}` }).seen.letters ?? []),
    )
    expect([...new Set(counts)].sort()).toEqual([4, 5])
  })
  it('ALL-3 a pause covers the letters that are drawn so far', () => {
    const table = new Table().callAll('VC')
    expect(table.seen.letters).toHaveLength(2)
    const covered = table.seenBy('A', { isPaused: true })
    expect([covered.isCovered, covered.letters]).toEqual([true, undefined])
  })
  it('DIX-14 ALL-7 without a clock a caller who is gone is waited for until the host calls time', () => {
    expect(new Table({ hasClock: false }).leave('A').withoutAt).toBeUndefined()
  })
  it('DIX-14 a caller who is gone is waited for 5 s', () => {
    const table = new Table().leave('A')
    expect(table.withoutAt).toBe(table.now + 5000)
    expect(table.goOnWithout().seen.phase).toBe('write')
  })
  it('ALL-8 a second touch on the same letter is late', () => {
    const table = new Table()
    const { step } = table
    table.call('A', 'vowel')
    expect(table.ask('A', { type: 'call', step, kind: 'vowel' })).toMatchObject({ rule: 'ALL-8', code: 'too-late' })
  })
})
