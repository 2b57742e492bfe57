import type { ProtocolNotes } from '@tablee/game-kit/protocol-notes.ts'
import type { Move, Options } from '../game.ts'

export const notes: ProtocolNotes<Move, Options> = {
  options: {
    pace: '`brisk`: the machine draws the card; `box`: the leader does, from either box. The client sets `waits` with it; absent, in games stored before, means `box`.',
    waits:
      '`pick` is for drawing and picking together; `read` for each definition, a long one (over 120 characters) more in proportion.',
    writing:
      'What happens when `write` has passed. `advised`: the leader may close, and after `late` it closes by itself; `strict`: it closes at once; `untimed`: it never passes.',
    countsOwnVotes: 'A vote for one’s own definition counts for its author.',
    leaves: 'How long the track is.',
  },
  moves: {
    draw: { who: '`leader`', when: '`draw`, which only the pace `box` has (LAU-5, LAU-22)' },
    pick: { who: '`leader`', when: '`pick` (LAU-5)' },
    draft: {
      who: 'everybody but `leader`',
      when: '`write`, `late`: counts as written if the writing closes (LAU-6); may be empty',
    },
    'hand-in': { who: 'everybody but `leader`', when: '`write`, `late`; again, to rewrite (LAU-6)' },
    'take-back': { who: 'who has handed in', when: '`write`, `late`: the text stays as a draft (LAU-6)' },
    borrow: {
      who: 'everybody but `leader`',
      when: '`write`, `late`, nothing handed in: a ready bluff takes the place of what was typed, three times a round (LAU-23)',
    },
    close: {
      who: '`leader`',
      when: '`late`, or `write` when only players who are away are missing (LAU-6): when `mayClose` is true',
    },
    arrange: {
      who: '`leader`',
      when: '`desk` (LAU-8): the whole desk, in the order of reading; each source once: a seat that wrote, or `truth`; several in one `from` are merged',
    },
    shuffle: { who: '`leader`', when: '`desk` (LAU-9)' },
    publish: { who: '`leader`', when: '`desk` (LAU-9): the first is read with it' },
    'read-on': { who: '`leader`', when: '`read`: the next one; after the last, the vote (LAU-9)' },
    stake: { who: '`takers`', when: '`vote`, `tell`: on the table at once (LAU-10, LAU-17)' },
    vote: {
      who: '`takers`',
      when: '`vote`; again, to change it (LAU-11); the last one closes the vote. `stake`: whether a token goes with it, which is on the table once the votes are in; absent, what was said before stands (LAU-10)',
    },
    tell: { who: '`leader`', when: '`tell` (LAU-11, LAU-19)' },
    'go-on': { who: '`leader`, `next`', when: '`results` (LAU-3)' },
    'time-up': {
      who: 'host, by `call-time`',
      when: 'any, without a clock; `write`, where it is `untimed` (ALL-7); for people who are away as well (LAU-24)',
    },
  },
}
