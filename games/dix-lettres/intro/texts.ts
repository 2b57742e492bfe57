import type { IntroLines } from '@tablee/ui/intro/intro.ts'
import { catalogue } from '@tablee/ui/language/speech.svelte.ts'
import type { View } from '../game.ts'

interface Texts {
  /** DIX-10, DIX-11 */
  readonly goal: Readonly<Record<View['scoring'], IntroLines>>
  readonly phone: IntroLines
  readonly phones: IntroLines
  readonly calls: (name: string) => string
  readonly iCall: string
  readonly machine: string
  /** For the caller; for the others, and for who calls next. */
  readonly call: string
  readonly listen: string
  readonly callNext: string
  readonly all: (next: string) => string
  readonly look: string
  readonly lookAll: string
}

const title = 'Dix lettres\u00a0: qui fait le mot le plus long\u00a0?'
const titleInEnglish = 'Ten letters: who makes the longest word?'

export const introTexts = catalogue<Texts>(
  {
    goal: {
      longest: { title, text: 'Lui seul marque, un point par lettre. À longueur égale, chacun marque.' },
      everybody: { title, text: 'Chaque mot juste marque un point par lettre.' },
    },
    phone: {
      title: 'Pose ton mot en secret.',
      text: 'Touche les lettres. Tu peux encore changer de mot jusqu’à la fin.',
    },
    phones: {
      title: 'Chacun pose son mot en secret.',
      text: 'On peut encore en changer jusqu’à la fin. Puis on les découvre, du plus court au plus long.',
    },
    calls: (name) => `${name} appelle les lettres.`,
    iCall: 'Tu appelles les lettres.',
    machine: 'La machine tire les dix lettres.',
    call: '«\u00a0Voyelle\u00a0» ou «\u00a0consonne\u00a0»\u00a0: à toi de choisir, dix fois.',
    listen: '«\u00a0Voyelle\u00a0» ou «\u00a0consonne\u00a0», dix fois. Cherche déjà pendant ce temps.',
    callNext: '«\u00a0Voyelle\u00a0» ou «\u00a0consonne\u00a0», dix fois. La prochaine fois, c’est à toi.',
    all: (next) => `«\u00a0Voyelle\u00a0» ou «\u00a0consonne\u00a0», dix fois. La prochaine fois, c’est à ${next}.`,
    look: 'Elles sortent toutes ensemble\u00a0: cherche tout de suite.',
    lookAll: 'Elles sortent toutes ensemble\u00a0: cherchez tout de suite.',
  },
  {
    goal: {
      longest: {
        title: titleInEnglish,
        text: 'It alone scores, one point a letter. If words are equally long, they all score.',
      },
      everybody: { title: titleInEnglish, text: 'Every valid word scores one point a letter.' },
    },
    phone: {
      title: 'Lay your word in secret.',
      text: 'Touch the letters. You may change your word until the end.',
    },
    phones: {
      title: 'Everybody lays a word in secret.',
      text: 'You may change it until the end. Then they are shown, from the shortest to the longest.',
    },
    calls: (name) => `${name} calls the letters.`,
    iCall: 'You call the letters.',
    machine: 'The machine draws the ten letters.',
    call: '“Vowel” or “consonant”: you choose, ten times.',
    listen: '“Vowel” or “consonant”, ten times. Start searching meanwhile.',
    callNext: '“Vowel” or “consonant”, ten times. Next time you call.',
    all: (next) => `“Vowel” or “consonant”, ten times. Next time ${next} calls.`,
    look: 'They come out all at once: start searching.',
    lookAll: 'They come out all at once: start searching.',
  },
)
