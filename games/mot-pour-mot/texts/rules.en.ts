import { type Clause, reading } from '@tablee/ui/rules/clause.ts'
import type { ClauseId } from '../book/sections.ts'
import { cactus, capture } from './editions.ts'

export const motPourMotEn: Readonly<Record<ClauseId, Clause>> = {
  'MPM-1': {
    name: 'Two teams',
    says: [
      'Split into two teams, Sel and Poivre, as equal as can be: one person’s difference at most, and one on each side will do. Each team picks a captain.',
      reading('It may pick another between turns.'),
    ],
  },
  'MPM-32': {
    name: 'The captain',
    says: [
      'A captain acts for the team: draws the card, turns the timer, spells, tells the word, accepts, asks for a check, contests. Team mates suggest. In a vote everybody speaks for themselves.',
      reading('Captain away? The next of the team, in seat order, stands in.'),
      reading(
        'All who are waited for have left? Ten seconds, and the game goes on. Those who read the card, or may withdraw a contest, have these ten seconds too.',
      ),
    ],
  },
  'MPM-2': {
    name: 'Seventeen letters',
    says: [
      'Seventeen tiles wait on the middle column. The board does without the letters that are too common and those that are too rare.',
      reading('They are B C D F G H I L M N O P R S T U V. So there is no A and no E, and none of J K Q W X Y Z.'),
    ],
  },
  'MPM-3': {
    name: 'The board',
    says: [
      reading(
        'Five columns, two on each side of the middle: a letter that has not moved is three steps from being out. A table may choose three or seven.',
      ),
    ],
  },
  'MPM-4': {
    name: 'The cards',
    says: [
      'A card has two sides, with a category on each.',
      reading('Only the side in play is seen. The cards the table has seen least come first.'),
      cactus('Its box holds 208 cards: 416 categories.'),
      capture('Its box holds 220 cards: 440 categories.'),
      'A category in the masculine leaves nobody out: “une chanteuse” is as good as “un chanteur”.',
    ],
  },
  'MPM-5': {
    name: 'Who starts',
    says: ['Lots decide which team is first.', cactus('It keeps its first-team token to the end.')],
  },
  'MPM-6': {
    name: 'The card, then the timer',
    says: [
      'The captain whose turn it is draws a card, and everybody sees the category. Nothing is spelled before the sand runs.',
      cactus('The same captain turns the timer.'),
      capture('The other team turns it, once everybody has read.'),
      reading('After 15 seconds without a card, or without the timer, it happens by itself.'),
    ],
  },
  'MPM-7': {
    name: 'Thirty seconds',
    says: ['The timer runs for 30 seconds, or for what the table has chosen.'],
  },
  'MPM-8': {
    name: 'The other side',
    says: [
      cactus('Too hard for somebody? The captain may play the back of the card, unless the table forbids it.'),
      capture('This edition has no such thing: no, unless the table allows it.'),
      reading('Once a turn at most, and before the sand runs.'),
    ],
  },
  'MPM-9': {
    name: 'Searching together',
    says: [
      'While the sand runs, team mates send suggestions that their own team alone can see. Spelling is for the captain only.',
    ],
  },
  'MPM-10': {
    name: 'Spelling',
    says: [
      'The captain gives the word letter by letter. Each letter said moves its tile one column, if it is on the board.',
      cactus('It goes away: you push it over to the others.'),
      capture('It comes nearer: you pull it in.'),
    ],
  },
  'MPM-11': {
    name: 'Two S, two steps',
    says: [
      'A letter moves as often as it is in the word. Letters that are not on the board (A, E, J… and those that are out, even since earlier in this word) are allowed and move nothing.',
    ],
  },
  'MPM-12': {
    name: 'That’s it',
    says: [
      'One word a turn. What is spelled when the captain touches “That’s it!”, or when the sand has run out, is the answer (or its beginning, MPM-13). Nothing changes it any more.',
      reading(
        'Until then the captain may take back the last letters: each tile returns exactly to where it was, even from off the board.',
      ),
    ],
  },
  'MPM-13': {
    name: 'The sand has run out',
    says: [
      'At once nothing moves any more: what was not said stays where it is, what was said stays moved.',
      reading(
        'The captain then tells the whole word that was being spelled. The letters given must be its beginning; otherwise the tiles go back and the turn is lost. Untold after 15 seconds: what is spelled is the word.',
      ),
      'Nothing spelled, or “That’s it!” without a letter: the turn is lost, and that is all.',
    ],
  },
  'MPM-14': {
    name: 'Out',
    says: [
      'A tile that passes the last column leaves the board. It counts for the team that moved it, and never moves again.',
    ],
  },
  'MPM-29': {
    name: 'No cards left',
    says: [reading('Shuffle the cards played, but for the one of this turn, and go on.')],
  },
  'MPM-15': {
    name: 'One word',
    says: [
      'One word, in one piece. A compound needs a hyphen, which is skipped in spelling. With a space it is refused.',
    ],
  },
  'MPM-16': {
    name: 'Which words',
    says: [
      'French, or what the category itself asks for: an English song, an Austrian cake. Proper nouns are welcome.',
    ],
  },
  'MPM-17': {
    name: 'Plurals',
    says: [
      'Only where the category makes them natural: on a pizza, olives. If need be, the category is contested (MPM-23).',
    ],
  },
  'MPM-18': {
    name: 'Never twice',
    says: [
      'An answer serves once a game, for both teams together. Accents and capitals make no difference (ALL-1).',
      reading(
        'Another form is another answer: OLIVE, then OLIVES. Repeated while the sand runs, it is refused and the captain may spell another. Repeated when the sand has run out, spelled or told: the tiles go back, the turn is lost.',
      ),
    ],
  },
  'MPM-33': {
    name: 'What uses a word up',
    says: [
      reading(
        'An answer is used up once MPM-12 has fixed it, even if its tiles then go back. A repeat that MPM-18 refuses, or a word told that MPM-13 rejects, uses nothing up.',
      ),
    ],
  },
  'MPM-19': {
    name: 'Agreed',
    says: ['The other team accepts, or lets 20 seconds pass: without an answer it is accepted.'],
  },
  'MPM-20': {
    name: 'Checking the spelling',
    says: [
      'Or it asks for a check. Misspelled: every tile moved this turn goes back, and the turn is lost.',
      reading('After the sand has run out (MPM-13), the word as told is checked.'),
    ],
  },
  'MPM-21': {
    name: 'Checked for nothing',
    says: [
      'Spelled right: the team that doubted will skip its next turn, and the other plays again at once with a new card.',
      reading(
        'During that extra turn the team that skips accepts, checks and contests as ever. Wrong again? It skips again.',
      ),
    ],
  },
  'MPM-22': {
    name: 'A word the list does not know',
    says: [
      reading(
        'The lexicon answers, accents ignored. A word it does not know is misspelled, unless the captain pleads, within 15 seconds, that it is a proper noun or a foreign word the category asks for (MPM-16). The nearest known words are then shown, and the table votes as in MPM-24. More against: misspelled (MPM-20). More for: spelled right (MPM-21). As many: the answer stands, nobody skips, nobody plays again.',
      ),
      reading(
        'Alone, the lexicon looks by itself, and an answer that the deck knows is spelled right. For others a plea is enough: your word is taken, and nobody skips (ALL-9).',
      ),
    ],
  },
  'MPM-23': {
    name: 'Contesting the category',
    says: [
      'Or it contests. The team of the word explains, for 60 seconds at most. The doubters may withdraw; otherwise everybody votes, within 30 seconds.',
    ],
  },
  'MPM-24': {
    name: 'The vote',
    says: [
      'Strictly more against than for, of the votes cast: the tiles go back, the turn is lost. Otherwise they stay and play goes on, with no penalty. Every player of both teams has one vote, whatever the teams’ sizes; one against one, a split lets the word stand.',
      reading('Once counted, everybody sees who voted what.'),
    ],
  },
  'MPM-25': {
    name: 'One, then the other',
    says: [
      reading('Both may be asked of one answer, the category first, each once; a spelling check closes the matter.'),
      'An answer that fell to the category vote is not checked any more.',
    ],
  },
  'MPM-26': {
    name: 'When the game stops',
    says: [
      cactus('Once at least one team has 5 tiles out (long game: 6) and both have had as many turns.'),
      reading(cactus('A turn lost is a turn had, and so is a turn skipped.')),
    ],
  },
  'MPM-27': {
    name: 'Who wins',
    says: [cactus('The team with the most tiles out. On a tie, the team that played second.')],
  },
  'MPM-34': {
    name: 'The second team ends it',
    says: [
      reading(
        cactus(
          'So the end is looked at whenever the second team’s turn is over, had or skipped, once its answer stands or fell. If the game is over, a turn won by MPM-21 is not played: a second team that wrongly has the word of the others’ fifth cactus checked has thrown its last turn away.',
        ),
      ),
    ],
  },
  'MPM-28': {
    name: 'Six captures',
    says: [
      capture(
        'The first team to take its sixth tile (strategic game: the seventh) wins on the spot, however many turns were had.',
      ),
      reading(capture('It is looked at once the answer stands.')),
    ],
  },
  'MPM-30': {
    name: 'CLASSE',
    says: [
      cactus(
        'Sel draws “Found at school, a thing or a person” and spells CLASSE. C and L move one column, S two; A and E are not on the board. S stood on the last column but one: it is out.',
      ),
    ],
  },
  'MPM-31': {
    name: 'CHAT',
    says: [
      capture(
        'Poivre draws “Something hairy” and spells CHAT. C, H and T come one column toward Poivre; A is not on the board. T stood on Poivre’s last column: it is taken, to the end of the game.',
      ),
    ],
  },
}
