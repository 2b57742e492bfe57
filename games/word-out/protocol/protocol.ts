import type { ProtocolNotes } from '@tablee/game-kit/protocol-notes.ts'
import type { Move, Options } from '../game.ts'

export const notes: ProtocolNotes<Move, Options> = {
  options: {
    isStrict: 'A wrong card costs the turn, else it is refused.',
    lightsRows: 'For clients: whether they light the rows that a card fits.',
    hasDico: 'For clients: whether they answer from the dictionary about what lies on the table.',
    packs: '`advised`: two packs from six players on.',
  },
  moves: {
    lay: {
      who: '`active`',
      when: '`turn`, `run`, `start` (WO-6, WO-9, WO-11, WO-17); a TRASH with `isWordOut: false` (WO-13)',
    },
    pass: { who: '`active`', when: '`turn` (WO-7)' },
    stop: { who: '`active`', when: '`run`: no other card (WO-11, WO-31)' },
    counter: {
      who: 'everybody but `active`',
      when: '`counter` (WO-18, WO-20, WO-22); sent whole, the announcement goes with the last card',
    },
    decline: { who: 'everybody but `active`', when: '`counter` (WO-22)' },
    'time-up': { who: 'host, by `call-time`', when: 'any, without a clock (ALL-7)' },
  },
}
