import type { ClauseId } from '../book/sections.ts'

/** What players see on screen when they wonder about a rule: buttons, sentences, other words for it. */
export const seenAsEn: Readonly<Record<ClauseId, readonly string[]>> = {
  'DIX-1': ['how many players', 'Rounds', 'alone'],
  'DIX-2': ['draw'],
  'DIX-3': ['Six vowels', 'tiles', 'frequency'],
  'DIX-4': ['Leave the rest to chance', 'Vowel', 'Consonant', 'draws the letters', 'the machine draws all'],
  'DIX-5': ['The longest word', 'Time to search', 'timer', 'Time is up'],
  'DIX-6': ['Touch the letters', 'Shuffle', 'Take all back', 'Take the last letter back'],
  'DIX-7': ['I find nothing', 'Go on searching', 'Set down', 'Done with', 'is done'],
  'DIX-8': ['The next word', 'See the result', 'from short to long'],
  'DIX-9': ['is not in the list', 'valid word'],
  'DIX-10': ['score', 'valid word', 'the longest word'],
  'DIX-11': ['Who scores', 'everybody'],
  'DIX-12': ['wins', 'tie', 'Next round', 'See who wins'],
  'DIX-13': ['You could have made', 'Nobody could have made a longer one'],
  'DIX-14': ['Waiting for', 'away'],
  'DIX-15': ['bot', 'level'],
  'DIX-16': ['has a word', 'secret'],
}
