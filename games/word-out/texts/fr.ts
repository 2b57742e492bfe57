import { commonRefusalsFr, type RefusalTexts } from '@tablee/ui/frames/game-refusal.ts'
import type { OptionTexts } from '@tablee/ui/frames/option-form.ts'
import type { Fault, fields, RefusalCode } from '../game.ts'
import type { Kind } from '../parts/kinds.ts'

const points = (count: number) => (Math.abs(count) < 2 ? `${count} point` : `${count} points`)
const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`)

/** Oneself, where there is no name. */
type Who = string | undefined
const does = (name: Who, verb: string, mine: string) => (name === undefined ? `Tu ${mine}` : `${name} ${verb}`)
const takesBack = (name: Who) => (name === undefined ? 'tu reprends ta carte' : `${name} reprend sa carte`)

const refusals: RefusalTexts<RefusalCode> = {
  ...commonRefusalsFr,
  'two-to-eight': () => 'On joue de deux à huit.',
  'not-your-turn': () => 'Ce n’est pas ton tour.',
  'not-in-hand': () => 'Tu n’as pas cette carte en main.',
  'begins-no-word': (about) => `${about || 'Cela'} ne commence aucun mot. Ta carte revient, rien n’est perdu.`,
  'no-word': (about) => `${about || 'Cela'} n’est pas un mot. Ta carte revient, rien n’est perdu.`,
  'too-short': () => 'Il faut trois lettres au moins pour un WORD OUT\u00a0!',
  'same-row-only': () => 'Après un REJOUER, on reste sur la même rangée.',
  'too-many-cards': () => 'Sans REJOUER, une seule carte.',
  'name-the-joker': () => 'Donne d’abord une lettre au joker.',
  'only-jokers-are-named': () => 'Seul le joker change de lettre.',
  'trash-on-empty-row': () => 'Cette rangée est déjà vide.',
  'trash-announces-nothing': () => 'La poubelle n’annonce rien.',
  'trash-counters-nothing': () => 'On ne contre pas avec une poubelle.',
  'start-the-freed-row': () => 'D’abord, ouvre la rangée libérée.',
  'not-against-yourself': () => 'On ne se contre pas soi-même.',
  'answered-already': () => 'Tu as déjà répondu.',
}

/** The French texts of Word Out!, and by their type the list of all texts. « Tu » on a phone; the shared screen speaks of people by name. */
export const fr = {
  refusals,
  cry: 'WORD OUT\u00a0!',
  kinds: {
    simple: 'simple',
    replay: 'rejouer',
    uncounterable: 'incontrable',
    bonus: 'bonus',
    double: 'double',
    trash: 'poubelle',
    joker: 'joker',
  } satisfies Record<Kind, string>,
  /** What one has to do, or who does what, on one's own phone. */
  head: {
    myTurn: 'À toi de poser',
    turn: (name: string) => `À ${name} de poser`,
    myRun: (left: number) => (left === 1 ? 'Encore une carte, si tu veux' : `Encore ${left} cartes, si tu veux`),
    run: (name: string) => `${name} peut rejouer`,
    myStart: 'Ouvre la rangée libérée',
    start: (name: string) => `${name} ouvre la rangée libérée`,
    myWord: 'WORD OUT\u00a0! Ton mot tiendra-t-il\u00a0?',
    word: (name: string) => `${name} annonce WORD OUT\u00a0!`,
    over: 'C’est fini',
    paused: 'La table est en pause',
  },
  /** The one big sentence of the shared screen. */
  stage: {
    word: (name: string, word: string) => `${name} annonce ${word}\u00a0!`,
    over: (names: string) => `${names} l’emporte\u00a0!`,
    tie: (names: string) => `Égalité\u00a0: ${names}`,
    paused: 'La table est en pause',
  },
  /** Around one device. */
  around: {
    counters: (word: string) => `Quelqu’un contre ${word}\u00a0?`,
    nobody: 'Personne',
  },
  act: {
    lay: 'Poser',
    layOut: 'Poser et WORD OUT\u00a0!',
    empty: 'Vider la rangée',
    pass: 'Passer et piocher',
    passDry: 'Passer',
    stop: 'M’arrêter là',
    counter: 'Contrer',
    counterDoes: 'je bloque, personne ne marque',
    counterOut: 'Contrer et WORD OUT\u00a0!',
    counterOutDoes: 'je prends, si c’est un mot',
    decline: 'Laisser passer',
    name: 'Choisir sa lettre',
    rename: (letter: string) => `Joker\u00a0: ${letter}. Changer`,
    sort: 'Trier',
    dico: 'Dico',
    timeUp: 'Sonner la fin',
  },
  note: {
    pickCard: 'Touche une carte, ou fais-la glisser sur une rangée.',
    pickStart: 'Touche la carte qui ouvre la rangée.',
    pickRow: 'Sur quelle rangée\u00a0?',
    pickNext: 'Ajoute une carte, ou arrête-toi là.',
    ready: 'C’est prêt. Tu poseras quand ce sera à toi.',
    waits: (name: string) => `${name} réfléchit. Prépare ta carte.`,
    trash: 'puis tu l’ouvres à nouveau',
    worth: (word: string, count: number) => `${word}, ${points(count)}`,
    tooShort: 'trois lettres au moins',
    noBeginning: (letters: string) => `${letters} ne commence aucun mot.`,
    noWord: 'pas encore un mot',
    trashIsNoCounter: 'On ne contre pas avec une poubelle.',
    emptyAlready: 'Cette rangée est déjà vide\u00a0: choisis une autre carte.',
    lastCard: 'C’est ta dernière carte\u00a0: après, on redistribue.',
    lastCardEnds: 'C’est ta dernière carte\u00a0: après, la partie est finie.',
    ifWord: (word: string, count: number) => `si ${word} est un mot\u00a0: ${points(count)}`,
    takes: (what: string) => `je prends, ${what}`,
    sure: (what: string) => `${what}, incontrable`,
    becomes: (card: string, word: string, longer: string): readonly [string, string, string] => [
      `Avec ${card}, ${word} devient `,
      longer,
      '.',
    ],
    pickCounter: 'Une carte pour allonger ce mot\u00a0?',
    declined: (names: string, many: boolean) => `${names} ${many ? 'ont' : 'a'} laissé passer.`,
    youDeclined: 'Tu as laissé passer.',
    wrong: (name: Who) => `${does(name, 'a', 'as')} tenté une carte qui ne va pas.`,
    /** While several may still answer (WO-22): said to one of them, to a table, and by whoever announced. */
    allAnswer: 'Répondez tous maintenant\u00a0!',
    theyAnswer: 'Tout le monde répond en même temps.',
    youFirst: 'Si plusieurs contrent, ta carte compte d’abord.',
    first: (name: string) => `Si plusieurs contrent, la carte de ${name} compte d’abord.`,
    youAnswer: 'On attend ta réponse.',
    answers: (name: string) => `On attend ${name}.`,
    answered: 'C’est dit. On attend les autres…',
    answeredCounter: (word: string, before: string, many: boolean) =>
      `Tu contres\u00a0: ${word}, si ${before} ${many ? 'laissent' : 'laisse'} passer.`,
    myWord: 'Les autres peuvent contrer.',
  },
  label: {
    rows: 'Les rangées',
    row: (nth: number) => `Rangée ${nth}`,
    empty: 'rangée vide',
    worth: (letters: string, count: number) => `${letters}, ${points(count)}`,
    fits: 'cette carte y va',
    unfit: 'cette carte n’y va pas',
    hand: 'Ta main',
    cards,
    fanHelp: 'Flèches pour parcourir, Maj et flèches pour ranger, 1 à 4 pour la rangée, Échap pour reprendre.',
    card: (letter: string, kind: string) => (kind === 'simple' ? letter : letter === '' ? kind : `${letter}, ${kind}`),
    pile: (count: number) => (count === 0 ? 'Pioche vide' : `Pioche\u00a0: ${cards(count)}`),
    trash: (count: number) => (count === 0 ? 'Poubelle vide' : `Poubelle\u00a0: ${cards(count)}`),
    joker: 'Quelle lettre pour ton joker\u00a0?',
    jokerPad: 'Les lettres',
    key: (letter: string, worth: 'green' | 'red' | 'plain') =>
      worth === 'green' ? `${letter}, plus deux` : worth === 'red' ? `${letter}, mot double` : letter,
    order: { mine: 'mon ordre', letter: 'par lettre', kind: 'par sorte' },
    players: 'Les joueurs',
    plays: 'a la main',
    dicoEmpty: 'Cette rangée est vide.',
    next: 'Lettres qui peuvent suivre\u00a0:',
    nothingNext: 'Plus rien ne peut suivre.',
    words: 'Par exemple\u00a0:',
  },
  /** One's own card that came back (WO-8, WO-10, WO-18), and what that costs. */
  mistake: {
    'begins-no-word': (letters: string) => `${letters} ne commence aucun mot\u00a0: ta carte revient.`,
    'no-word': (letters: string) => `${letters} n’est pas un mot\u00a0: ta carte revient.`,
    passedAndDrew: 'Tu perds ton tour et tu pioches.',
    passed: 'Tu perds ton tour.',
    endedAndDrew: 'Ton tour s’arrête là et tu pioches.',
    ended: 'Ton tour s’arrête là.',
    counter: 'Tu ne contres pas, mais tu ne perds rien.',
    counterEnded: 'Tes autres cartes restent\u00a0: elles contrent.',
  },
  /** What just happened, in a line; one's own doings in the second person. */
  told: {
    laid: (name: Who, card: string, letters: string) => `${does(name, 'pose', 'poses')} ${card}\u00a0: ${letters}.`,
    opened: (name: Who, card: string) => `${does(name, 'ouvre', 'ouvres')} une rangée avec ${card}.`,
    countered: (name: Who, word: string, letters: string) =>
      `${does(name, 'contre', 'contres')} ${word}\u00a0: ${letters}. Personne ne marque.`,
    counterAnnounced: (name: Who, word: string, longer: string, count: number) =>
      `${does(name, `contre ${word} et annonce`, `contres ${word} et annonces`)} ${longer}, ${points(count)}.`,
    counterBanked: (name: Who, word: string, longer: string, count: number) =>
      `${does(name, 'contre', 'contres')} ${word}\u00a0: ${longer}, incontrable. ${points(count)} pour ${name ?? 'toi'}.`,
    joker: (letter: string) => `un joker, ${letter}`,
    back: {
      'begins-no-word': (name: Who, letters: string) => `${letters} ne commence aucun mot\u00a0: ${takesBack(name)}.`,
      'no-word': (name: Who, letters: string) => `${letters} n’est pas un mot\u00a0: ${takesBack(name)}.`,
    } satisfies Record<Fault, unknown>,
    drawsToo: (name: Who) => `${does(name, 'pioche', 'pioches')}.`,
    trashed: (name: Who) => `${does(name, 'vide', 'vides')} une rangée.`,
    announced: (name: Who, word: string, count: number) =>
      `${does(name, 'annonce', 'annonces')} WORD OUT\u00a0! ${word}, ${points(count)}.`,
    banked: (name: Who, word: string, count: number) =>
      `${word} est encaissé\u00a0: ${points(count)} pour ${name ?? 'toi'}.`,
    passed: (name: Who) => `${does(name, 'passe', 'passes')}.`,
    passedDrew: (name: Who) => `${does(name, 'passe et pioche', 'passes et pioches')}.`,
    leftEmpty: (name: Who) => `${does(name, 'laisse', 'laisses')} la rangée vide.`,
    out: (name: Who) => `${does(name, 'n’a plus', 'n’as plus')} de cartes\u00a0: on redistribue.`,
    outLast: (name: Who) => `${does(name, 'n’a plus', 'n’as plus')} de cartes, la pioche est vide\u00a0: c’est fini.`,
    allPassed: 'Tout le monde passe, la pioche est vide\u00a0: c’est fini.',
    dealer: (name: Who) =>
      `${does(name, 'a', 'as')} tiré la lettre la plus proche de Z et ${name === undefined ? 'tu donnes' : 'donne'}.`,
  },
  end: {
    winner: (name: string) => `${name} l’emporte\u00a0!`,
    winners: (names: string) => `${names}, à égalité\u00a0!`,
    mine: 'Tu gagnes\u00a0!',
    out: (name: Who) => `${does(name, 'a posé sa', 'as posé ta')} dernière carte.`,
    passed: 'La pioche était vide, tout le monde a passé.',
    gained: (count: number) => `cartes des autres\u00a0: +${count}`,
    lost: (count: number) => `cartes en main\u00a0: −${count}`,
    points,
    words: (count: number) =>
      count === 0 ? 'Pas un mot n’a été encaissé.' : count === 1 ? 'Un mot encaissé' : `${count} mots encaissés`,
    checked: 'Chaque mot a été vérifié au Dico\u00a0: aucun n’est pris sur parole.',
    others: (count: number) => (count === 1 ? 'et un autre' : `et ${count} autres`),
  },
  options: {
    isStrict: {
      name: 'Une carte qui ne va pas',
      values: { true: 'coûte le tour', false: 'revient' },
      help: {
        true: 'Comme dans la boîte\u00a0: on reprend sa carte et on pioche.',
        false: 'Tablée prévient, rien n’est perdu.',
      },
    },
    lightsRows: { name: 'Aide du débutant', help: 'Les rangées où la carte touchée peut aller s’allument.' },
    hasDico: { name: 'Dico pendant la partie', help: 'Pour ce qui est sur la table seulement.' },
    packs: {
      name: 'Paquets de cartes',
      values: { advised: 'selon le nombre', one: 'un', two: 'deux' },
      help: 'La boîte conseille deux paquets à partir de six.',
    },
    waits: {
      turn: 'Poser une carte',
      run: 'Rejouer',
      start: 'Ouvrir une rangée',
      counter: 'Contrer',
    },
  } satisfies OptionTexts<typeof fields>,
  pace: 'Temps pour poser',
  summary: {
    seconds: (count: number) => `${count} secondes`,
    isStrict: { true: 'une erreur coûte le tour', false: 'erreurs pardonnées' },
    lightsRows: 'aide du débutant',
    hasDico: 'Dico permis',
    packs: { one: 'un paquet', two: 'deux paquets' },
  },
}
export type GameTexts = typeof fr
