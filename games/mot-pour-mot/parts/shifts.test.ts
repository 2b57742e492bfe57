import { atDepth } from '@tablee/kernel/testing/depth'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Play } from '../test/driver.ts'
import { exitOf, lettersOut, movedAt, shiftsOf, withSpelled } from './shifts.ts'

const seen = (play: Play) => play.seenBy(undefined)

describe('tiles moved this turn', () => {
  it('MPM-30 CLASSE: from where each stood, S out by its second S', () => {
    const play = new Play().turn('SOLS').turn('AE').spell('CLASSE')
    expect(shiftsOf(seen(play))).toEqual([
      { letter: 'C', from: 0, to: 1 },
      { letter: 'L', from: 1, to: 2 },
      { letter: 'S', from: 2, to: undefined },
    ])
    expect(lettersOut(seen(play), 'sel')).toEqual(['S'])
    expect(movedAt(seen(play))).toEqual([true, true, false, true, false, false])
  })
  it('MPM-31 CHAT: capture pulls toward oneself', () => {
    const play = new Play({ edition: 'capture', first: 'poivre' }).turn('TT').turn('AE').spell('CHAT')
    expect(shiftsOf(seen(play))).toEqual([
      { letter: 'C', from: 0, to: 1 },
      { letter: 'H', from: 0, to: 1 },
      { letter: 'T', from: 2, to: undefined },
    ])
  })
  it('MPM-10 tiles leave at the opponents’ side in cactus, at one’s own in capture', () => {
    expect([exitOf('cactus', 'sel'), exitOf('cactus', 'poivre')]).toEqual(['poivre', 'sel'])
    expect([exitOf('capture', 'sel'), exitOf('capture', 'poivre')]).toEqual(['sel', 'poivre'])
  })
  it('MPM-12 what is shown ahead of the table is what the table then shows, letters taken back included', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'ABCDEFGHILMNOPRSTUV'), maxLength: 12 })
    fc.assert(
      fc.property(
        fc.constantFrom('cactus' as const, 'capture' as const),
        fc.constantFrom(3 as const, 5 as const, 7 as const),
        fc.array(
          letters.filter((word) => word !== ''),
          { maxLength: 3 },
        ),
        letters,
        letters,
        (edition, columns, before, shown, next) => {
          const play = new Play({ edition, options: { columns, isLong: true } })
          for (const [nth, word] of before.entries())
            if (play.state.phase.name === 'draw') play.turn(`${word}${'Z'.repeat(nth + 1)}`)
          if (play.state.phase.name !== 'draw') return
          play.spell(shown)
          const ahead = withSpelled(seen(play), next)
          const captain = play.captain(play.state.active)
          if (shown !== '') play.do(captain, { type: 'take-back', count: shown.length })
          for (const letter of next) play.do(captain, { type: 'spell', letter })
          const { tiles, spelled, moved } = seen(play)
          expect(ahead).toMatchObject({ tiles, spelled, moved })
        },
      ),
      { numRuns: atDepth(200) },
    )
  })
})
