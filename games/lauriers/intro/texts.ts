import type { IntroLines } from '@tablee/ui/intro/intro.ts'
import { catalogue } from '@tablee/ui/language/speech.svelte.ts'

interface Texts {
  readonly goal: IntroLines
  readonly goalForAll: IntroLines
  readonly writer: IntroLines
  readonly leader: IntroLines
  readonly phones: IntroLines
  readonly leads: (name: string) => string
  readonly iLead: string
  /** For the leader. */
  readonly draw: string
  readonly pick: string
  /** For who writes; and for who leads after that. */
  readonly write: (leader: string) => string
  readonly writeThenLead: (leader: string) => string
  /** For everybody: who leads now, and then. */
  readonly next: (leader: string, next: string) => string
}

export const introTexts = catalogue<Texts>(
  {
    goal: {
      title: 'Un mot inconnu, une seule vraie définition.',
      text: 'Trompe les autres avec la tienne, et trouve la vraie.',
    },
    goalForAll: {
      title: 'Un mot inconnu, une seule vraie définition.',
      text: 'Trompez les autres avec la vôtre, et trouvez la vraie.',
    },
    writer: {
      title: 'Écris une fausse définition, puis vote.',
      text: 'Un point par personne qui croit la tienne. Deux points si tu trouves la vraie.',
    },
    leader: {
      title: 'Toi, tu choisis le mot.',
      text: 'Les autres écrivent. Ensuite, tu lis tout, la vraie définition au milieu des fausses.',
    },
    phones: {
      title: 'Écrivez une fausse définition, puis votez.',
      text: 'Un point par personne qui croit la vôtre. Deux points pour qui trouve la vraie.',
    },
    leads: (name) => `${name} mène.`,
    iLead: 'C’est toi qui mènes.',
    draw: 'Tire une carte, et choisis un mot que personne ne connaît.',
    pick: 'Choisis un mot de ta carte que personne ne connaît.',
    write: (leader) => `${leader} choisit un mot. Dès qu’il est là, invente-lui une définition.`,
    writeThenLead: (leader) => `${leader} choisit un mot, tu inventes. À la manche suivante, c’est toi qui mènes.`,
    next: (leader, next) => `${leader} choisit un mot, les autres inventent. La manche suivante est à ${next}.`,
  },
  {
    goal: {
      title: 'An unknown word, and only one true definition.',
      text: 'Fool the others with yours, and find the true one.',
    },
    goalForAll: {
      title: 'An unknown word, and only one true definition.',
      text: 'Fool the others with yours, and find the true one.',
    },
    writer: {
      title: 'Write a false definition, then vote.',
      text: 'One point for each person who believes yours. Two points if you find the true one.',
    },
    leader: {
      title: 'You choose the word.',
      text: 'The others write. Then you read them all out, the true definition among the false ones.',
    },
    phones: {
      title: 'Write a false definition, then vote.',
      text: 'One point for each person who believes yours. Two points for finding the true one.',
    },
    leads: (name) => `${name} leads.`,
    iLead: 'You lead.',
    draw: 'Draw a card, and choose a word that nobody knows.',
    pick: 'Choose a word of your card that nobody knows.',
    write: (leader) => `${leader} chooses a word. As soon as you see it, invent a definition.`,
    writeThenLead: (leader) => `${leader} chooses a word, you invent. In the next round you lead.`,
    next: (leader, next) => `${leader} chooses a word, the others invent. The next round is ${next}’s.`,
  },
)
