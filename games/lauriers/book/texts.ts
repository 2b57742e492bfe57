import { catalogue } from '@tablee/ui/language/speech.svelte.ts'

const fr = {
  name: 'Les Lauriers',
  says: 'Un mot rare, des définitions inventées, une vraie.',
  searchPlaceholder: 'Meneur, jeton, fusionner…',
  goal: 'Un mot que personne ne connaît. Chacun lui invente une définition, toutes sont lues avec la vraie parmi elles, et l’on vote. Trouver la vraie rapporte, faire croire à la sienne aussi. Le premier pion au Diplôme gagne.',
  sections: {
    writing: 'Le mot et les copies',
    desk: 'Préparer la lecture',
    vote: 'La lecture et le vote',
    points: 'Les points',
  },
}

const en: typeof fr = {
  name: 'Les Lauriers',
  says: 'A rare word, invented definitions, one that is true.',
  searchPlaceholder: 'Leader, token, merge…',
  goal: 'A word that nobody knows. Everybody invents a definition for it, all are read out with the true one among them, and people vote. Finding the true one pays, and so does being believed. The first pawn at the Diploma wins.',
  sections: {
    writing: 'The word and the papers',
    desk: 'Preparing the reading',
    vote: 'The reading and the vote',
    points: 'Points',
  },
}

export const bookTexts = catalogue(fr, en)
