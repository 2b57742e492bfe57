import { commonRefusalsFr, type RefusalTexts } from '@tablee/ui/frames/game-refusal.ts'
import type { OptionTexts } from '@tablee/ui/frames/option-form.ts'
import { type Edition, type fields, type Options, type RefusalCode, type Team, tilesToWin } from '../game.ts'

const TEAMS: Record<Team, string> = { sel: 'Sel', poivre: 'Poivre' }
const and = (listed: readonly string[]) => new Intl.ListFormat('fr').format(listed)
const the = (letters: readonly string[]) => and(letters.map((letter) => `le ${letter}`))
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

const refusals: RefusalTexts<RefusalCode> = {
  ...commonRefusalsFr,
  'teams-uneven': () => 'Il faut deux équipes, à une personne près.',
  'seat-twice': () => 'Quelqu’un est dans les deux équipes.',
  'no-cards': () => 'Il n’y a pas de cartes sur la table.',
  'captain-not-in-team': () => 'Le capitaine doit être de l’équipe.',
  'not-your-part': () => 'C’est au capitaine de le faire, et ce n’est pas toi cette fois.',
  'fixed-already': () => 'Le mot est dit, on n’y touche plus.',
  'timer-not-yours': () => 'Le sablier est à l’autre équipe.',
  'not-before-the-timer': () => 'D’abord le sablier, ensuite les lettres.',
  'not-a-team-mate': () => 'Choisis quelqu’un de ton équipe.',
  'only-between-turns': () => 'On change de capitaine entre deux tours.',
  'no-turning-over': () => 'À cette table, on ne retourne pas la carte.',
  'turned-already': () => 'La carte est déjà retournée.',
  'only-mates-suggest': () => 'Seule l’équipe du capitaine souffle.',
  'nothing-to-take-back': () => 'Il n’y a rien à reprendre.',
  'word-too-long': () => 'C’est bien long pour un seul mot.',
  'too-many-suggestions': () => 'Assez soufflé pour ce tour.',
  'empty-suggestion': () => 'Il faut un mot à souffler.',
  'one-word-only': (about) => `Un seul mot, sans espace${about === '' ? '' : `\u00a0: pas «\u00a0${about}\u00a0»`}.`,
  'given-already': (about) => `${about || 'Ce mot'} a déjà été dit. Trouves-en un autre.`,
  'contested-already': () => 'La catégorie a déjà été contestée.',
  'only-contesters-withdraw': () => 'Seule l’équipe qui conteste peut retirer.',
  'bots-cast-no-vote': () => 'Les bots ne votent pas.',
  'bots-contest-nothing': () => 'Les bots ne contestent rien.',
}

/** The French texts of Mot pour Mot, and by their type the list of all texts. « Tu » on a phone, « vous » on the shared screen. */
export const fr = {
  teams: TEAMS,
  refusals,
  /** What one has to do, or who does what, on one's own phone. */
  head: {
    myDraw: 'À toi de tirer une carte, capitaine',
    draws: (name: string) => `${name} tire une carte…`,
    myStart: {
      cactus: 'Lis bien, puis retourne le sablier',
      capture: 'Tout le monde a lu\u00a0? Retourne le sablier',
    },
    reads: (name: string) => `On lit. ${name} retournera le sablier`,
    mySpell: 'À toi d’épeler, capitaine',
    mySuggest: (name: string) => `Souffle un mot à ${name}`,
    searches: (name: string) => `${name} cherche un mot…`,
    spells: (name: string) => `${name} épelle…`,
    myTell: 'Le temps est écoulé\u00a0: dis le mot entier',
    tells: (name: string) => `Temps écoulé\u00a0! ${name} dit le mot entier…`,
    myJudge: (team: Team, answer: string) => `${TEAMS[team]} a dit ${answer}\u00a0: d’accord\u00a0?`,
    judges: (name: string, answer: string) => `${answer} est dit. ${name} juge…`,
    myPlead: (answer: string) => `Le dico ne connaît pas ${answer}`,
    pleads: (name: string, answer: string) => `Le dico ne connaît pas ${answer}. ${name} répond…`,
    myExplain: (team: Team) => `${TEAMS[team]} conteste\u00a0: explique ton mot`,
    explains: (name: string) => `${name} explique…`,
    vote: {
      category: (answer: string) => `${answer} va avec la carte\u00a0?`,
      spelling: (answer: string) => `${answer}\u00a0: nom propre ou mot étranger qui convient\u00a0?`,
    },
    voted: 'C’est voté. On attend les autres…',
    counts: 'La table vote…',
    over: (team: Team) => `${TEAMS[team]} gagne\u00a0!`,
    paused: 'La table est en pause',
  },
  /** The one big sentence of the shared screen. */
  stage: {
    draw: (team: Team, name: string) => `À vous, ${TEAMS[team]}\u00a0: ${name} tire une carte`,
    read: {
      cactus: (name: string) => `Lisez bien. ${name} retourne le sablier`,
      capture: (name: string) => `Vous avez tous lu\u00a0? ${name} retourne le sablier`,
    },
    spell: (team: Team) => `${TEAMS[team]}, trouvez un mot\u00a0!`,
    tell: (name: string) => `Temps écoulé\u00a0! ${name}, quel était le mot\u00a0?`,
    review: (team: Team, answer: string) => `${TEAMS[team]}, d’accord avec ${answer}\u00a0?`,
    plead: (answer: string) => `Le dico ne connaît pas ${answer}. Nom propre\u00a0? Mot étranger\u00a0?`,
    explain: (team: Team, other: Team, answer: string) =>
      `${TEAMS[other]} conteste. ${TEAMS[team]}, expliquez ${answer}`,
    vote: {
      category: (answer: string) => `Votez\u00a0: ${answer} va avec la carte\u00a0?`,
      spelling: (answer: string) => `Votez\u00a0: ${answer}, nom propre ou mot étranger qui convient\u00a0?`,
    },
    paused: 'La table est en pause',
    part: { plays: 'joue', spells: 'épelle', judges: 'juge', explains: 'explique' },
    /** A last word may push out more than it takes. */
    ofSome: (out: number, all: number) => (out > all ? `il en fallait ${all}` : `sur ${all}`),
  },
  act: {
    draw: 'Tirer une carte',
    pass: 'Passer le rôle de capitaine',
    passTo: (name: string) => `${name} devient capitaine`,
    start: 'Retourner le sablier',
    turnOver: 'L’autre face',
    done: 'C’est dit\u00a0!',
    giveUp: 'Rien trouvé',
    giveUpSurely: 'Passer le tour\u00a0?',
    takeBack: (letter: string) => `Reprendre le ${letter}`,
    nothingBack: 'Rien à reprendre',
    suggest: 'Souffler',
    tell: 'Dire le mot',
    accept: 'D’accord',
    check: 'Vérifier l’orthographe',
    contest: 'Contester la catégorie',
    plead: 'C’est un nom propre ou étranger',
    slip: 'Une faute\u00a0: les lettres reviennent',
    callVote: 'On vote',
    withdraw: 'Retirer la contestation',
    for: { category: 'Accepté', spelling: 'Bien écrit' },
    against: { category: 'Refusé', spelling: 'Mal écrit' },
    timeUp: 'Sonner la fin',
    cancel: 'Annuler',
  },
  note: {
    check: 'S’il est juste, vous passez votre prochain tour.',
    contest: (team: Team) => `${TEAMS[team]} s’explique, puis toute la table vote.`,
    contested: 'La catégorie a déjà été contestée.',
    plead: 'La table votera. Sans réponse, les lettres reviennent.',
    pleadAlone: 'Personne pour en juger\u00a0: on te croira sur parole. Sans réponse, les lettres reviennent.',
    nobodyVotes: 'Personne pour voter, mais la carte connaît ce mot.',
    onTrust: 'Pris sur parole.',
    explain: 'De vive voix\u00a0: que fait ce mot sur cette carte\u00a0?',
    withdraw: (team: Team) => `${TEAMS[team]} s’explique. Ça te convainc\u00a0? Sinon, on votera.`,
    consent: 'Sans réponse, c’est accepté.',
    beginning: (letters: string) => `Il doit commencer par ${letters}.`,
    pass: 'Qui épelle pour l’équipe\u00a0?',
    noSuggestion: 'Ton équipe peut te souffler des mots.',
    onlyTeam: (team: Team) => `vu par ${TEAMS[team]} seulement`,
    nearest: 'Le dico connaît\u00a0:',
    noNearest: 'Rien d’approchant dans le dico.',
    voted: (count: number, all: number) => `${count} ${count < 2 ? 'vote' : 'votes'} sur ${all}`,
    watchJudge: (team: Team) => `${TEAMS[team]} accepte, vérifie ou conteste.`,
    watchPlead: (team: Team) => `${TEAMS[team]} peut plaider le nom propre ou le mot étranger.`,
  },
  label: {
    board: 'Le plateau',
    pad: 'Les lettres à épeler',
    key: (letter: string, isOn: boolean) => (isOn ? `${letter}, sur le plateau` : `${letter}, ne déplace rien`),
    spelled: 'Le mot épelé',
    nothingSpelled: 'rien encore',
    category: 'La catégorie',
    noCategory: 'La carte est encore dans la pioche.',
    covered: 'La carte est couverte.',
    suggestions: 'Les idées de l’équipe',
    suggestField: 'Ton idée',
    tellField: 'Le mot entier',
    score: (team: Team, out: number, all: number) =>
      `${TEAMS[team]}\u00a0: ${out}${out > all ? `, il en fallait ${all}` : ` sur ${all}`}`,
    column: (column: number) =>
      column === 0 ? 'Au milieu' : `Côté ${column < 0 ? TEAMS.sel : TEAMS.poivre}, colonne ${Math.abs(column)}`,
    out: { cactus: (team: Team) => `Sortis par ${TEAMS[team]}`, capture: (team: Team) => `Captures de ${TEAMS[team]}` },
    none: 'aucune lettre',
    voted: 'a voté',
    captain: 'capitaine',
    first: 'a commencé',
  },
  /** What just happened, in one line. */
  told: {
    stood: (answer: string, moved: readonly string[]) =>
      `${answer}\u00a0: ${moved.length === 0 ? 'rien n’a bougé' : `${and(moved)} ${moved.length === 1 ? 'avance' : 'avancent'}`}`,
    out: {
      cactus: (letters: readonly string[]) =>
        letters.length === 1 ? `${the(letters)} est sorti` : `${the(letters)} sont sortis`,
      capture: (letters: readonly string[]) =>
        letters.length === 1 ? `${the(letters)} est capturé` : `${the(letters)} sont capturés`,
    } satisfies Record<Edition, unknown>,
    nothing: (team: Team) => `${TEAMS[team]} n’a rien trouvé.`,
    repeated: (answer: string) => `${answer || 'Ce mot'} a déjà été dit\u00a0: les lettres reviennent.`,
    'not-its-beginning': 'Le mot ne commençait pas ainsi\u00a0: les lettres reviennent.',
    misspelled: (answer: string) => `${answer}, mal orthographié\u00a0: les lettres reviennent.`,
    'off-category': (answer: string) => `${answer}, hors sujet\u00a0: les lettres reviennent.`,
    colon: '\u00a0: ',
    also: '\u00a0; ',
    skipped: (team: Team) => `Bien écrit\u00a0: ${TEAMS[team]} passe son tour.`,
    votes: (pros: number, cons: number) => `${pros} voix pour, ${cons} contre.`,
    stays: 'La table garde le mot.',
    tied: 'Égalité\u00a0: le mot reste.',
  },
  /** For whoever listens to the board. */
  news: {
    moved: (letter: string) => `${letter} avance.`,
    out: { cactus: (letter: string) => `${letter} sort.`, capture: (letter: string) => `${letter} est capturé.` },
    still: (letter: string) => `${letter} ne déplace rien.`,
    takenBack: (letters: string) => `${[...letters].join(', ')} repris.`,
    suggested: (name: string, word: string) => `${name} souffle ${word}.`,
    category: (category: string) => `La carte\u00a0: ${category}.`,
  },
  end: {
    score: (winner: number, loser: number) => `${winner} à ${loser}`,
    tie: (count: number, team: Team) =>
      `${count} partout\u00a0: à égalité, ${TEAMS[team]} l’emporte, qui jouait en second.`,
    how: {
      cactus: (count: number, all: number, other: Team) =>
        `${count} cactus envoyés chez ${TEAMS[other]}${count === all ? '' : `, il en fallait ${all}`}.`,
      capture: (count: number) => `${count} lettres capturées, la partie s’arrête.`,
    },
    words: (count: number) => (count === 1 ? 'Le mot dit' : `Les ${count} mots dits`),
    others: (count: number) => (count === 1 ? 'et un autre' : `et ${count} autres`),
    noWords: 'Pas un mot n’a été dit.',
    /** Behind a word that the table or the dictionary rejected. */
    fell: 'refusé',
    /** Where nobody else could judge. */
    onTrust: (count: number, all: number) =>
      count === 0
        ? 'Les cartes connaissaient chaque mot resté\u00a0: aucun n’est pris sur parole.'
        : `${count} sur ${all} ${count === 1 ? 'est pris' : 'sont pris'} sur parole\u00a0: personne ne pouvait juger.`,
    busiest: (letters: readonly string[], times: number) =>
      letters.length === 1
        ? `${capital(the(letters))} a servi ${times} fois.`
        : `${capital(the(letters))} ont servi ${times} fois.`,
  },
  options: {
    columns: { name: 'Colonnes du plateau', help: { 3: 'partie éclair', 5: 'comme d’habitude', 7: 'longue marche' } },
    isLong: {
      name: 'Partie longue',
      help: ({ edition }: Options) => {
        const count = tilesToWin({ edition, isLong: true })
        return edition === 'cactus'
          ? `Jusqu’à ${count} cactus au lieu de ${count - 1}.`
          : `Jusqu’à ${count} captures au lieu de ${count - 1}.`
      },
    },
    mayTurnOver: { name: 'Retourner la carte', help: 'Une fois par tour, si la catégorie est trop dure.' },
    waits: {
      draw: 'Tirer la carte',
      read: 'Lire la carte',
      spell: 'Épeler le mot',
      tell: 'Dire le mot entier',
      review: 'Juger le mot',
      plead: 'Plaider',
      explain: 'S’expliquer',
      vote: 'Voter',
    },
  } satisfies OptionTexts<typeof fields>,
  pace: 'Temps pour épeler',
  summary: {
    seconds: (count: number) => `${count} secondes`,
    columns: (count: number) => `${count} colonnes`,
    goal: { cactus: (count: number) => `${count} cactus`, capture: (count: number) => `${count} captures` },
    mayTurnOver: { true: 'carte retournable', false: 'carte sans retour' },
  },
}
export type GameTexts = typeof fr
