import type { ProtocolNotes } from '@tablee/game-kit/protocol-notes.ts'
import type { Move, Options } from '../game.ts'

export const notes: ProtocolNotes<Move, Options> = {
  options: {
    draw: '`called`: somebody calls letter by letter; `machine`: all ten at once.',
    scoring: '`longest`: the longest valid words score; `everybody`: each valid word.',
  },
  moves: {
    call: { who: '`caller`', when: '`draw` (DIX-4); `mayCall` of the view says what is allowed (DIX-3)' },
    'draw-rest': { who: '`caller`', when: '`draw` (DIX-4)' },
    write: { who: 'everybody', when: '`write` (DIX-5, DIX-6); makes its writer not done (DIX-7)' },
    draft: {
      who: 'everybody',
      when: '`write`: the tiles laid out, of the letters or empty; they count for whoever has set nothing down (DIX-7)',
    },
    done: { who: 'everybody', when: '`write` (DIX-7)' },
    'search-on': { who: 'whoever is done', when: '`write` (DIX-7)' },
    'go-on': { who: 'everybody', when: '`reveal`, `results` (DIX-8, DIX-12)' },
    'time-up': { who: 'host, by `call-time`', when: 'any, without a clock (ALL-7)' },
  },
}
