import type { Shelved } from '@tablee/kernel'
import type { Lesson, Step } from '@tablee/ui/lesson/lesson.ts'
import { defaults, isSameText, isTrue, lauriers, type Move, type View } from '../game.ts'
import { stackLauriers } from '../rehearsal/stack.ts'

const NBSP = '\u00a0'
const OTHERS = ['Léa', 'Sam', 'Noé']

type Of<Type extends Move['type']> = Extract<Move, { type: Type }>
const isMade = <Type extends Move['type']>(move: Move, type: Type): move is Of<Type> => move.type === type
/** A move of this kind, and as it should be. */
const does =
  <Type extends Move['type']>(type: Type, isSo: (move: Of<Type>) => boolean = () => true) =>
  (move: Move) =>
    isMade(move, type) && isSo(move)

/** One card: the machine draws it in both rounds (LAU-5), and in the second it does not offer the word of the first (LAU-22). */
const PRUINE = 'Voile cireux qui blanchit la peau du raisin.'
const MASCARET = 'Longue vague qui remonte un fleuve à la marée montante.'
const CARD = [
  { word: 'pruine', kind: 'n.f.', definition: PRUINE },
  { word: 'mascaret', kind: 'n.m.', definition: MASCARET },
  { word: 'tillac', kind: 'n.m.', definition: 'Pont supérieur d’un navire en bois.' },
  { word: 'zain', kind: 'adj.', definition: 'Se dit d’un cheval sans aucun poil blanc.' },
]
const LEAS = 'Petite prune sauvage, très acide.'
const SAMS = 'Voile blanc sur la peau des raisins.'
const SAMS_MASCARET = 'Masque de cuir porté au carnaval.'

/** LAU-8: the true one and the one that says the same, and nothing else, are one. */
const mergesTwins = does(
  'arrange',
  ({ lines }) =>
    lines.length === 2 &&
    lines.some((line) => isTrue(line) && line.from.length === 2) &&
    lines.some(({ wording }) => wording === LEAS),
)
/** LAU-8: equal texts would be merged, and this lesson speaks of three. */
const invents = does('hand-in', ({ text }) => ![MASCARET, SAMS_MASCARET].some((other) => isSameText(other, text)))

/** A round to lead, then one to write and to vote in. */
const stepsWith = (lea: string, sam: string): readonly Step<Move, View>[] => [
  {
    say: {
      fr: `Un mot rare, des définitions inventées, une seule vraie. Qui la trouve${NBSP}? On mène à tour de rôle, et tu commences.`,
      en: 'A rare word, invented definitions, one that is true. Who finds it? Everybody leads in turn, and you begin.',
    },
    about: 'fieldset',
  },
  {
    say: {
      fr: `Ta carte${NBSP}: quatre mots et leur sens, pour tes yeux seulement. Choisis «${NBSP}pruine${NBSP}».`,
      en: 'Your card: four words and what they mean, for your eyes only. Choose “pruine”.',
    },
    about: 'fieldset label',
    awaits: does('pick', ({ nth }) => nth === 0),
  },
  {
    say: {
      fr: `${lea} et ${sam} ne voient que le mot. Deux minutes pour inventer une définition. Toi, tu connais la vraie.`,
      en: `${lea} and ${sam} see the word only. They have two minutes to invent a definition. You know the true one.`,
    },
    about: '.secret',
  },
  {
    say: {
      fr: `Les copies, rien que pour tes yeux. ${sam} dit la même chose que la vraie${NBSP}: touche «${NBSP}Fusionner${NBSP}».`,
      en: `The papers, for your eyes only. ${sam} says the same as the true one: touch “Merge”.`,
    },
    others: [
      { by: lea, move: { type: 'hand-in', round: 1, text: LEAS } },
      { by: sam, move: { type: 'hand-in', round: 1, text: SAMS } },
    ],
    about: '.twin .btn',
    awaits: mergesTwins,
  },
  {
    say: {
      fr: `Le crayon corrige une tournure, la poignée change l’ordre. C’est prêt${NBSP}: commence la lecture.`,
      en: 'The pencil mends a phrase, the handle changes the order. All is ready: start the reading.',
    },
    about: '.acts .btn:last-child',
    awaits: does('publish'),
  },
  {
    say: {
      fr: 'Tu lis à voix haute, sans rien trahir. Puis la suivante.',
      en: 'You read it aloud and give nothing away. Then the next one.',
    },
    about: 'footer .btn',
    awaits: does('read-on'),
  },
  {
    say: {
      fr: `Tout est lu${NBSP}: ouvre le vote. Les autres votent en secret, pas toi.`,
      en: 'All are read: open the vote. The others vote in secret, you do not.',
    },
    about: 'footer .btn',
    awaits: does('read-on'),
  },
  {
    say: { fr: `Les votes sont là. Dis la vérité${NBSP}!`, en: 'The votes are in. Tell the truth!' },
    others: [
      { by: lea, move: { type: 'vote', round: 1, line: 1 } },
      { by: sam, move: { type: 'vote', round: 1, line: 0 } },
    ],
    about: 'footer .btn',
    awaits: does('tell'),
  },
  {
    say: {
      fr: `Trouver la vraie${NBSP}: 2 points. Une voix pour ton texte${NBSP}: 1. Qui mène gagne 1 par personne égarée. Regarde, puis «${NBSP}Manche suivante${NBSP}».`,
      en: 'Finding the true one: 2 points. A vote for your text: 1. Whoever leads gets 1 for each one misled. Look, then “Next round”.',
    },
    about: 'footer .btn',
    awaits: does('go-on'),
  },
  {
    say: {
      fr: `${lea} mène. Invente un sens à «${NBSP}mascaret${NBSP}», comme un dictionnaire, ou fais-t’en souffler une. Puis rends ta copie.`,
      en: `${lea} leads. Invent what “mascaret” means, as a dictionary would say it, or take a ready one. Then hand it in.`,
    },
    others: [{ by: lea, move: { type: 'pick', nth: 0 } }],
    about: '.page',
    awaits: invents,
    takes: (move) => move.type === 'draft' || move.type === 'borrow',
  },
  {
    say: {
      fr: `Tout est lu. Touche «${NBSP}Miser un jeton${NBSP}»${NBSP}: il double ce que tu marques cette fois. Puis vote pour celle que tu crois vraie. La tienne ne te rapporterait rien.`,
      en: 'All are read. Touch “Stake a token”: it doubles what you score this time. Then vote for the one you believe. Your own would earn you nothing.',
    },
    others: [
      { by: sam, move: { type: 'hand-in', round: 2, text: SAMS_MASCARET } },
      { by: lea, move: { type: 'publish' } },
      ...[11, 12, 13].map((step) => ({ by: lea, move: { type: 'read-on', step } })),
      { by: sam, move: { type: 'vote', round: 2, line: 1 } },
    ],
    about: '.stake',
    awaits: does('vote', ({ stake }) => stake === true),
  },
  {
    say: {
      fr: `${sam} a voté pour ton texte. Un point, une feuille${NBSP}: la 26 vaut le Diplôme. À égalité, gagne qui a dépensé le moins de jetons.`,
      en: `${sam} voted for your text. One point, one leaf: leaf 26 is the Diploma. In a tie, who spent fewest tokens wins.`,
    },
    others: [{ by: lea, move: { type: 'tell' } }],
  },
]

/** For a learner with this name: the bots then get other names. */
export const lesson = (name: string): Lesson => {
  const [lea = '', sam = ''] = OTHERS.filter((other) => other !== name)
  return {
    shelved: { game: lauriers as Shelved['game'], world: {} },
    stackWorld: stackLauriers,
    options: { ...defaults, hasClock: false },
    seats: [{ name }, { name: lea }, { name: sam }],
    stack: { boxes: [[CARD], []] },
    steps: stepsWith(lea, sam),
  }
}
