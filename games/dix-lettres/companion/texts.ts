import { catalogue } from '@tablee/ui/language/speech.svelte.ts'

const fr = {
  whoPlays: 'Qui joue\u00a0? Chacun prend une feuille et un crayon.',
  draw: 'Le tirage',
  drawHelp: 'Quelqu’un dit «\u00a0voyelle\u00a0» ou «\u00a0consonne\u00a0». Touche ce qui est dit.',
  words: 'Les mots',
  wordsHelp: 'Quand le sable est passé, chacun dit son mot.',
  wordBy: (name: string) => `Le mot, ${name}`,
  known: (count: number) => (count < 2 ? `${count} lettre` : `${count} lettres`),
  unknown: 'n’est pas dans la liste',
  tooShort: 'un mot a deux lettres au moins',
  notTheseLetters: 'ne se fait pas avec ces lettres',
  count: 'Compter la manche',
  scores: 'Les points',
  round: (nth: number) => `Manche ${nth}`,
  lastRound: (nth: number) => `Manche ${nth} comptée`,
  lastLetters: (letters: string) => `Tirage\u00a0: ${letters}`,
  finish: 'C’est la fin',
  finishHelp: 'Dix manches, ou quand vous voulez.',
  shared: 'Autant de points\u00a0: la victoire se partage.',
}

const en: typeof fr = {
  whoPlays: 'Who plays? Everybody takes a sheet of paper and a pencil.',
  draw: 'The draw',
  drawHelp: 'Somebody says “vowel” or “consonant”. Touch what is said.',
  words: 'The words',
  wordsHelp: 'When the sand has run out, everybody says their word.',
  wordBy: (name) => `The word, ${name}`,
  known: (count) => (count === 1 ? '1 letter' : `${count} letters`),
  unknown: 'is not in the list',
  tooShort: 'a word has two letters or more',
  notTheseLetters: 'cannot be made of these letters',
  count: 'Count the round',
  scores: 'Points',
  round: (nth) => `Round ${nth}`,
  lastRound: (nth) => `Round ${nth} counted`,
  lastLetters: (letters) => `Draw: ${letters}`,
  finish: 'This is the end',
  finishHelp: 'Ten rounds, or whenever you like.',
  shared: 'As many points: the victory is shared.',
}

export const boxTexts = catalogue(fr, en)
