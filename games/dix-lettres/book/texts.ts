const fr = {
  name: 'Dix lettres',
  says: 'Dix lettres tirées du sac, et le mot le plus long qu’elles cachent.',
  searchPlaceholder: 'Voyelle, points…',
  goal: 'Voyelle ou consonne\u00a0? Dix lettres viennent une à une. Puis chacun cherche en secret le plus long mot à en faire. Le plus long rapporte ses lettres.',
  sections: {
    draw: 'Le tirage',
    points: 'Les mots et les points',
    others: 'Les absents, les bots, les secrets',
  },
}

const en: typeof fr = {
  name: 'Dix lettres',
  says: 'Ten letters out of the bag, and the longest word that hides in them.',
  searchPlaceholder: 'Vowel, points…',
  goal: 'Vowel or consonant? Ten letters come one by one. Then everybody secretly looks for the longest word in them. The longest scores its letters.',
  sections: {
    draw: 'The draw',
    points: 'Words and points',
    others: 'Who is away, bots, secrets',
  },
}

export const bookTexts = { fr, en }
