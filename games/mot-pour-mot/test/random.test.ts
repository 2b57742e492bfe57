import { seededChance } from '@tablee/kernel'
import { atDepth, enough, unreached } from '@tablee/kernel/testing/depth'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { motPourMot } from '../game.ts'
import { EDITIONS } from '../rules/options.ts'
import { type State, TILES } from '../rules/state.ts'
import { CARDS, Play } from './driver.ts'
import { NAMES, playOn, sensible, steps } from './random-play.ts'

const cardsIn = ({ pile, played, phase }: State) => [...pile, ...played, ...('card' in phase ? [phase.card.id] : [])]

describe('random play', () => {
  it.each(EDITIONS)('ALL-6 %s: as soon as a turn is over nobody knows more than an onlooker', (edition) => {
    let grown = 0
    fc.assert(
      fc.property(steps(300), (all) => {
        const table = new Play({ edition, known: [...TILES], options: { columns: 3, mayTurnOver: true } })
        let was = 0
        playOn(table, all, () => {
          const is = motPourMot.deal?.(table.state) ?? 0
          expect(is).toBeGreaterThanOrEqual(was)
          if (is > was && table.state.phase.name !== 'over') {
            grown += 1
            for (const seat of NAMES) expect(table.seenBy(seat)).toEqual(table.seenBy(undefined))
          }
          was = is
        })
      }),
      { numRuns: atDepth(30) },
    )
    expect(grown).toBeGreaterThan(enough(30))
  })

  it.each(EDITIONS)('%s: tiles and cards are conserved', (edition) => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(steps(400), (all) => {
        const table = new Play({ edition, known: [...TILES], options: { columns: 3, mayTurnOver: true } })
        playOn(table, all, () => {
          expect(Object.keys(table.state.tiles).sort()).toEqual([...TILES].sort())
          expect(cardsIn(table.state).sort()).toEqual([...CARDS.keys()].sort())
          // Turns had, lost and skipped alternate: the first team is never more than one ahead (MPM-26).
          const ahead = table.state.turns.sel - table.state.turns.poivre
          if (table.state.phase.name !== 'over') expect(ahead).toBe(table.state.active === 'sel' ? 0 : 1)
        })
        for (const { type } of table.events) seen.add(type)
      }),
      { numRuns: atDepth(100) },
    )
    // Random play that never gets anywhere proves nothing.
    const reached = [
      'card-turned',
      'suggested',
      'letters-taken-back',
      'answered',
      'contested',
      'vote-opened',
      'voted',
      'won',
    ]
    expect(unreached(reached.filter((type) => !seen.has(type)))).toEqual([])
  })

  it('MPM-29 people with five cards, to which nobody knows an answer, come to an end all the same', () => {
    const five = new Map(Array.from({ length: 5 }, (_, nth) => [`own-${nth}`, { front: `${nth}`, back: `${nth}` }]))
    fc.assert(
      fc.property(fc.constantFrom(...EDITIONS), fc.string(), (edition, seed) => {
        const table = new Play({ edition, seed, known: [...TILES], world: { cards: five } })
        const chance = seededChance(`people ${seed}`)
        for (let steps = 0; steps < 4000 && table.state.phase.name !== 'over'; steps++) {
          const choices = sensible(table)
          const [by, asked] = choices[chance.below(choices.length)] ?? []
          if (by !== undefined && asked !== undefined) table.ask(by, asked)
        }
        expect(table.state.phase.name).toBe('over')
      }),
      { numRuns: atDepth(40) },
    )
  })

  it.each(EDITIONS)('%s: left to the clock, every wait ends (ALL-7), and the game with them', (edition) => {
    const table = new Play({ edition })
    const phase = (): State['phase']['name'] => table.state.phase.name
    for (let turn = 0; turn < 12 && phase() !== 'over'; turn++) {
      while (phase() !== 'spell') table.letTimePass()
      const word = table.state.active === 'sel' ? `BCDFGH${'A'.repeat(turn)}` : ''
      for (const each of word) table.do('Ana', { type: 'spell', letter: each })
      while (phase() !== 'draw' && phase() !== 'over') table.letTimePass()
    }
    expect(table.state.phase).toEqual({ name: 'over', winner: 'sel' })
  })
})

describe('secrecy', () => {
  it('how somebody voted is theirs until the count', () => {
    const table = new Play().answer('SOL').do('Dan', { type: 'contest' }).do('Ana', { type: 'call-vote' })
    const otherwise = (vote: 'for' | 'against') => {
      const copy = new Play().answer('SOL').do('Dan', { type: 'contest' }).do('Ana', { type: 'call-vote' })
      return copy.do('Bob', { type: 'vote', vote })
    }
    for (const name of ['Ana', 'Cléo', 'Dan', 'Eve', undefined])
      expect(otherwise('for').seenBy(name)).toEqual(otherwise('against').seenBy(name))
    expect(otherwise('for').seenBy('Bob')).not.toEqual(otherwise('against').seenBy('Bob'))
    expect(table.seenBy('Ana').voted).toEqual([])
  })
})
