import type { ProtocolNotes } from '@tablee/game-kit/protocol-notes.ts'
import type { Move, Options } from '../game.ts'

export const notes: ProtocolNotes<Move, Options> = {
  options: {
    hasReadyTap: 'The clock waits for a tap between two players.',
    hasHumanTimer: 'A turn lasts until its timekeeper says so.',
    skipsIdleRounds: '`search` ends a round by itself.',
    depth: 'Cards a pile.',
    hasOpenHand: 'Classic mode: `openHand` shows the letters of whoever searches to viewers without a seat (KOK-39).',
    teams: 'Counts in the team mode only; the first so many of `sel`, `poivre`, `thym`, `safran`.',
  },
  moves: {
    ready: { who: '`active`, `keepers`', when: '`ready` (KOK-4, KOK-13, KOK-35)' },
    claim: {
      who: '`active`; teams: who holds the packet, or a mate while the holder is away; simultaneous: `tapper`',
      when: '`turn`; `announcing` (KOK-6, KOK-29, KOK-36, KOK-40). `isLinked`: with the fifth theme as well (KOK-27). `themes`: the ids of the one or two theme cards meant; others lie there by now: `too-late`. Where only bots could judge, a word that no list knows is `not-in-the-dico`, unless it `isSure` (ALL-9); at a table with one person it is `unknown-to-judge` (KOK-17). `orElse`: other columns that could take the word, where no theme was chosen: it is for the one column whose theme is known to have it, else `which-theme` (KOK-40)',
    },
    spell: {
      who: 'who claimed',
      when: 'while its `stage` is `spelling` (KOK-21). Of a claim that is settled: nothing happens',
    },
    accept: { who: 'its `judges`', when: 'while its `stage` is `judging` (KOK-17, KOK-32)' },
    refuse: { who: 'its `judges`', when: 'while its `stage` is `judging` (KOK-18)' },
    abstain: { who: 'its `judges`', when: '`simultaneous` only: silent, and no longer waited for (KOK-32)' },
    discard: { who: '`active`', when: '`turn`, once (KOK-11); not in teams' },
    suggest: { who: '`active`, in teams', when: '`turn` (KOK-35); 40 characters, ten each' },
    finish: { who: '`active`', when: '`turn`, before time is up (KOK-5); not in teams' },
    stop: { who: '`keepers`', when: '`turn`, with a human timer, when time is up (KOK-15)' },
    nudge: {
      who: 'everybody but `active` and `keepers`',
      when: '`turn`, with a human timer, when time is up, once each (KOK-15)',
    },
    'turn-letters': { who: '`turner`', when: '`turning`, once there are no `payments` (KOK-28, KOK-33)' },
    tap: { who: 'who is not `out`', when: '`searching` (KOK-29)' },
    skip: { who: 'who is not `out`', when: '`searching` (KOK-33)' },
    'give-up': { who: '`tapper`', when: '`announcing`: no word after all (KOK-31)' },
    pay: { who: 'who has a payment', when: 'any (KOK-31, KOK-42)' },
    'time-up': {
      who: 'host, by `call-time`',
      when: 'what has no `endsAt` (ALL-7): without a clock the phase, a claim or a payment; with one, a search without end (`skipsIdleRounds` off)',
    },
  },
}
