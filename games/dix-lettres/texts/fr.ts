import { commonRefusalsFr, type RefusalTexts } from '@tablee/ui/frames/game-refusal.ts'
import type { OptionTexts } from '@tablee/ui/frames/option-form.ts'
import type { fields, RefusalCode } from '../game.ts'

const points = (count: number) => (count < 2 ? `${count} point` : `${count} points`)
const letters = (count: number) => (count < 2 ? `${count} lettre` : `${count} lettres`)

const refusals: RefusalTexts<RefusalCode> = {
  ...commonRefusalsFr,
  'one-to-twelve': 'On joue de un à douze.',
  'enough-vowels': 'Six voyelles, c’est le maximum\u00a0: dis «\u00a0consonne\u00a0».',
  'enough-consonants': 'Sept consonnes, c’est le maximum\u00a0: dis «\u00a0voyelle\u00a0».',
  'another-calls': 'C’est à quelqu’un d’autre de tirer les lettres.',
  'too-short': 'Un mot a deux lettres au moins.',
  'not-these-letters': (word) => `${word} ne se fait pas avec ces dix lettres.`,
}

/** The French texts of Dix lettres, and by their type the list of all texts. « Tu » on a phone, « vous » on the shared screen. */
export const fr = {
  refusals,
  /** Oneself, in a list of names. */
  you: 'toi',
  round: (round: number, rounds: number) => `Manche ${round} sur ${rounds}`,
  points,
  kinds: { vowel: 'Voyelle', consonant: 'Consonne' },
  /** What one has to do, or who does what. */
  head: {
    myCall: 'À toi\u00a0: voyelle ou consonne\u00a0?',
    calls: (name: string) => `${name} tire les lettres`,
    write: 'Le mot le plus long',
    done: 'C’est bon, on attend',
    reveal: 'Les mots, du plus court au plus long',
    paused: 'La table est en pause',
    over: 'La partie est finie',
  },
  stage: {
    calls: (name: string) => `${name}, voyelle ou consonne\u00a0?`,
    write: 'Cherchez le mot le plus long\u00a0!',
    ready: (count: number, all: number) => `${count} sur ${all} ${count < 2 ? 'a' : 'ont'} fini`,
  },
  act: {
    rest: 'Le reste au hasard',
    set: (word: string) => `Poser ${word}`,
    tooShort: 'Touche les lettres',
    done: (word: string) => `C’est bon avec ${word}`,
    nothing: 'Je ne trouve rien',
    searchOn: 'Chercher encore',
    showNext: 'Le mot suivant',
    showResult: 'Voir le résultat',
    nextRound: 'Manche suivante',
    finish: 'Voir qui gagne',
    shuffle: 'Mélanger',
    clear: 'Tout enlever',
    erase: 'Enlever la dernière lettre',
    timeUp: 'C’est l’heure',
  },
  label: {
    letters: 'Les dix lettres',
    rack: 'Ton mot',
    keyboard: 'Ton clavier écrit aussi.',
    players: 'Autour de la table',
    take: (letter: string) => `${letter}, ajouter`,
    giveBack: (letter: string, place: number) => `${letter}, ${place}, enlever`,
    isDone: 'a fini',
    hasWord: 'a un mot',
    searches: 'cherche',
  },
  note: {
    mine: (word: string) => `Posé\u00a0: ${word}`,
    nothingYet: 'Rien de posé',
    waitsFor: (names: string) => `On attend ${names}.`,
    nobodyWrote: 'Personne n’a posé de mot.',
  },
  word: {
    invalid: 'n’est pas dans la liste',
    valid: (count: number) => letters(count),
    said: (word: string, names: string, isValid: boolean) =>
      isValid ? `${word}, ${letters(word.length)}, ${names}.` : `${word} n’est pas dans la liste, ${names}.`,
  },
  best: {
    could: 'On pouvait faire',
    none: 'Aucun mot possible avec ces lettres.',
    found: 'Personne ne pouvait faire plus long\u00a0!',
    said: (words: string) => `On pouvait faire ${words}.`,
  },
  end: {
    winner: (name: string) => `${name} gagne\u00a0!`,
    winners: (names: string) => `Égalité\u00a0: ${names}`,
    mine: 'Tu gagnes\u00a0!',
    alone: (score: number) => `${points(score)}\u00a0!`,
    possible: (most: number) => `sur ${most} possibles`,
    words: 'Les plus beaux mots',
    none: 'Pas un seul mot valable, cette fois.',
  },
  told: {
    letter: (letter: string) => `${letter}.`,
    drawn: (all: string) => `Les lettres sont ${all}.`,
    done: (name: string) => `${name} a fini.`,
    wrote: (name: string) => `${name} pose un mot.`,
    calls: (name: string, letter: string) => `${name} tire ${letter}.`,
    points: (names: string, count: number) => `${points(count)} pour ${names}.`,
    nobody: 'Personne ne marque.',
    eachScores: 'Chaque mot valable rapporte ses lettres.',
    notMe: 'Pas de point pour toi cette fois.',
    searchesOn: (name: string) => `${name} cherche encore.`,
    timeUp: 'C’est l’heure.',
  },
  options: {
    rounds: { name: 'Manches', values: (count: number) => String(count) },
    draw: {
      name: 'Le tirage',
      values: { called: 'on dit voyelle ou consonne', machine: 'la machine tire tout' },
      help: {
        called:
          'À tour de rôle, même les plus petits\u00a0: tout le monde cherche déjà pendant que les lettres viennent.',
        machine: 'Les dix lettres d’un coup, pour aller plus vite.',
      },
    },
    scoring: {
      name: 'Qui marque',
      values: { longest: 'le mot le plus long', everybody: 'tout le monde' },
      help: {
        longest: 'Le plus long mot valable rapporte ses lettres, et chaque autre de cette longueur aussi.',
        everybody: 'Chaque mot valable rapporte ses lettres.',
      },
    },
    waits: { draw: 'Tirer les lettres', write: 'Chercher', reveal: 'Montrer un mot', results: 'Le résultat' },
  } satisfies OptionTexts<typeof fields>,
  pace: 'Temps pour chercher',
  summary: {
    seconds: (count: number) => `${count} secondes`,
    rounds: (count: number) => `${count} manches`,
    draw: { machine: 'la machine tire' },
    scoring: { everybody: 'tout le monde marque' },
  },
}
export type GameTexts = typeof fr
