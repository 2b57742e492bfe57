import type { FileFault } from '@tablee/game-kit/deck/fault.ts'

/** What a fault of the file says of the game. */
interface OfGame {
  /** As the first line of a file names it. */
  readonly game: string
  /** What this many cards are, as people count them. */
  readonly needed: (cards: number) => string
}

export interface FileFaultTexts {
  readonly line: (line: number, says: string) => string
  readonly faults: Readonly<Record<FileFault, (about: string, of: OfGame) => string>>
}

export const faultsFr: FileFaultTexts = {
  line: (line, says) => `Ligne\u00a0${line}\u00a0: ${says}`,
  faults: {
    'deck-not-text': () => 'Il y a là des signes qui ne sont pas du texte.',
    'deck-too-large': (about) => `Le paquet est trop lourd\u00a0: ${about}\u00a0Ko au plus.`,
    'deck-too-many-lines': (about) => `C’est beaucoup de lignes\u00a0: ${about} au plus.`,
    'line-too-long': (about) => `Cette ligne est trop longue\u00a0: ${about} signes au plus. Coupe-la en plusieurs.`,
    'deck-without-game': (_, { game }) =>
      `La première ligne nomme le jeu et le titre, comme «\u00a0# ${game}\u00a0: La cuisine\u00a0».`,
    'deck-without-title': () => 'Il manque un titre.',
    'deck-title-too-long': () => 'Le titre est trop long\u00a0: 60 signes au plus.',
    'deck-too-small': (about, { needed }) => `Pour jouer, il faut au moins ${needed(Number(about))}.`,
    'deck-too-many-cards': (about) => `C’est beaucoup\u00a0: ${about} cartes au plus.`,
    'deck-too-many-answers': (about) => `C’est beaucoup de réponses pour un paquet\u00a0: ${about} au plus.`,
  },
}
