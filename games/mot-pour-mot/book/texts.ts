import { catalogue } from '@tablee/ui/language/speech.svelte.ts'

const fr = {
  name: 'Mot pour Mot',
  says: 'Deux équipes, dix-sept lettres, un mot par tour.',
  searchPlaceholder: 'Sablier, orthographe, passer son tour…',
  goal: 'Dix-sept lettres au milieu, une équipe de chaque côté. À ton tour, un mot, un seul\u00a0: ses lettres avancent, et celles qui quittent le plateau comptent pour toi.',
  sections: {
    words: 'Les mots',
    afterTheWord: 'Après le mot',
    examples: 'Deux exemples',
  },
  allEditions: 'Les deux',
  editions: {
    cactus: {
      title: 'Cactus',
      goal: 'Chaque lettre est un cactus. Pousse-les chez les autres\u00a0: à cinq dehors et autant de tours pour chacun, on compte.',
    },
    capture: {
      title: 'Capture',
      goal: 'Chaque lettre est bonne à prendre. Tire-les à toi\u00a0: la première équipe qui en a six gagne sur-le-champ.',
    },
  },
  drawn: (word: string) => `${word} sur le plateau, avant et après`,
}

const en: typeof fr = {
  name: 'Mot pour Mot',
  says: 'Two teams, seventeen letters, one word a turn.',
  searchPlaceholder: 'Timer, spelling, skip a turn…',
  goal: 'Seventeen letters in the middle, a team on each side. On your turn one word, just one: its letters move, and those that leave the board count for you.',
  sections: {
    words: 'The words',
    afterTheWord: 'After the word',
    examples: 'Two examples',
  },
  allEditions: 'Both',
  editions: {
    cactus: {
      title: 'Cactus',
      goal: 'Every letter is a cactus. Push them over to the others: with five out and as many turns each, we count.',
    },
    capture: {
      title: 'Capture',
      goal: 'Every letter is worth taking. Pull them in: the first team to have six wins on the spot.',
    },
  },
  drawn: (word) => `${word} on the board, before and after`,
}

export const bookTexts = catalogue(fr, en)
