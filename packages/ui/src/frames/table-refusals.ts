import type { Refusal, TableRefusalCode } from '@tablee/kernel'
import { catalogue } from '../language/speech.svelte.ts'

/** Refusals by the table, by the server, and by the coach of a lesson. */
type Code = TableRefusalCode | 'too-much-written' | 'not-in-this-lesson'
type Texts = Record<Code, string | ((about: string) => string)>

const tooMuchFr = (minutes: number) =>
  `On a beaucoup écrit depuis ta connexion. Attends ${minutes > 1 ? `${minutes} minutes` : 'une minute'}, puis essaie encore.`
const tooMuchEn = (minutes: number) =>
  `A lot was written from your connection. Wait ${minutes > 1 ? `${minutes} minutes` : 'a minute'}, then try again.`

const fr: Texts = {
  'not-seated': 'Tu n’es pas à cette table\u00a0: assieds-toi d’abord.',
  'seated-already': 'Tu es déjà à table.',
  'name-unfit': 'Écris un autre nom\u00a0: 24 lettres au plus.',
  'table-full': (most) => `La table est complète\u00a0: ${most} places, pas une de plus. Tu peux regarder.`,
  removed: 'L’hôte a libéré ta place à cette table. Tu peux en rejoindre une autre, ou ouvrir la tienne.',
  'table-locked': 'La table est verrouillée. Demande à l’hôte de l’ouvrir, ou regarde.',
  'no-such-seat': 'Cette place n’existe plus.',
  'no-such-team': 'Cette équipe n’existe pas.',
  'no-such-game': 'Ce jeu n’est pas encore sur l’étagère.',
  'no-such-options': 'Ces réglages ne vont pas ensemble.',
  'no-own-decks': 'Ce jeu se joue avec les cartes de sa boîte.',
  'too-many-decks': 'Beaucoup de paquets ont déjà servi à cette table. Ouvre une autre table.',
  'deck-unfit': (line) => `Ce paquet a un défaut, ligne ${line}.`,
  'deck-of-another-game': 'Ce paquet est celui d’un autre jeu.',
  'not-a-seating': 'L’ordre a changé entre-temps. Essaie encore.',
  'host-only': 'C’est à l’hôte de le faire.',
  'host-of-record-only':
    'Cela reste à l’hôte, qui n’est pas là. Attends son retour\u00a0: après dix minutes, ce sera à toi.',
  'host-must-be-a-person': 'Un bot ne reçoit pas\u00a0: choisis une personne.',
  'not-yourself': 'Pour partir, lève-toi plutôt.',
  'seat-taken': 'Quelqu’un vient de prendre cette place.',
  'somebody-sits-there': 'Quelqu’un est assis là.',
  'held-another-seat':
    'Tu avais une autre place dans cette partie. Reprends la tienne, ou attends la prochaine partie.',
  'not-free-yet': 'Cette place n’est pas encore libre. Regarde en attendant\u00a0: elle s’ouvre bientôt.',
  'too-few-players': (least) => `Il faut être au moins ${least === '2' ? 'deux' : least}.`,
  'too-many-players': (most) => `Ce jeu se joue à ${most} au plus.`,
  'game-under-way': 'Pas pendant la partie.',
  'no-game': 'Il n’y a pas de partie en cours.',
  'not-begun': 'La partie commence dans un instant.',
  'malformed-move': 'Ce coup n’a pas été compris.',
  paused: 'La partie est en pause.',
  'not-paused': 'La partie a déjà repris.',
  'paused-lately': (seconds) => `Pas de pause tout de suite. Attends encore ${seconds}\u00a0s, ou demande à l’hôte.`,
  'paused-by-another': 'C’est à qui a demandé la pause, ou à l’hôte, de reprendre.',
  'nothing-due': 'C’est déjà fait.',
  'clock-only': 'Cela revient au sablier.',
  'table-heavy': 'Cette table a beaucoup joué\u00a0: son carnet est plein. Pour la suite, ouvre une autre table.',
  'written-too-often': 'Beaucoup de textes d’un coup. Attends un peu, puis essaie encore.',
  'too-much-written': (minutes) => tooMuchFr(Number(minutes)),
  'not-in-this-lesson': 'Pas encore\u00a0: fais d’abord ce que dit la leçon.',
}

const en: Texts = {
  'not-seated': 'You are not at this table: take a seat first.',
  'seated-already': 'You are at the table already.',
  'name-unfit': 'Write another name: 24 letters at most.',
  'table-full': (most) => `The table is full: ${most} seats and not one more. You can watch.`,
  removed: 'The host has removed you from this table. You can join another one, or open your own.',
  'table-locked': 'The table is locked. Ask the host to open it, or watch.',
  'no-such-seat': 'This seat is gone.',
  'no-such-team': 'There is no such team.',
  'no-such-game': 'This game is not on the shelf yet.',
  'no-such-options': 'These settings do not go together.',
  'no-own-decks': 'This game is played with the cards of its box.',
  'too-many-decks': 'Many decks have been used at this table already. Open another table.',
  'deck-unfit': (line) => `Something is wrong with this deck, on line ${line}.`,
  'deck-of-another-game': 'This deck belongs to another game.',
  'not-a-seating': 'The order has changed meanwhile. Try again.',
  'host-only': 'Only the host can do that.',
  'host-of-record-only': 'That stays with the host, who is away. Wait a little: after ten minutes it is up to you.',
  'host-must-be-a-person': 'A bot makes no host: choose a person.',
  'not-yourself': 'To leave, stand up instead.',
  'seat-taken': 'Somebody has just taken this seat.',
  'somebody-sits-there': 'Somebody sits there.',
  'held-another-seat': 'You had another seat in this game. Take your own back, or wait for the next game.',
  'not-free-yet': 'This seat is not free yet. Watch meanwhile: it opens soon.',
  'too-few-players': (least) => `It takes at least ${least === '2' ? 'two' : least}.`,
  'too-many-players': (most) => `This game takes ${most} at most.`,
  'game-under-way': 'Not during the game.',
  'no-game': 'No game is under way.',
  'not-begun': 'The game begins in a moment.',
  'malformed-move': 'This move was not understood.',
  paused: 'The game is paused.',
  'not-paused': 'The game goes on already.',
  'paused-lately': (seconds) => `You paused a moment ago. Wait ${seconds}\u00a0s more, or ask the host.`,
  'paused-by-another': 'Whoever asked for the pause, or the host, ends it.',
  'nothing-due': 'That is done already.',
  'clock-only': 'That is up to the timer.',
  'table-heavy': 'This table has played a lot: its notebook is full. To go on, open another table.',
  'written-too-often': 'Many texts at once. Wait a little, then try again.',
  'too-much-written': (minutes) => tooMuchEn(Number(minutes)),
  'not-in-this-lesson': 'Not yet: first do what the lesson says.',
}

export const refusalTexts = catalogue(fr, en)

export const isTableRefusal = (code: string): code is TableRefusalCode => Object.hasOwn(fr, code)

/** A refusal as a sentence with its rule's id; without the id ALL-4, which tells a player nothing. */
export const refusalText = ({ code, rule, about = '' }: Refusal): string => {
  const text = isTableRefusal(code) ? refusalTexts.current[code] : code
  const why = typeof text === 'string' ? text : text(about)
  return rule === 'ALL-4' ? why : `${why} (${rule})`
}
