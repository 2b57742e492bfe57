import type { OptionTexts } from '@tablee/ui/frames/option-form.ts'
import { de } from '@tablee/ui/language/french.ts'
import type { fields, Mode } from '../game.ts'

const count = (many: number, one: string, several: string) => `${many} ${many < 2 ? one : several}`
const themes = (many: number) => count(many, 'thème', 'thèmes')
const letters = (many: number) => count(many, 'lettre', 'lettres')
const points = (many: number) => count(many, 'point', 'points')

/** Kokomots around the table: shared screen, spectators, end, options. */
export const fr = {
  /** The one big sentence of the shared screen. */
  stage: {
    paused: 'La table est en pause',
    ready: (who: string) => `${who} va jouer`,
    readyTeam: (who: string) => `${who} se prépare`,
    turn: (who: string) => `${who} cherche des mots`,
    teamTurn: (who: string) => `${who} cherche trois mots`,
    settling: 'C’est l’heure\u00a0: derniers mots à juger',
    turning: (who: string) => `${who} retourne deux lettres`,
    paying: (who: string, many: number) => `${who} rend ${many < 2 ? 'une carte' : `${many} cartes`}`,
    searching: 'Un mot\u00a0? Appuyez avant les autres',
    announcing: (who: string) => `${who} a un mot. Lequel\u00a0?`,
    hearing: (who: string) => `${who} annonce. On l’accepte\u00a0?`,
    closing: 'Trois piles vides\u00a0: derniers mots à juger',
    over: (names: string) => `${names} gagne\u00a0!`,
    tie: (names: string) => `${names} gagnent ensemble\u00a0!`,
    /** One has tapped, and has not announced yet. */
    nowAnnounce: (who: string) => `${who} doit annoncer son mot et son thème. Les autres attendent.`,
    /** Between two rounds. */
    newLetters: 'Deux nouvelles lettres arrivent.',
    /** Before the first word. */
    how: {
      classic: 'Un mot sur l’un des thèmes, avec au moins une lettre de la main et une de sa colonne.',
      expert:
        'Un mot sur l’un des thèmes, avec une lettre de la main et une de sa colonne. Relié au cinquième, il rapporte plus.',
      simultaneous: 'Qui appuie en premier annonce\u00a0: un thème, une lettre de sa colonne, une des deux retournées.',
      teams: 'Trois paquets, trois mots, trois thèmes.',
    } satisfies Record<Mode, string>,
  },
  /** KOK-37: what a team's timer brought. */
  result: {
    all: (who: string) => `Trois mots\u00a0: ${who} garde tout`,
    some: (who: string) => `${who} garde les lettres, pas les thèmes`,
    none: (who: string) => `Pas un mot pour ${who}`,
  },
  claim: {
    list: 'Mots à juger',
    announced: (who: string, word: string, titles: string) =>
      `${who} annonce «\u00a0${word}\u00a0» pour «\u00a0${titles}\u00a0».`,
    spelling: (who: string) => `${who} épelle son mot`,
    judges: (names: string, many: boolean) => `${names} ${many ? 'jugent' : 'juge'}. Qui ne dit mot consent.`,
    /** No judge is there. */
    silence: 'Qui ne dit mot consent.',
    vote: 'Les autres jugent. Qui ne dit mot consent.',
    spoken: (many: number, all: number) => `${many} sur ${all} se sont prononcés`,
    points,
  },
  label: {
    columns: 'Les thèmes',
    fifth: 'à relier',
    closed: 'fermée',
    held: 'attend le juge',
    openHand: (who: string) => `La main ${de(who)}`,
    left: (many: number) => (many === 1 ? 'dernière' : `${many} cartes`),
    piles: (themes: number, one: number, two: number) =>
      `${count(themes, 'thème', 'thèmes')} dans la pile, ${one} et ${two} lettres dessous`,
    players: 'Les joueurs',
    teams: 'Les équipes',
    plays: 'joue',
    keeps: 'tient le sablier',
    judges: 'juge',
    keepsAndJudges: 'juge, tient le sablier',
    owes: (debt: number) => `doit ${count(debt, 'carte', 'cartes')}`,
    pays: 'rend une carte',
    out: 'hors de la manche',
    tapped: 'a un mot',
    skips: 'ne trouve pas',
    draw: (many: number) => `${letters(many)} à piocher`,
    turned: 'Les deux lettres retournées',
    facedown: 'Deux lettres face cachée',
    packets: 'Les trois paquets',
    packet: (size: number, holder: string) => `Paquet de ${letters(size)}, chez ${holder}`,
    last: 'Derniers mots',
    stood: 'accepté',
    refused: 'refusé',
    slipped: 'mal épelé',
    slippedLate: 'pas épelé à temps',
    late: 'après la fin',
    kept: 'gardé',
    lost: 'perdu',
    themes,
    letters,
    bound: (many: number) => `${letters(many)} à contrainte`,
    marked: (many: number) => count(many, 'thème relié', 'thèmes reliés'),
    points,
  },
  end: {
    themes,
    letters,
    bound: (many: number) => `${many} à contrainte\u00a0×\u00a02`,
    marked: (many: number) => `${count(many, 'relié', 'reliés')}\u00a0×\u00a03`,
    points,
    mine: 'C’est gagné\u00a0!',
    byThemes: 'À égalité de points\u00a0: le moins de cartes thème l’emporte.',
    how: 'Un thème vaut 1, une lettre 1, une lettre à contrainte 2.',
    howExpert: 'Un thème vaut 1, une lettre 1, une lettre à contrainte 2, un thème relié 3.',
    words: (many: number) => count(many, 'mot accepté', 'mots acceptés'),
    onTrust: (many: number) =>
      many === 0
        ? 'La boîte connaissait tous tes mots.'
        : `Sans juge, ${count(many, 'mot pris', 'mots pris')} sur parole\u00a0: la boîte ne ${many < 2 ? 'le' : 'les'} connaît pas.`,
    isOnTrust: 'sur parole',
  },
  options: {
    mode: {
      name: 'Variante',
      values: {
        classic: 'classique',
        expert: 'expert',
        simultaneous: 'simultanée',
        teams: 'par équipes',
      },
      help: {
        classic: 'Tour à tour, autant de mots qu’on peut.',
        expert: 'Un cinquième thème à relier à l’un des quatre\u00a0: 3 points.',
        simultaneous: 'Deux lettres pour tous, ni tour ni main\u00a0: qui a un mot appuie.',
        teams: 'Trois paquets, trois mots, un sablier par équipe.',
      },
    },
    teams: { name: 'Équipes', help: 'De deux ou trois personnes.' },
    hasReadyTap: {
      name: 'Attendre «\u00a0prêt\u00a0» entre deux tours',
      help: 'Sinon le sablier enchaîne sans répit.',
    },
    hasHumanTimer: {
      name: 'Sablier tenu par un voisin',
      help: 'Le tour dure jusqu’à ce que la personne de droite dise stop.',
    },
    hasOpenHand: {
      name: 'Montrer la main à l’écran',
      help: 'L’écran commun et les spectateurs voient les lettres de qui cherche.',
    },
    skipsIdleRounds: { name: 'Passer une manche où personne n’appuie', help: 'Au bout de deux minutes, par défaut.' },
    depth: { name: 'Cartes par pile', help: 'Moins de cartes, une partie plus courte.' },
    waits: {
      ready: 'Se dire prêt',
      turn: 'Un tour',
      judge: 'Juger un mot',
      spell: 'Épeler',
      'turn-letters': 'Retourner deux lettres',
      search: 'Chercher sans que personne n’appuie',
      announce: 'Annoncer',
      vote: 'Accepter ou refuser',
      pay: 'Rendre une carte',
    },
  } satisfies OptionTexts<typeof fields>,
  pace: { turn: 'Temps d’un tour', announce: 'Temps pour annoncer' },
  summary: {
    turn: (seconds: number) => `${seconds}\u00a0s par tour`,
    announce: (seconds: number) => `${seconds}\u00a0s pour annoncer`,
    teams: (many: number) => `${many} équipes`,
    hasReadyTap: 'on se dit prêt',
    hasHumanTimer: 'sablier tenu par un voisin',
    hasOpenHand: { true: 'main montrée à l’écran', false: 'main cachée à l’écran' },
    depth: (many: number) => `piles de ${many}`,
  },
}
export type StageTexts = typeof fr
