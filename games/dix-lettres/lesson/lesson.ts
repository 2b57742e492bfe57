import type { Shelved } from '@tablee/kernel'
import { fold } from '@tablee/lexicon'
import type { Lesson, Step } from '@tablee/ui/lesson/lesson.ts'
import { defaults, dixLettres, type Move, type View } from '../game.ts'
import { stack } from '../rehearsal/stack.ts'

const NBSP = '\u00a0'
const OTHERS = ['Léa', 'Sam']
/** The step of the game in which everybody writes. */
const WRITING = 5

const calls = (kind: 'vowel' | 'consonant') => (move: Move) => move.type === 'call' && move.kind === kind
const is = (type: Move['type']) => (move: Move) => move.type === type
const writes = (word: string) => (move: Move) => move.type === 'write' && move.word === word

/** A R O I E T N S L C: CARTON against LIONS, where RELATIONS was possible. */
const stepsWith = (lea: string): readonly Step<Move, View>[] => [
  {
    say: {
      fr: 'À chaque manche dix lettres, les mêmes pour tout le monde. Il s’agit d’en faire le mot le plus long, en secret.',
      en: 'Each round has ten letters, the same for everybody. Make the longest word of them, in secret.',
    },
    about: '.mat',
  },
  {
    say: {
      fr: `À tour de rôle on tire les lettres. C’est à toi${NBSP}: touche «${NBSP}Voyelle${NBSP}».`,
      en: 'The letters are drawn in turn, and it is yours: touch “Vowel”.',
    },
    about: '.kinds',
    awaits: calls('vowel'),
  },
  {
    say: {
      fr: `Un A. Maintenant une consonne. Trois à six voyelles en tout${NBSP}: à toi de doser.`,
      en: 'An A. Now a consonant. Three to six vowels in all: you mix them as you like.',
    },
    about: '.kinds',
    awaits: calls('consonant'),
  },
  {
    say: {
      fr: `On tire ainsi les dix, tandis que tout le monde cherche déjà. Pour aller vite${NBSP}: «${NBSP}Le reste au hasard${NBSP}».`,
      en: 'So you draw all ten, while everybody searches already. To be quick: “Leave the rest to chance”.',
    },
    about: '.at-thumb',
    awaits: is('draw-rest'),
  },
  {
    say: {
      fr: `Touche C, A, R, T, O, N, puis «${NBSP}Poser CARTON${NBSP}»${NBSP}: ce mot est à l’abri, et tu peux chercher mieux.`,
      en: 'Touch C, A, R, T, O, N, then “Set down CARTON”: that word is safe, and you may look for a better one.',
    },
    about: '.tiles',
    takes: is('draft'),
    awaits: writes('CARTON'),
  },
  {
    say: {
      fr: `${lea} a fini. Rien de plus long${NBSP}? Alors «${NBSP}C’est bon avec CARTON${NBSP}». Quand tout le monde a fini, on n’attend pas le sablier.`,
      en: `${lea} is done. Nothing longer? Then “Done with CARTON”. When all are done, nobody waits for the timer.`,
    },
    others: [
      { by: lea, move: { type: 'write', step: WRITING, word: 'LIONS' } },
      { by: lea, move: { type: 'done', step: WRITING } },
    ],
    about: '.rack > .btn',
    takes: is('draft'),
    awaits: is('done'),
  },
  {
    say: {
      fr: `Les mots se montrent du plus court au plus long. Cinq lettres pour ${lea}. Au suivant${NBSP}!`,
      en: `The words are shown from short to long. Five letters for ${lea}. Next one!`,
    },
    about: '.at-thumb',
    awaits: is('go-on'),
  },
  {
    say: {
      fr: `CARTON est dans la liste${NBSP}: six lettres, c’est le plus long. Vois ce que ça donne.`,
      en: 'CARTON is in the list: six letters, the longest. See what it brings.',
    },
    about: '.at-thumb',
    awaits: is('go-on'),
  },
  {
    say: {
      fr: `6 points pour toi. Et l’on pouvait faire RELATIONS${NBSP}! Dix manches, et le plus de points gagne.`,
      en: '6 points for you. And you could have made RELATIONS! Ten rounds, and the most points win.',
    },
    about: '.possible',
  },
]

/** For a learner with this name: the bot then gets another name. */
export const lesson = (name: string): Lesson => {
  const [lea = ''] = OTHERS.filter((other) => other !== name)
  return {
    shelved: { game: dixLettres as Shelved['game'], world: { fold } },
    stackWorld: stack,
    options: { ...defaults, hasClock: false },
    seats: [{ name }, { name: lea }],
    stack: {
      words: ['CARTON', 'LIONS', 'RELATIONS'],
      rounds: [{ vowel: 'AOIEUA', consonant: 'RTNSLCD' }],
    },
    steps: stepsWith(lea) as readonly Step[],
  }
}
