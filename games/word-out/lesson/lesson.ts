import type { Shelved } from '@tablee/kernel'
import type { Lesson, Step } from '@tablee/ui/lesson/lesson.ts'
import { defaults, type Move, type View, wordOut } from '../game.ts'
import { stackWordOut } from '../rehearsal/stack.ts'

const NBSP = '\u00a0'
const OTHERS = ['Léa', 'Sam', 'Noé']

/** One card on one row, as the learner or somebody else lays it. */
const laying = (card: string, row: number, isWordOut = false, as?: string) => ({
  type: 'lay',
  row,
  card,
  ...(as === undefined ? {} : { as }),
  isWordOut,
})
const declining = (step: number) => ({ type: 'decline', step })

/** This very card, there, and announced or not. */
const lays =
  (...[card, row, isWordOut = false, as]: Parameters<typeof laying>) =>
  (move: Move) =>
    move.type === 'lay' &&
    move.card === card &&
    move.row === row &&
    move.isWordOut === isWordOut &&
    (as === undefined || move.as === as)
const counters = (card: string, isWordOut: boolean) => (move: Move) =>
  move.type === 'counter' && move.isWordOut === isWordOut && move.cards.map((each) => each.card).join() === card

const cardIn = (card: string) => `[data-card="${card}"]`
const rowAt = (row: number) => `[data-row="${row}"]`

/** RUE, CHATS and LAC, by way of every kind of card, and both kinds of counter. */
const stepsWith = (lea: string, sam: string): readonly Step<Move, View>[] => [
  {
    say: {
      fr: `Quatre rangées, quatre débuts de mots. À chaque tour, on pose une carte au bout d’une rangée.`,
      en: 'Four rows, four words begun. On each turn one card goes to the end of a row.',
    },
    about: '.mat',
  },
  {
    say: {
      fr: `RU commence un mot${NBSP}: touche ton U, puis la rangée du R, puis «${NBSP}Poser${NBSP}».`,
      en: 'RU begins a word: touch your U, then the row of the R, then “Lay it”.',
    },
    about: cardIn('simple-U-1'),
    awaits: lays('simple-U-1', 0),
  },
  {
    say: {
      fr: `Avec ton E, RUE est un mot${NBSP}! Pose-le en annonçant WORD OUT${NBSP}! Après, il serait trop tard.`,
      en: 'With your E, RUE is a word! Lay it and say WORD OUT! in one go. Afterwards is too late.',
    },
    others: [
      { by: lea, move: laying('bonus-H-1', 1) },
      { by: sam, move: laying('double-Y-1', 3) },
    ],
    about: cardIn('simple-E-1'),
    awaits: lays('simple-E-1', 0, true),
  },
  {
    say: {
      fr: `Un point par carte${NBSP}: 3. Une lettre verte en ajoute 2, une rouge double le mot. Mais on peut encore te contrer…`,
      en: 'One point a card: 3. A green letter adds 2, a red one doubles the word. But you may still be countered…',
    },
  },
  {
    say: {
      fr: `Personne ne contre${NBSP}: 3 points pour toi. La rangée est libre, ouvre-la avec ton N.`,
      en: 'Nobody counters: 3 points for you. The row is free, open it with your N.',
    },
    others: [
      { by: lea, move: declining(4) },
      { by: sam, move: declining(4) },
    ],
    about: cardIn('simple-N-1'),
    awaits: lays('simple-N-1', 0),
  },
  {
    say: {
      fr: `${sam} annonce CHAT. Contre${NBSP}: ton S en fait CHATS. Touche-le, puis «${NBSP}Contrer et WORD OUT${NBSP}!${NBSP}»`,
      en: `${sam} says CHAT. Counter: your S makes it CHATS. Touch it, then “Counter and WORD OUT!”`,
    },
    others: [
      { by: lea, move: laying('simple-A-1', 1) },
      { by: sam, move: laying('simple-T-2', 1, true) },
    ],
    about: cardIn('simple-S-1'),
    awaits: counters('simple-S-1', true),
  },
  {
    say: {
      fr: `Seul le dernier mot compte${NBSP}: C et H sont verts, CHATS te rapporte 9. Ouvre la rangée avec ton D.`,
      en: 'Only the last word counts: C and H are green, CHATS brings you 9. Open the row with your D.',
    },
    others: [
      { by: lea, move: declining(9) },
      { by: sam, move: declining(9) },
    ],
    about: cardIn('simple-D-1'),
    awaits: lays('simple-D-1', 1),
  },
  {
    say: {
      fr: `MYTH${NBSP}: il n’y manque qu’un E, et tu n’en as plus. Vite, ta POUBELLE sur cette rangée${NBSP}!`,
      en: 'MYTH: only an E is missing, and you have none left. Quick, your TRASH on that row!',
    },
    others: [
      { by: lea, move: laying('simple-T-1', 3) },
      { by: sam, move: laying('bonus-H-2', 3) },
    ],
    about: cardIn('trash-1'),
    awaits: lays('trash-1', 3),
  },
  {
    say: {
      fr: 'Tout est parti, et la rangée est à toi. Ouvre-la avec ton O.',
      en: 'All gone, and the row is yours. Open it with your O.',
    },
    about: cardIn('simple-O-1'),
    awaits: lays('simple-O-1', 3),
  },
  {
    say: {
      fr: `Ton A irait sur le L, mais il te manque un C pour finir LAC. Passe${NBSP}: tu pioches une carte.`,
      en: 'Your A could go to the L, but to finish LAC you lack a C. Pass: you draw a card.',
    },
    others: [
      { by: lea, move: laying('simple-E-2', 0) },
      { by: sam, move: laying('simple-I-1', 1) },
    ],
    about: '.links',
    awaits: (move) => move.type === 'pass',
  },
  {
    say: {
      fr: `${sam} annonce NET. Bloque-le${NBSP}: avec ton T, NETT commence NETTOYER. Touche-le, puis «${NBSP}Contrer${NBSP}».`,
      en: `${sam} says NET. Block it: with your T, NETT begins NETTOYER. Touch it, then “Counter”.`,
    },
    others: [
      { by: lea, move: laying('simple-U-2', 3) },
      { by: sam, move: laying('simple-T-3', 0, true) },
    ],
    about: cardIn('simple-T-4'),
    awaits: counters('simple-T-4', false),
  },
  {
    say: {
      fr: `NET est bloqué${NBSP}: personne ne marque, la partie continue à ta gauche. Il te manque toujours un C${NBSP}: passe et pioche encore.`,
      en: 'NET is blocked: nobody scores, play goes on at your left. You still lack a C: pass and draw again.',
    },
    others: [
      { by: lea, move: laying('simple-R-1', 3) },
      { by: sam, move: laying('simple-N-3', 1) },
    ],
    about: '.links',
    awaits: (move) => move.type === 'pass',
  },
  {
    say: {
      fr: `Un JOKER${NBSP}! D’abord ton A sur le L. C’est une carte REJOUER${NBSP}: tu pourras en poser une autre.`,
      en: 'A JOKER! First your A on the L. It is a REPLAY card: you may then lay another.',
    },
    others: [
      { by: lea, move: laying('simple-D-2', 1) },
      { by: sam, move: laying('simple-O-2', 0) },
    ],
    about: cardIn('replay-A-1'),
    awaits: lays('replay-A-1', 2),
  },
  {
    say: {
      fr: `Maintenant le joker${NBSP}: fais-en un C, et WORD OUT${NBSP}! Joker ou carte INCONTRABLE, personne ne peut contrer.`,
      en: 'Now the joker: make it a C, and WORD OUT! With a joker or an UNCOUNTERABLE card nobody can counter.',
    },
    about: cardIn('joker-1'),
    awaits: lays('joker-1', 2, true, 'C'),
  },
  {
    say: {
      fr: `Plus une carte${NBSP}: on redonne, et tes 17 points restent. Tout finit quand une main se vide alors que la pioche est vide${NBSP}; chaque carte gardée coûte un point.`,
      en: 'No card left: a new deal, and your 17 points stay. It all ends when a hand runs out with the pile empty; every card still held costs a point.',
    },
    about: rowAt(2),
  },
]

/** For a learner with this name: the bots then get other names. */
export const lesson = (name: string): Lesson => {
  const [lea = '', sam = ''] = OTHERS.filter((other) => other !== name)
  return {
    shelved: { game: wordOut as Shelved['game'], world: {} },
    stackWorld: stackWordOut,
    options: { ...defaults, hasClock: false },
    seats: [{ name }, { name: lea }, { name: sam }],
    stack: {
      words: ['RUE', 'CHAT', 'CHATS', 'MYTHE', 'LAC', 'NET', 'NETTOYER', 'DINDE', 'OURS'],
      deal: {
        hands: { [name]: 'U E N S D # O A>', [lea]: 'H A T E U R D N', [sam]: 'Y T H I T O M N' },
        rows: 'R | C | L | M',
        pile: 'T ? E R A! I> S P E N O L U E R A T S! B I E L A N U R',
      },
    },
    steps: stepsWith(lea, sam),
  }
}
