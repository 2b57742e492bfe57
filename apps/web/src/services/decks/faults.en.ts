import type { FileFaultTexts } from './faults.fr.ts'

export const faultsEn: FileFaultTexts = {
  line: (line, says) => `Line ${line}: ${says}`,
  faults: {
    'deck-not-text': () => 'There are signs here that are no text.',
    'deck-too-large': (about) => `The deck is too heavy: ${about} KB at most.`,
    'deck-too-many-lines': (about) => `That is a lot of lines: ${about} at most.`,
    'line-too-long': (about) => `This line is too long: ${about} characters at most. Cut it into several.`,
    'deck-without-game': (_, { game }) => `The first line names the game and the title, like “# ${game}: La cuisine”.`,
    'deck-without-title': () => 'A title is missing.',
    'deck-title-too-long': () => 'The title is too long: 60 characters at most.',
    'deck-too-small': (about, { needed }) => `To play, at least ${needed(Number(about))} are needed.`,
    'deck-too-many-cards': (about) => `That is a lot: ${about} cards at most.`,
    'deck-too-many-answers': (about) => `That is a lot of answers for one deck: ${about} at most.`,
  },
}
