import type { Shelved } from '@tablee/kernel'
import { fold } from '@tablee/lexicon'
import { speech } from '@tablee/ui/language/speech.svelte.ts'
import type { Lesson, Step } from '@tablee/ui/lesson/lesson.ts'
import { defaults, kokomots, type Move, type Reason, readWord, type View } from '../game.ts'
import { stackKokomots } from '../rehearsal/stack.ts'

const NBSP = '\u00a0'
const OTHERS = ['Léa', 'Sam', 'Noé']
/** KOK-4: whoever has a shorter name than those would not begin. */
const SHORTEST = 3

/** In which column: what lies on top first, then what is uncovered. */
const COLUMNS: Readonly<Record<string, number>> = { Ville: 0, Animal: 1, Fruit: 2, Métier: 3, Fleur: 1, Pays: 2 }
const columnOf = (title: string) => COLUMNS[title]

type Made<Type extends Move['type']> = Extract<Move, { type: Type }>
const isMade = <Type extends Move['type']>(move: Move, type: Type): move is Made<Type> => move.type === type
/** Each asked for by its kind alone. */
const just = (type: Move['type']) => (move: Move) => isMade(move, type)

/** This very word, on this theme, with every card that it can have. */
const announces = (word: string, title: string, cards: number) => (move: Move) =>
  isMade(move, 'claim') &&
  readWord(move.word, fold)?.whole === word &&
  move.column === columnOf(title) &&
  move.cards.length === cards

/** KOK-21: in their order; anything else would be a slip. */
const spelling = (word: string): Pick<Step<Move, View>, 'awaits' | 'takes'> => {
  const isNext = (move: Move, seen: View, isLast: boolean) => {
    const typed = seen.claims?.[0]?.typed ?? 0
    return isMade(move, 'spell') && move.letter === word[typed] && (typed === word.length - 1) === isLast
  }
  return {
    awaits: (move, seen) => isNext(move, seen, true),
    takes: (move, seen) => isNext(move, seen, false),
  }
}

const claiming = (word: string, title: string, ...cards: readonly string[]) => ({
  type: 'claim',
  word,
  column: columnOf(title),
  isLinked: false,
  cards,
})
const accepting = (claim: number) => ({ type: 'accept', claim })
const refusing = (claim: number, reason: Reason) => ({ type: 'refuse', claim, reason })

const themeAt = (title: string) => `.column[aria-label="${title}"]`

/** POIRE, ROME, LION and AVOCAT, by way of every kind of constraint but one; then on the judge's chair. */
const stepsWith = (me: string, lea: string, sam: string): readonly Step<Move, View>[] => [
  {
    say: {
      fr: 'Quatre thèmes, et sous chacun deux lettres. En bas, ta main\u00a0: trois lettres à toi.',
      en: 'Four themes, with two letters under each. Below, your hand: three letters of your own.',
    },
    about: '.cols',
  },
  {
    say: {
      fr: `À toi de jouer${NBSP}: 45 secondes pour trouver le plus de mots. Ici, rien ne presse. Touche «${NBSP}C’est parti${NBSP}».`,
      en: 'You begin: 45 seconds for as many words as you can. Here there is no hurry. Touch “Here we go”.',
    },
    awaits: just('ready'),
  },
  {
    say: {
      fr: `Un mot sur un thème, avec une lettre à toi et une de sa colonne, ou plus. Fruit${NBSP}: écris POIRE et annonce-le.`,
      en: 'A word on a theme, with one letter of yours and one of its column, or more. Fruit: write POIRE (pear) and announce it.',
    },
    about: themeAt('Fruit'),
    awaits: announces('POIRE', 'Fruit', 4),
  },
  {
    say: {
      fr: `${sam} juge, et ne dit rien${NBSP}: le mot tient. Quatre lettres et le thème sont à toi, 5 points. Un autre thème apparaît, et ta main se remplit.`,
      en: `${sam} judges and says nothing: the word stands. Four letters and the theme are yours, 5 points. Another theme turns up, and your hand is filled.`,
    },
    others: [{ by: sam, move: accepting(1) }],
  },
  {
    say: {
      fr: `Ton R vaut double, mais doit être la première lettre. D’autres se jouent en deuxième ou en dernier. Ville${NBSP}: ROME.`,
      en: 'Your R counts double, but must be the first letter. Others go second or last. Ville (city): ROME.',
    },
    about: themeAt('Ville'),
    awaits: announces('ROME', 'Ville', 4),
  },
  {
    say: {
      fr: `6 points de plus. Animal${NBSP}: avec L et I, essaie LIONS. On verra bien…`,
      en: '6 more points. Animal: with L and I, try LIONS. Let’s see what happens…',
    },
    others: [{ by: sam, move: accepting(2) }],
    about: themeAt('Animal'),
    awaits: announces('LIONS', 'Animal', 5),
  },
  {
    say: {
      fr: `Refusé${NBSP}: un pluriel juste pour son S. Rien n’est perdu, tu peux dire autre chose. LION passera.`,
      en: 'Refused: a plural for the sake of its S. Nothing is lost, you may say something else. LION will do.',
    },
    others: [{ by: sam, move: refusing(3, 'plural') }],
    awaits: announces('LION', 'Animal', 4),
  },
  {
    say: {
      fr: `Bien. Ce A-là vaut double aussi, mais le mot s’épelle. Métier${NBSP}: AVOCAT.`,
      en: 'Good. This A counts double too, but the word must be spelled. Métier (trade): AVOCAT (lawyer).',
    },
    others: [{ by: sam, move: accepting(4) }],
    about: themeAt('Métier'),
    awaits: announces('AVOCAT', 'Métier', 4),
  },
  {
    say: {
      fr: `Maintenant épelle-le, sans le voir et sans faute${NBSP}: A, V, O, C, A, T.`,
      en: 'Now spell it, unseen and without a slip: A, V, O, C, A, T.',
    },
    ...spelling('AVOCAT'),
  },
  {
    say: {
      fr: 'S, W, K\u00a0: rien ne vient\u00a0? Une fois par tour, tu peux changer tes trois lettres.',
      en: 'S, W, K: nothing comes to mind? Once a turn you may change all three.',
    },
    others: [{ by: sam, move: accepting(5) }],
    about: '.side',
    awaits: just('discard'),
  },
  {
    say: {
      fr: `Le sablier est vide${NBSP}: à ${lea} de chercher, à toi de juger. L’Italie est un pays${NBSP}: accepte. Ne rien dire, c’est accepter aussi.`,
      en: `Time is up: ${lea} searches, you judge. Italie (Italy) is a country: accept. Saying nothing is a yes as well.`,
    },
    others: [
      { by: me, move: { type: 'time-up', step: 2 }, isCall: true },
      { by: lea, move: claiming('Italie', 'Pays', 'A-2', 'E-3', 'T-1', 'L-3') },
    ],
    awaits: just('accept'),
  },
  {
    say: {
      fr: `Chou-fleur, pour «${NBSP}Fleur${NBSP}»${NBSP}? Bien tenté. Refuse, et dis pourquoi${NBSP}: hors du thème.`,
      en: 'Chou-fleur (cauliflower), for “Fleur” (flower)? Nice try. Refuse it, and say why: off theme.',
    },
    others: [{ by: lea, move: claiming('chou-fleur', 'Fleur', 'U-2', 'R-1', 'O-2') }],
    awaits: (move) => isMade(move, 'refuse') && move.reason === 'off-theme',
  },
  {
    say: {
      fr: `Tu as 22 points. Tout finit quand trois piles de thèmes sont vides. Thème 1, lettre 1, lettre à contrainte 2${NBSP}; à égalité, le moins de thèmes gagne.`,
      en: 'You have 22 points. It all ends when three piles of themes are empty. Theme 1, letter 1, letter with a constraint 2; in a tie, the fewest themes win.',
    },
  },
]

/** For a learner with this name: the bots then get other names. */
export const lesson = (name: string): Lesson => {
  const me = (fold(name) ?? '').length < SHORTEST ? (speech.language === 'fr' ? 'Toi' : 'You') : name
  const [lea = '', sam = ''] = OTHERS.filter((other) => other !== me)
  return {
    shelved: { game: kokomots as Shelved['game'], world: { fold } },
    stackWorld: stackKokomots,
    options: { ...defaults, hasClock: false, depth: 3 },
    seats: [{ name: me }, { name: lea }, { name: sam }],
    stack: {
      columns: [
        { themes: ['Ville', 'Prénom', 'Dans la mer'], letters: ['O A U', 'E I L'] },
        { themes: ['Animal', 'Fleur', 'Outil'], letters: ['L R S', 'I O N'] },
        { themes: ['Fruit', 'Pays', 'Instrument'], letters: ['P T G', 'I L B'] },
        { themes: ['Métier', 'Boisson', 'Sport'], letters: ['V M H', 'C D R'] },
      ],
      hands: { [me]: 'R E M', [lea]: 'A E U', [sam]: 'T I N' },
      draw: 'R^ N O S A* T W K E L I D N P S R A M',
      // KOK-40: each is announced for the theme that it is meant for.
      answers: { Pays: ['Italie'], Fruit: ['poire'], Ville: ['Rome'], Animal: ['lion', 'lions'], Métier: ['avocat'] },
    },
    steps: stepsWith(me, lea, sam),
  }
}
