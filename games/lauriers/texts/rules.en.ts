import { type Clause, reading } from '@tablee/ui/rules/clause.ts'
import type { ClauseId } from '../book/sections.ts'

export const lauriersEn: Readonly<Record<ClauseId, Clause>> = {
  'LAU-1': {
    name: 'Twenty-six laurel leaves',
    says: [
      'Three to six players, everyone for themselves. Pawns start on leaf 1; the Diploma is leaf 26. One point, one leaf. Several may stand on the same one. For a shorter game the table picks a track of 16 or 11 leaves.',
    ],
  },
  'LAU-2': { name: 'Three tokens', says: ['Everybody gets three at the start, and no more come.'] },
  'LAU-3': {
    name: 'Who leads',
    says: [
      'First, whoever opened the table. Then the role passes to the left, each round.',
      reading(
        'The next round begins when its leader asks for it, or whoever led the last one, or by itself after 60 seconds. Between two bots anybody may ask for it.',
      ),
    ],
  },
  'LAU-4': {
    name: 'The cards',
    says: [
      'Four rare words a card, each with its kind (noun, adjective, verb, adverb or phrase) and its true definition. Never a proper noun. The cards are in two boxes, as many in one as in the other.',
    ],
  },
  'LAU-5': {
    name: 'Picking a word',
    says: [
      'The leader draws a card from either box and picks one of its four words. The others see that word and its kind, not its meaning. The card is the leader’s alone, and there is no second one.',
      reading(
        'At the brisk pace, which a new table has, the card is drawn by itself, from either box: the leader only picks the word. “As in the box”, the leader draws it.',
      ),
      reading(
        'Nothing picked after 30 seconds (60 as in the box): card and word are drawn by lot. If the leader is away, the role passes to the left, after 20 seconds (LAU-24).',
      ),
    ],
  },
  'LAU-6': {
    name: 'Inventing a definition',
    says: [
      'Everybody else writes one in secret, the way a dictionary would. Time is not limited, but three minutes should do: after that the leader may collect the papers. The table chooses its pace: brisk, two minutes to write, one to prepare the reading, one to vote; or as in the box, with three minutes. It may also make this timer strict, set it, or do without.',
      reading(
        'The writing closes by itself when all have handed in, or a little after the timer (30 seconds, a minute as in the box); sooner if the leader says so and only people who are away are missing. What is written counts, handed in or not. Until then a paper may be taken back and rewritten.',
      ),
    ],
  },
  'LAU-23': {
    name: 'Without a definition',
    says: [
      reading(
        'Who has written nothing when the writing closes takes no part in the round: no stake, no vote, no point for the leader. Fewer than two definitions, and the round is void: nobody scores, the role passes.',
      ),
      reading(
        'No idea? “Give me an idea” gives you, three times a round, a definition of another word, never the true one nor somebody else’s. You may change it before you hand it in. Nobody knows before the results.',
      ),
    ],
  },
  'LAU-7': {
    name: 'What the leader sees',
    says: [
      'The leader alone reads all the definitions, with their authors, beside the true one, and keeps them in sight until the results.',
      reading('On a device that goes from hand to hand the names are hidden as soon as the reading begins.'),
    ],
  },
  'LAU-8': {
    name: 'Touching up and merging',
    says: [
      'The leader may touch up the form of each, the true one too, so that all sound plausible. Those that say the same are merged, even with the true one, in words of the leader’s choice. Likely twins are pointed out; the leader decides. None is dropped, none is added.',
      reading(
        'Two texts that are equal but for capitals, accents and signs (ALL-1) are one in any case. After a minute (three as in the box) they are read as they stand; once the first is read, nothing changes any more.',
      ),
      reading(
        'When the writing closes, a missing capital or full stop is set, a straight apostrophe is curled, a stray blank before the full stop goes, so that nobody is given away by form. It is nobody’s touch-up; other scripts and pictures stay as they are.',
      ),
    ],
  },
  'LAU-24': {
    name: 'The leader leaves',
    says: [
      reading(
        'They still lead this round, which goes on by itself, and their points count. When only people who are away are waited for, the round goes on without them after 20 seconds, at once if they gave up their seat: nothing picked, the role passes; the leader gone and everybody present having handed in, the writing closes; at the desk, the texts are read as they were written, equal ones merged, shuffled, and nothing of a half-done desk is kept, even if its timer ends before the 20 seconds do; a missing vote is not cast. The reading, the seconds before the results and the results keep their own time. Who is back before has lost nothing. Without a timer it is the host who decides to wait no longer (ALL-7).',
      ),
      reading('Who leaves after writing stays an author, and scores.'),
    ],
  },
  'LAU-9': {
    name: 'The reading',
    says: [
      'All the definitions, the true one among them, in the order the leader chose or shuffled, and with no author’s name. They appear one by one, on every screen at once; the device can read them aloud.',
      reading(
        'Ten seconds for each, more for a long one, or until the leader goes on. The table tells nobody which one is theirs: a merge must not show. Your device only marks the one that is, word for word, what you handed in.',
      ),
      reading('Alone, you turn the definitions a bot reads yourself, and those you read to bots are voted on at once.'),
    ],
  },
  'LAU-10': {
    name: 'Staking a token',
    says: [
      'Once all are read, and until the results, everybody but the leader may stake a token, just one a round. Several may do so.',
      reading(
        'The token goes with your vote and changes with it, and nobody sees that. Once the votes are in, stakes lie on the table: everyone sees them, and none is taken back.',
      ),
    ],
  },
  'LAU-11': {
    name: 'The vote',
    says: [
      'Everybody but the leader votes in secret for the definition they believe.',
      reading(
        'You may change your mind until the last vote is in, or for a minute (two as in the box). Then the leader tells the results, which tell themselves after a few seconds; you may still stake, but no longer change your vote. Until then nobody, not even the leader, sees who voted, or for what; only how many votes are in shows, as around a table, and that none but those of absent people are missing (LAU-24): from that you can tell that everyone present has voted. Bots vote too: looking for the true one is no opinion (ALL-9).',
      ),
    ],
  },
  'LAU-12': {
    name: 'One point a vote',
    says: [
      'The author of a definition scores a point for each vote it gets; three votes, three points. For one’s own vote see LAU-16.',
    ],
  },
  'LAU-13': { name: 'Finding the true one', says: ['A vote for it scores 2 points; for another one, nothing.'] },
  'LAU-14': {
    name: 'The leader’s points',
    says: [
      'One for each player who did not vote for the true one. With five players, if three of the four others found it: 4 minus 3, one point.',
      reading('Who wrote and did not vote counts for the leader; who took no part (LAU-23) does not.'),
    ],
  },
  'LAU-15': {
    name: 'Merged definitions',
    says: [
      'Each of their authors scores all the votes, as if alone. Merged with the true one, yours brings you the votes it gets.',
    ],
  },
  'LAU-16': {
    name: 'Voting for oneself',
    says: [
      reading(
        'A vote for your own definition brings you nothing as its author; the table may decide otherwise. Before you vote for yours you read what it earns you.',
      ),
      'It counts for those it was merged with. And a vote for the true one earns its 2 points, even if you had written the same.',
    ],
  },
  'LAU-17': {
    name: 'The token doubles all',
    says: [
      'All that you score in the round, by your vote and by your definition. It is gone whatever comes of it. Nobody else’s points change.',
    ],
  },
  'LAU-18': { name: 'The leader does not stake', says: ['The leader’s points are never doubled.'] },
  'LAU-19': {
    name: 'The results',
    says: [
      'You see the true definition, the authors, the votes, everybody’s points and how they came about, what the leader changed, and the pawns moving.',
    ],
  },
  'LAU-20': {
    name: 'The Diploma',
    says: [
      'The game ends with the round in which a pawn reaches the last leaf, or would pass it: its player wins. All pawns of a round move together, the leader’s too.',
    ],
  },
  'LAU-21': {
    name: 'Several at the Diploma',
    says: [
      'Who spent fewest tokens in the game wins, this round’s stake included. Having gone further counts for nothing. Still equal, they share the win.',
    ],
  },
  'LAU-22': {
    name: 'An empty box',
    says: [
      reading(
        'Draw from the other one; both empty, the cards played are shuffled. A card drawn is played, with all its four words; should it come back in the same game, it offers only those not played yet.',
      ),
    ],
  },
}
