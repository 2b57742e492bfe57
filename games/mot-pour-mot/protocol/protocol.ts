import type { ProtocolNotes } from '@tablee/game-kit/protocol-notes.ts'
import type { Move, Options } from '../game.ts'

export const notes: ProtocolNotes<Move, Options> = {
  options: {
    edition: 'Which of the two boxes.',
    waits: 'One a phase.',
    mayTurnOver: 'Whether the captain may turn the card over.',
    isLong: 'One tile more to win.',
  },
  moves: {
    'name-captain': { who: 'the team', when: '`draw` (MPM-1)' },
    draw: { who: 'active captain', when: '`draw` (MPM-6)' },
    'turn-over': { who: 'active captain', when: '`read` (MPM-8)' },
    'start-timer': { who: 'cactus: active captain; capture: the other', when: '`read` (MPM-6)' },
    suggest: { who: 'team mates', when: '`spell` (MPM-9)' },
    spell: { who: 'active captain', when: '`spell` (MPM-10)' },
    'take-back': { who: 'active captain', when: '`spell` (MPM-12)' },
    done: { who: 'active captain', when: '`spell` (MPM-12)' },
    tell: { who: 'active captain', when: '`tell` (MPM-13)' },
    accept: { who: 'the other captain', when: '`review` (MPM-19)' },
    'check-spelling': { who: 'the other captain', when: '`review` (MPM-20)' },
    contest: { who: 'the other captain', when: '`review` (MPM-23)' },
    plead: { who: 'active captain', when: '`plead` (MPM-22)' },
    withdraw: [
      { who: 'active captain', when: '`plead`: it was a slip (MPM-20)' },
      { who: 'the other captain', when: '`explain` (MPM-23)' },
    ],
    'call-vote': { who: 'active captain', when: '`explain` (MPM-23)' },
    vote: {
      who: 'everybody who plays',
      when: '`vote` (MPM-24, ALL-6). `none`: not cast, and no longer waited for',
    },
    'time-up': { who: 'host, by `call-time`', when: 'any, without a clock (ALL-7)' },
  },
}
