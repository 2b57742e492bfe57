import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import type { View } from '../game.ts'
import { toldLine } from '../telling/tell.ts'
import { gameTexts } from '../texts/texts.ts'
import { speakerOf } from './speaker.ts'

const [ana, bob, cleo] = ['ana', 'bob', 'cleo'] as SeatId[] as [SeatId, SeatId, SeatId]
const packets = [ana, ana, cleo].map((holder, nth) => ({ holder, size: nth + 1 }))
const claim = { type: 'claim', word: 'os', column: 0, isLinked: false, cards: [] } as const

describe('around one device', () => {
  it('KOK-35 the holder of a packet announces, whoever types', () => {
    const view = { packets } as unknown as View
    const by = (move: object) => speakerOf(view, bob, { type: 'play', move })
    expect([by({ ...claim, packet: 0 }), by({ ...claim, packet: 2 })]).toEqual([ana, cleo])
    expect([by(claim), by({ type: 'ready' })]).toEqual([undefined, undefined])
  })

  it('ALL-7 time is called in the host’s name', () => {
    expect(speakerOf({} as View, bob, { type: 'call-time', move: { type: 'time-up', step: 1 } })).toBe(bob)
  })
})

describe('where nobody could judge', () => {
  const told = (happening: object) =>
    toldLine({ seat: ana, word: 'sole', titles: ['Mer'], ...happening } as never, gameTexts.fr, () => 'Ana', {
      view: { mode: 'classic', camps: [] },
      me: ana,
    })

  it('a word says that it stands on trust; what a machine refused has nobody’s name on it', () => {
    const stood = { type: 'word-stood', cards: 2, points: 3 }
    expect(told(stood)).toBe('«\u00a0sole\u00a0» tient\u00a0: 3 points pour toi.')
    expect(told({ ...stood, isOnTrust: true })).toBe('«\u00a0sole\u00a0», sur parole\u00a0: 3 points pour toi.')
    expect(told({ type: 'word-refused', reasons: {} })).toBe(
      '«\u00a0sole\u00a0» ne colle pas au thème\u00a0: c’est vérifié.',
    )
  })
})
