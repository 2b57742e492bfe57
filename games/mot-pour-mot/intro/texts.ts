import type { IntroLines } from '@tablee/ui/intro/intro.ts'
import { capitalized, spoken } from '@tablee/ui/language/french.ts'
import { catalogue } from '@tablee/ui/language/speech.svelte.ts'
import type { Edition } from '../game.ts'

interface Texts {
  /** By how many letters decide the game. */
  readonly goal: Readonly<Record<Edition, (count: number) => IntroLines>>
  readonly captain: IntroLines
  readonly captainAlone: IntroLines
  /** For a team mate: who spells. */
  readonly mate: (captain: string) => IntroLines
  /** For everybody: who spells for Sel, and for Poivre. */
  readonly spellers: (sel: string, poivre: string) => string
  readonly others: string
  readonly letters: string
  readonly begins: (team: string) => string
  readonly mine: string
  readonly alone: string
  readonly draws: (captain: string) => string
  readonly draw: string
  /** Who draws first, for the other team, in which one may be alone; and for everybody. */
  readonly after: (captain: string, isAlone: boolean) => string
  readonly next: (captain: string, team: string) => string
}

const ENGLISH = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

export const introTexts = catalogue<Texts>(
  {
    goal: {
      cactus: (count) => ({
        title: 'Chaque mot pousse ses lettres vers l’autre équipe.',
        text: `Une lettre qui sort devient un cactus. ${capitalized(spoken(count))} cactus, c’est gagné.`,
      }),
      capture: (count) => ({
        title: 'Chaque mot attire ses lettres vers son équipe.',
        text: `Une lettre qui sort est capturée. ${capitalized(spoken(count))} captures, c’est gagné.`,
      }),
    },
    captain: {
      title: 'Toi, tu épelles.',
      text: 'Ton équipe te souffle des mots. Choisis-en un, et touche ses lettres une à une.',
    },
    captainAlone: {
      title: 'Toi, tu épelles.',
      text: 'Trouve un seul mot, et touche ses lettres une à une.',
    },
    mate: (captain) => ({
      title: 'Toi, tu souffles.',
      text: `Écris un mot\u00a0: ${captain} le voit tout de suite, choisit, et épelle.`,
    }),
    spellers: (sel, poivre) => `${sel} épelle pour Sel, ${poivre} pour Poivre.`,
    others: 'Les autres leur soufflent des mots en secret.',
    letters: 'Un seul mot par tour, une lettre après l’autre.',
    begins: (team) => `${team} commence.`,
    mine: 'Ton équipe commence.',
    alone: 'Tu commences.',
    draws: (captain) => `${captain} tire la première carte.`,
    draw: 'C’est toi qui tires la première carte.',
    after: (captain, isAlone) => `${captain} tire la première carte. Puis c’est à ${isAlone ? 'toi' : 'ton équipe'}.`,
    next: (captain, team) => `${captain} tire la première carte. Puis c’est à ${team}.`,
  },
  {
    goal: {
      cactus: (count) => ({
        title: 'Each word pushes its letters toward the other team.',
        text: `A letter that leaves becomes a cactus. With ${ENGLISH[count] ?? count} cacti you win.`,
      }),
      capture: (count) => ({
        title: 'Each word pulls its letters toward its own team.',
        text: `A letter that leaves is captured. With ${ENGLISH[count] ?? count} captures you win.`,
      }),
    },
    captain: {
      title: 'You spell.',
      text: 'Your team whispers words to you. Choose one, and tap its letters one by one.',
    },
    captainAlone: {
      title: 'You spell.',
      text: 'Find one word, and tap its letters one by one.',
    },
    mate: (captain) => ({
      title: 'You whisper.',
      text: `Write a word: ${captain} sees it at once, chooses, and spells.`,
    }),
    spellers: (sel, poivre) => `${sel} spells for Sel, ${poivre} for Poivre.`,
    others: 'The others whisper words to them in secret.',
    letters: 'One word a turn, one letter after the other.',
    begins: (team) => `${team} begins.`,
    mine: 'Your team begins.',
    alone: 'You begin.',
    draws: (captain) => `${captain} draws the first card.`,
    draw: 'You draw the first card.',
    after: (captain, isAlone) =>
      `${captain} draws the first card. Then it is ${isAlone ? 'your' : 'your team’s'} turn.`,
    next: (captain, team) => `${captain} draws the first card. Then it is ${team}’s turn.`,
  },
)
