import { type Clause, reading } from '@tablee/ui/rules/clause.ts'
import type { ClauseId } from '../book/sections.ts'

/** Expert, simultaneous, teams. */
export const kokomotsVariantsEn = {
  'KOK-26': {
    name: 'The fifth theme',
    says: [
      'In expert, the ten themes left make a fifth pile, the top one visible. It has no letters and does not count for the end (KOK-23). Everybody gets a 3 point marker.',
    ],
  },
  'KOK-27': {
    name: 'Linking two themes',
    says: [
      'A word may go with the fifth theme and one of the four at once: both cards are yours, and the fifth, under the marker, is worth 3 points. NÉMO links the sea and the cinema. Nobody has to.',
      reading(
        'The letters come from the column of the one of the four; the fifth alone is not played on. Refused for both, the word may come again for the one of the four.',
      ),
    ],
  },
  'KOK-28': {
    name: 'All at once',
    says: ['No timer, no hands. Two letters are turned from the draw pile, and everybody searches at the same time.'],
  },
  'KOK-29': {
    name: 'The first to tap',
    says: [
      'They announce a word with one or two of the turned letters and one or two of a column, on its theme.',
      reading(
        'First is who the server hears first (ALL-8). The others wait. Nothing playable announced within 15 seconds is as good as refused (KOK-31).',
      ),
    ],
  },
  'KOK-30': {
    name: 'The round is won',
    says: ['The word stands: cards and theme are taken. A turned letter that was not used is discarded.'],
  },
  'KOK-31': {
    name: 'The round is missed',
    says: [
      'The word is refused: you give back a card won earlier, the one you like. If you have none yet, you owe it from what you will win.',
      reading(
        'Not chosen within 15 seconds: a theme, else a plain letter, else any. You search no more in this round; the others go on.',
      ),
    ],
  },
  'KOK-32': {
    name: 'Judged by the others',
    says: [
      reading(
        'Refused if more than half of the others say no, with a reason, within 8 seconds. To say nothing is to accept. Bots do not count (ALL-9); whoever is away says nothing and is not waited for. With two players, the other one decides alone.',
      ),
    ],
  },
  'KOK-33': {
    name: 'Four new themes',
    says: [
      'After a round won all visible themes are turned over, and whoever won turns the next two letters.',
      reading(
        'So is the one just uncovered. The letters turn by themselves after 5 seconds, once all cards owed are paid. Nobody finds a word? The round is skipped when all who still search agree (those away do), when nobody searches any more, or after 2 minutes without a tap, unless the table does without that. The two letters are discarded, the themes stay.',
      ),
    ],
  },
  'KOK-42': {
    name: 'Debts',
    says: [
      reading(
        'They add up, and are paid from the next cards won, of your choice, before anything counts. A debt left at the end costs nothing.',
      ),
    ],
  },
  'KOK-34': {
    name: 'The teams',
    says: [
      'Two or three a team, twelve players at most. Each team plays one timer, one after the other; in between, take a breath.',
      reading('Two to four teams, not necessarily equal. The one with the person of KOK-4 begins.'),
    ],
  },
  'KOK-35': {
    name: 'Three packets',
    says: [
      'The team that plays gets three packets, of one, two and three letters, face down until the timer. With two mates one holds the two small ones, the other the big one; with three, each has one. Anybody in the team may suggest a word for any of them.',
      reading(
        'Who holds which changes with each turn of the team. The holder announces; while they are away, any team mate does.',
      ),
    ],
  },
  'KOK-36': {
    name: 'Three words, three themes',
    says: [
      'In one timer, a word for each packet, in any order, each on another theme. So the packet of one letter takes that one, with at least one of the column. Packets are not filled up.',
      reading('Letters are not changed (KOK-11). A theme just uncovered is another theme: a column may serve twice.'),
    ],
  },
  'KOK-37': {
    name: 'What is kept, what is lost',
    says: [
      'Three words: all is kept. Fewer than three: the letters stay with the team, the themes go, and their piles are the shorter for it. What was not used is discarded.',
    ],
  },
  'KOK-38': {
    name: 'The other teams',
    says: [
      'They keep time and judge.',
      reading(
        'The team on the right keeps time, the next on its right judges; with two or three teams the one on the right does both. Any one person of the judging team may refuse, with a reason.',
      ),
    ],
  },
  'KOK-43': {
    name: 'The end of a team’s timer',
    says: [
      reading(
        'The three packets may be announced at the same time. The turn is over when the third word stands or, the sand being down, when the last word announced is judged.',
      ),
    ],
  },
} satisfies Partial<Record<ClauseId, Clause>>
