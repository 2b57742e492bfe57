import { catalogue } from '@tablee/ui/language/speech.svelte.ts'

/** What the replay says of each step and the coach of each turn. */
export const fr = {
  declines: (who: string) => `${who} laisse passer.`,
  counters: (who: string) => `${who} contre.`,
  stops: (who: string) => `${who} s’arrête là.`,
  timeUp: 'Le sablier est vide.',
  watching: (name: string) => `Le coach regarde jouer ${name}.`,
  over: 'C’est fini, le coach range ses fiches.',
  best: (count: number) =>
    count === 1 ? 'Un mot à annoncer\u00a0:' : `${count} mots à annoncer${count > 3 ? ', les meilleurs' : ''}\u00a0:`,
  hand: 'En main',
  nothing: 'Rien à annoncer.',
  played: 'joué',
  instead: 'Joué\u00a0:',
  sure: 'Incontrable.',
  safe: 'Personne ne pouvait contrer.',
  counterable: (ways: readonly string[]) => `Contrable\u00a0: ${ways.join('\u00a0; ')}.`,
  counterBy: (names: string, cards: string, word: string | undefined) =>
    word === undefined ? `${names} avec ${cards}` : `${names} avec ${cards} (${word}, un mot)`,
  mayCounter: (word: string) => `De quoi contrer ${word}\u00a0:`,
  noCounter: (word: string) => `Rien pour contrer ${word}.`,
  myWord: (word: string) => `Contre ${word}, il y avait\u00a0:`,
  myWordSafe: (word: string) => `Personne ne pouvait contrer ${word}.`,
  isWord: 'un mot',
  isBeginning: 'un début',
  more: (count: number) => (count === 1 ? 'et un autre' : `et ${count} autres`),
  declined: 'Laissé passer.',
}
export type ReplayTexts = typeof fr

export const en: ReplayTexts = {
  declines: (who) => `${who} lets it pass.`,
  counters: (who) => `${who} counters.`,
  stops: (who) => `${who} stops here.`,
  timeUp: 'The sand has run out.',
  watching: (name) => `The coach is watching ${name} play.`,
  over: 'It is over, the coach puts the notes away.',
  best: (count) =>
    count === 1 ? 'One word to announce:' : `${count} words to announce${count > 3 ? ', the best' : ''}:`,
  hand: 'In hand',
  nothing: 'Nothing to announce.',
  played: 'played',
  instead: 'Played:',
  sure: 'Uncounterable.',
  safe: 'Nobody could counter.',
  counterable: (ways) => `Could be countered: ${ways.join('; ')}.`,
  counterBy: (names, cards, word) =>
    word === undefined ? `${names} with ${cards}` : `${names} with ${cards} (${word}, a word)`,
  mayCounter: (word) => `To counter ${word} there was:`,
  noCounter: (word) => `Nothing to counter ${word}.`,
  myWord: (word) => `Against ${word} there was:`,
  myWordSafe: (word) => `Nobody could counter ${word}.`,
  isWord: 'a word',
  isBeginning: 'a beginning',
  more: (count) => (count === 1 ? 'and another' : `and ${count} others`),
  declined: 'Let it pass.',
}

export const replayTexts = catalogue(fr, en)
