import type { IntroLines } from '@tablee/ui/intro/intro.ts'
import { catalogue } from '@tablee/ui/language/speech.svelte.ts'

interface Texts {
  readonly goal: IntroLines
  readonly phone: IntroLines
  readonly phones: IntroLines
  readonly begins: (name: string) => string
  readonly mine: string
  readonly next: (name: string) => string
  readonly nextIsMe: string
  readonly look: string
}

export const introTexts = catalogue<Texts>(
  {
    goal: {
      title: 'Une lettre chacun\u00a0: qui finit un mot l’annonce.',
      text: 'Un point par carte. Une lettre verte, deux de plus. Une rouge double tout.',
    },
    phone: {
      title: 'Ta main est secrète.',
      text: 'Un mot est annoncé\u00a0? Ajoute une lettre\u00a0: tu le bloques, ou tu le prends si c’est encore un mot.',
    },
    phones: {
      title: 'Chacun a sa main secrète sur son téléphone.',
      text: 'Un mot est annoncé\u00a0? Une lettre de plus le bloque, ou le prend si c’est encore un mot.',
    },
    begins: (name) => `${name} commence.`,
    mine: 'Tu commences.',
    next: (name) => `Puis c’est à ${name}. Regardez vos cartes.`,
    nextIsMe: 'Puis c’est à toi. Regarde tes cartes\u00a0: personne d’autre ne les voit.',
    look: 'Regarde tes cartes\u00a0: personne d’autre ne les voit.',
  },
  {
    goal: {
      title: 'One letter each: if you finish a word, claim it.',
      text: 'One point a card. A green letter is two more. A red one doubles everything.',
    },
    phone: {
      title: 'Your hand is secret.',
      text: 'Somebody claims a word? Add a letter: you block it, or take it if that is a word again.',
    },
    phones: {
      title: 'Everybody has a secret hand on their phone.',
      text: 'Somebody claims a word? One more letter blocks it, or takes it if that is a word again.',
    },
    begins: (name) => `${name} begins.`,
    mine: 'You begin.',
    next: (name) => `Then it is ${name}’s turn. Look at your cards.`,
    nextIsMe: 'Then it is your turn. Look at your cards: nobody else sees them.',
    look: 'Look at your cards: nobody else sees them.',
  },
)
