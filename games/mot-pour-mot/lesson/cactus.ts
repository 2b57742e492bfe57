import type { Lesson, Step } from '@tablee/ui/lesson/lesson.ts'
import type { Move, View } from '../game.ts'
import { type Cast, does, doing, spelling, spells, teach, votesAgainst } from './steps.ts'

const NBSP = '\u00a0'
const quoted = (text: string) => `«${NBSP}${text}${NBSP}»`

/** CLASSE and SOURIS push an S out; GIRAFFE falls to the Dico, CAROTTE to the vote. */
const stepsWith = ({ mate, rival, second }: Cast): readonly Step<Move, View>[] => [
  {
    say: {
      fr: 'Dix-sept lettres au milieu, Sel contre Poivre. Chaque mot pousse ses lettres chez l’autre. Qui en fait sortir cinq gagne.',
      en: 'Seventeen letters in the middle, Sel against Poivre. Each word pushes its letters toward the others. Five of them out, and you win.',
    },
    about: '.tray',
  },
  {
    say: {
      fr: `Te voilà capitaine de Sel, et c’est à toi${NBSP}: tire une carte.`,
      en: 'You are captain of Sel, and it is your turn: draw a card.',
    },
    about: '.asked',
    awaits: does('draw'),
  },
  {
    say: {
      fr: `Trop dur${NBSP}? Une fois par tour, la carte se retourne. Touche ${quoted('L’autre face')}.`,
      en: 'Too hard? Once a turn the card may be turned over. Touch “The other side”.',
    },
    about: '.asked .plain',
    awaits: does('turn-over'),
  },
  {
    say: {
      fr: `Voilà qui va mieux. Retourne le sablier${NBSP}: trente secondes d’habitude, ici tout ton temps.`,
      en: 'That is better. Turn the timer: thirty seconds as a rule, here all the time you want.',
    },
    about: '.asked .btn:last-child',
    awaits: does('start-timer'),
  },
  {
    say: {
      fr: `${mate} souffle CLASSE${NBSP}: touche son idée, puis ${quoted(`C’est dit${NBSP}!`)} Le S, deux fois là, avance de deux colonnes.`,
      en: `${mate} whispers CLASSE: touch the idea, then “That’s it!” The S is there twice, and moves two columns.`,
    },
    others: doing(mate, { type: 'suggest', word: 'classe' }),
    about: '.idea',
    ...spells('CLASSE'),
  },
  {
    say: {
      fr: `${rival} accepte, et répond GIRAFFE. Deux F${NBSP}? Vérifie l’orthographe. Mais gare${NBSP}: si c’est juste, tu passes ton tour.`,
      en: `${rival} accepts, and answers GIRAFFE. Two Fs? Check the spelling. But beware: if it is right, you skip a turn.`,
    },
    others: [
      ...doing(rival, { type: 'accept' }, { type: 'draw' }, { type: 'start-timer' }),
      ...spelling(rival, 'GIRAFFE'),
    ],
    about: '.choices .plain:first-child',
    awaits: does('check-spelling'),
  },
  {
    say: {
      fr: `Pas au Dico${NBSP}! ${rival} plaide le nom propre${NBSP}: alors la table vote. Toi aussi${NBSP}: ${quoted('Mal écrit')}.`,
      en: `Not in the Dico! ${rival} pleads a proper noun: so the table votes. You too: “Misspelled”.`,
    },
    others: [
      ...doing(rival, { type: 'plead' }, { type: 'vote', vote: 'for' }),
      ...doing(mate, { type: 'vote', vote: 'against' }),
      ...doing(second, { type: 'vote', vote: 'against' }),
    ],
    about: '.votes',
    awaits: votesAgainst,
  },
  {
    say: {
      fr: `Les lettres reviennent, le tour de Poivre est perdu. À toi${NBSP}: tire, puis retourne le sablier.`,
      en: 'The letters go back, Poivre has lost its turn. Yours now: draw, then turn the timer.',
    },
    about: '.asked',
    takes: does('draw'),
    awaits: does('start-timer'),
  },
  {
    say: {
      fr: `Le S est au bord${NBSP}: épelle SOURIS, et il sort. Sorties ou absentes (A, E…), les autres lettres ne bougent rien.`,
      en: 'The S stands at the edge: spell SOURIS, and it is out. Letters that are out, or never were there (A, E…), move nothing.',
    },
    about: '.rack .pad',
    ...spells('SOURIS'),
  },
  {
    say: {
      fr: `Un cactus pour Sel${NBSP}! ${rival} dit CAROTTE pour ${quoted('Un fruit')}. Bien écrit, mais… conteste la catégorie.`,
      en: `One cactus for Sel! ${rival} says CAROTTE for a fruit. Well spelled, but… contest the category.`,
    },
    others: [
      ...doing(rival, { type: 'accept' }, { type: 'draw' }, { type: 'start-timer' }),
      ...spelling(rival, 'CAROTTE'),
    ],
    about: '.choices .plain:last-child',
    awaits: does('contest'),
  },
  {
    say: {
      fr: `${rival} s’explique (${quoted(`c’est sucré${NBSP}!`)}), et l’on vote. À égalité, le mot resterait${NBSP}: vote ${quoted('Refusé')}.`,
      en: `${rival} explains (“it’s sweet!”), and we vote. On a tie the word would stay: vote “Rejected”.`,
    },
    others: [
      ...doing(rival, { type: 'call-vote' }, { type: 'vote', vote: 'for' }),
      ...doing(second, { type: 'vote', vote: 'against' }),
      ...doing(mate, { type: 'vote', vote: 'against' }),
    ],
    about: '.votes',
    awaits: votesAgainst,
  },
  {
    say: {
      fr: `À cinq cactus, on finit le tour pour que chacun ait joué autant. Le plus de cactus gagne${NBSP}; à égalité, qui jouait en second.`,
      en: 'At five cacti the round is finished, so that both have had as many turns. Most cacti win; on a tie, whoever played second.',
    },
    about: '.score',
  },
]

export const lesson = (name: string): Lesson =>
  teach('cactus', name, {
    cards: [
      { front: 'Un mot que plus personne ne dit', back: 'On le trouve à l’école' },
      { front: 'Un animal d’Afrique', back: 'Un animal des glaces' },
      { front: 'Un petit animal', back: 'Un gros animal' },
      { front: 'Un fruit', back: 'Une fleur' },
    ],
    words: ['CLASSE', 'GIRAFE', 'SOURIS', 'CAROTTE'],
    nearest: ['girafe'],
    steps: stepsWith,
  })
