import { type Clause, reading } from '@tablee/ui/rules/clause.ts'
import type { ClauseId } from '../book/sections.ts'
import { kokomotsVariantsEn } from './rules-variants.en.ts'

export const kokomotsEn: Readonly<Record<ClauseId, Clause>> = {
  'KOK-1': {
    name: 'The cards',
    says: [
      'A hundred and ten letters, twenty of them with a constraint. Thirty cards of two themes, one a side. A timer of 45 seconds. And, for the expert variant, six markers that make a theme worth 3 points.',
    ],
  },
  'KOK-2': {
    name: 'How many',
    says: ['Everyone for themselves, or up to twelve in teams.', reading('Two to six: there are six markers.')],
  },
  'KOK-3': {
    name: 'Four columns',
    says: [
      'Four piles of five themes, the top one visible. Under each, two piles of five letters, their tops visible too: that is a column. Three letters in everybody’s hand, the rest is drawn from. Ten themes stay in the box.',
      reading('The other side of a theme is not seen. For a shorter game the table picks piles of four or three.'),
    ],
  },
  'KOK-4': {
    name: 'Who begins',
    says: [
      reading(
        'Whoever has most letters in the name given at the table; a tie is drawn by lot. The first timer is turned when they say so, or the timekeeper does, or by itself after 60 seconds.',
      ),
    ],
  },
  'KOK-39': {
    name: 'Four variants',
    says: [
      'Classic, expert, simultaneous or teams: one a game, never mixed. Simultaneous is played without hands.',
      reading(
        'So are teams. Your hand is seen by you alone; cards won lie on the table, for all to see. In the classic variant the shared screen and spectators see the hand of the player who searches, as long as the turn lasts, so that all search along; a table can do without.',
      ),
    ],
  },
  'KOK-5': {
    name: 'Forty-five seconds',
    says: [
      'It is your turn: as many words as you can before the sand is down.',
      reading(
        'No more ideas? “I am done” passes the turn on at once, except in teams. A word announced before is judged all the same.',
      ),
    ],
  },
  'KOK-6': {
    name: 'What a word needs',
    says: [
      'It goes with a visible theme, and takes at least one letter of your hand and one of the two in that theme’s column. More if you can: up to your three and those two.',
      reading('Each card stands for one letter of the word: two E cards want two E.'),
    ],
  },
  'KOK-7': {
    name: 'The word stands',
    says: [
      'The letters played and the theme card are yours. What they covered shows, your hand is three again, and you go on searching.',
    ],
  },
  'KOK-8': {
    name: 'The word falls',
    says: [
      'You take nothing, and may try another.',
      reading(
        'The same word for the same themes is not heard again in that turn, or round. A word misspelled aloud (KOK-21) may be tried again.',
      ),
    ],
  },
  'KOK-9': {
    name: 'To each theme its column',
    says: [
      'Letters of another column cannot be taken. NEW YORK for a city: E and R of the hand, the O under the city; the N under the tool stays where it is.',
    ],
  },
  'KOK-10': {
    name: 'A column closes',
    says: ['When no theme is left on its pile. Its letters leave the game and do not come back.'],
  },
  'KOK-11': {
    name: 'Changing letters',
    says: [
      'Once a turn, your three letters for three of the draw pile. Those you give back count for nothing.',
      reading('Not while a word of yours is judged.'),
    ],
  },
  'KOK-12': {
    name: 'The draw pile is empty',
    says: [
      reading(
        'The discards are shuffled and drawn from. Nothing there either: hands are filled no more. The letters of KOK-11, KOK-30, KOK-31, KOK-33 and KOK-37 are discards; a theme discarded leaves the game.',
      ),
    ],
  },
  'KOK-13': {
    name: 'The sand is down',
    says: [
      'The turn passes to the left at once, and the next timer is running already. The table may ask everybody to say they are ready first.',
      reading(
        'Somebody has gone: they are waited for 20 seconds, then their turn passes; at once if the seat was given up. A team’s, when nobody of it is there.',
      ),
    ],
  },
  'KOK-14': {
    name: 'Announced in time',
    says: [
      reading(
        'A word announced before the timer ends is judged even afterwards. Without its theme and its cards, a word is not announced.',
      ),
    ],
  },
  'KOK-40': {
    name: 'One word at a time',
    says: [
      reading(
        'You announce the word, the theme (or both) and the cards in one gesture. Several themes could take it, and you touch none? The word goes to the theme whose list knows it; if several do, or none, you are asked which. Until it is judged nobody else touches them, and nothing is uncovered. Whoever judged that turn judges that word, even when their own turn has begun.',
      ),
    ],
  },
  'KOK-41': {
    name: 'The same word twice',
    says: [reading('It may come again in the game, for another theme card.')],
  },
  'KOK-15': {
    name: 'The timekeeper',
    says: [
      'Whoever sits on the right of who plays. Here the server counts. The table may prefer a human timer: then the turn lasts until that person says stop, and the others are not shy to ask for it.',
      reading('Not before the sand is down; at twice the time, by itself. Everybody asks once.'),
    ],
  },
  'KOK-16': {
    name: 'The judge',
    says: [
      'Whoever sits on the timekeeper’s right. With two or three players, the timekeeper is the judge.',
      'Who is not there stays the judge, and is silent (ALL-6).',
    ],
  },
  'KOK-17': {
    name: 'Silence is consent',
    says: [
      'The judge may accept at once, or say nothing: the word stands all the same. The timer does not stop for it.',
      reading(
        'Six seconds of silence are enough. In this game durations can be set from 2 seconds on. Without a clock, when no judge is there, or only bots are, the word stands at once.',
      ),
      reading(
        'Alone, you judge nobody, and a bot judges you: of a word that no list knows it says “I do not know it”, and you lose nothing; any other word stands at once. Among several people, when only a bot judges, an unknown word is said twice if you mean it (ALL-9). A word that fails a theme which can be checked is refused by the machine.',
      ),
    ],
  },
  'KOK-18': {
    name: 'What the judge judges',
    says: [
      'The machine checks letters, columns and constraints. Theme and wording are the judge’s. A word that keeps the rules is not refused.',
      reading(
        'A refusal has a reason, which everybody sees: off the theme, plural for its S, phrase or noun and adjective, letters taken from several words, misspelled, other. The judge alone sees whether the word is on the theme’s list, and that decides nothing but the theme, where you choose none (KOK-40). Written without accents, a word of the list is shown as the list has it, once it stands.',
      ),
    ],
  },
  'KOK-19': {
    name: 'Which words',
    says: [
      'No plural to gain an S, no phrase, no noun with its adjective. Hyphenated words and proper nouns are fine.',
      reading(
        'Of PLANCHE À VOILE all letters come from PLANCHE, or all from VOILE. A proper name of several words counts whole: NEW YORK. The machine cannot tell which is which: it lets them pass, and warns the judge when letters come from several words.',
      ),
    ],
  },
  'KOK-20': {
    name: 'First, second, last',
    says: [
      'That letter must be in that place of the word. Just one card of each of the three in a word.',
      reading(
        'Places are counted over the whole word, without accents, hyphens and spaces (ALL-1); for PLANCHE À VOILE, over the one the letters come from. NEW YORK is a name: its Y is not first in it. Written without capitals, the machine cannot tell, and warns the judge.',
      ),
    ],
  },
  'KOK-21': {
    name: 'To be spelled',
    says: [
      'Once announced the word is spelled before it is judged, without a slip; just once, even with several such cards. If the sand runs out meanwhile, you finish. A slip, and the cards go back where they were.',
      reading(
        'Here letter by letter, without seeing what you type and with no way back. Not finished 15 seconds after the announcement is a slip.',
      ),
    ],
  },
  'KOK-22': { name: 'Twenty constraints', says: [reading('Five cards of each of the four.')] },
  'KOK-23': {
    name: 'Three empty piles',
    says: [
      'The game ends when three of the four theme piles are empty, in every variant.',
      reading(
        'At once, even in the middle of a turn. A word announced before the one that emptied the third is still judged, and counts; one announced after it is lost. A team first finishes its timer.',
      ),
    ],
  },
  'KOK-24': {
    name: 'Points',
    says: ['A theme 1, a letter 1, a letter with a constraint 2. What is left in hand counts nothing.'],
  },
  'KOK-25': {
    name: 'Who wins',
    says: [
      'Most points. In a tie, fewest theme cards.',
      reading('Those under the marker included. Still a tie, and the win is shared.'),
    ],
  },
  ...kokomotsVariantsEn,
}
