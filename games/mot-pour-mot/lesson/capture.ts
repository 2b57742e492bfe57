import type { Lesson, Step } from '@tablee/ui/lesson/lesson.ts'
import type { Move, View } from '../game.ts'
import { type Cast, does, doing, spelling, spells, teach } from './steps.ts'

const NBSP = '\u00a0'
const quoted = (text: string) => `«${NBSP}${text}${NBSP}»`

/** What differs from the cactuses: whither the letters go, who turns the timer, how it ends. */
const stepsWith = ({ rival }: Cast): readonly Step<Move, View>[] => [
  {
    say: {
      fr: `Ici, tes mots tirent les lettres vers toi${NBSP}: Sel est à gauche. Six lettres capturées, et c’est gagné.`,
      en: 'Here your words pull letters toward you: Sel is at the left. Six letters captured, and you have won.',
    },
    about: '.tray',
  },
  {
    say: {
      fr: `À toi, capitaine${NBSP}: tire une carte.`,
      en: 'Your turn, captain: draw a card.',
    },
    about: '.asked',
    awaits: does('draw'),
  },
  {
    say: {
      fr: `Ici, c’est l’autre équipe qui retourne le sablier${NBSP}: ${rival} l’a fait. Épelle ASSASSIN${NBSP}: au troisième S, il est à toi.`,
      en: `Here the other team turns the timer: ${rival} has done so. Spell ASSASSIN: at the third S it is yours.`,
    },
    others: doing(rival, { type: 'start-timer' }),
    about: '.rack .pad',
    ...spells('ASSASSIN'),
  },
  {
    say: {
      fr: `Un S capturé ne revient jamais. ${rival} a tiré une carte${NBSP}: à toi de retourner le sablier.`,
      en: `A captured S never comes back. ${rival} has drawn a card: now you turn the timer.`,
    },
    others: doing(rival, { type: 'accept' }, { type: 'draw' }),
    about: '.asked',
    awaits: does('start-timer'),
  },
  {
    say: {
      fr: `CHAT tire C, H et T vers Poivre. Bien écrit, bien trouvé${NBSP}: dis ${quoted('D’accord')}. Sinon, tu peux vérifier ou contester.`,
      en: 'CHAT pulls C, H and T toward Poivre. Well spelled, well found: say “Agreed”. Otherwise you may check or contest.',
    },
    others: spelling(rival, 'CHAT'),
    about: '.sheet .asked > .btn',
    awaits: does('accept'),
  },
  {
    say: {
      fr: `Vérifier à tort coûte un tour${NBSP}; contester fait voter la table. À la sixième capture, tout s’arrête, sans attendre l’autre équipe.`,
      en: 'A wrong check costs a turn; a contest makes the table vote. At the sixth capture all is over, without waiting for the other team.',
    },
    about: '.score',
  },
]

export const lesson = (name: string): Lesson =>
  teach('capture', name, {
    cards: [
      { front: 'Dans un roman policier', back: 'Dans un conte' },
      { front: 'Il a des poils', back: 'Il a des plumes' },
    ],
    words: ['ASSASSIN', 'CHAT'],
    steps: stepsWith,
  })
