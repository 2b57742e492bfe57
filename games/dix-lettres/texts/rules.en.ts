import { type Clause, reading } from '@tablee/ui/rules/clause.ts'
import type { ClauseId } from '../book/sections.ts'

export const clausesEn: Readonly<Record<ClauseId, Clause>> = {
  'DIX-1': { name: 'Who plays', says: ['One to twelve, each alone, ten rounds. A table may choose three or five.'] },
  'DIX-2': { name: 'Ten letters', says: ['Each round has ten letters of its own.'] },
  'DIX-3': {
    name: 'The two bags',
    says: [
      'One bag of vowels, one of consonants. A letter that is frequent in French has many tiles in it, a rare one has one.',
      reading(
        'Y is a vowel. What is drawn stays out until the round is over, then all goes back. Three to six of the ten are vowels.',
      ),
    ],
  },
  'DIX-4': {
    name: 'Vowel, consonant',
    says: [
      'In each round the next person who is there says “vowel” or “consonant”, letter by letter, with twenty seconds for all ten; then, or on their word, chance draws the rest. A table may also have the machine draw.',
      reading(
        'Chance brings the vowels to four or five; to six if six were called, to three if seven consonants were called.',
      ),
    ],
  },
  'DIX-5': {
    name: 'Searching',
    says: ['Everybody has forty-five seconds for the longest word. Words are secret.'],
  },
  'DIX-6': {
    name: 'Of these letters',
    says: [
      'Each tile is used once at most, and a word has two letters or more. Anything else is refused at once. Whether the word is in the list shows only when it is shown.',
    ],
  },
  'DIX-7': {
    name: 'Done',
    says: [
      'A word may be changed until the end. If you say “done”, you have finished, and you may go on searching. When all are done, nobody waits for the timer.',
      reading(
        'If you have set nothing down when the round ends, but have two tiles or more laid out, they count as your word.',
      ),
    ],
  },
  'DIX-8': {
    name: 'Showing the words',
    says: [
      'The words are shown from short to long, four seconds each, or as soon as somebody goes on.',
      reading('Two equal words are shown together.'),
    ],
  },
  'DIX-9': { name: 'Not in the list', says: ['A word that is not in the list is shown too, and scores nothing.'] },
  'DIX-10': {
    name: 'Points',
    says: ['The longest valid word scores one point a letter. Several words of that length: each scores in full.'],
  },
  'DIX-11': { name: 'Everybody scores', says: ['A table may count the valid word of each.'] },
  'DIX-12': {
    name: 'Who wins',
    says: [
      'The result stays for fifteen seconds, or until somebody goes on. After the last round the most points win.',
      reading('Equal points share the place.'),
    ],
  },
  'DIX-13': {
    name: 'You could have made',
    says: [
      'Once all words have been shown, the machine tells the longest possible ones: three at most, the best known first.',
      reading('It has a list of coarse words and insults and proposes none of them; if you play one, it counts.'),
    ],
  },
  'DIX-14': {
    name: 'Who has left',
    says: [
      reading(
        'Whoever draws the letters is waited for five seconds, then chance draws. If only people who have left are waited for, the round ends ten seconds after the last one left.',
      ),
    ],
  },
  'DIX-15': {
    name: 'Bots',
    says: [
      reading(
        'A gentle bot knows everyday words of up to five letters; a steady one known words, of up to seven; a sharp one nearly all. None of them goes on for people.',
      ),
    ],
  },
  'DIX-16': {
    name: 'What is secret',
    says: [
      'What is left in the bags, and each word, set down or only laid out, until it is shown. Who has set one down can be seen. When a word is shown, you know whether it is the last.',
    ],
  },
}
