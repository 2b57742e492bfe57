import type { OwnDeckGame } from '@tablee/game-kit/deck/index.ts'
import { GAME_NAMES } from './deck-text.ts'
import type { FaultTexts } from './faults.fr.ts'
import { shortened } from './shortened.ts'

const said = (about: string) => `“${shortened(about)}”`
const KINDS = 'n.m., n.f., adj., adv., v.t., v.i. or loc. adv.'

const needed = (cards: number, game: OwnDeckGame): string => {
  if (game === 'mot-pour-mot') return `${cards * 2} categories`
  return game === 'kokomots' ? `${cards} cards of themes` : `${cards} cards of four words`
}

export const faultsEn: FaultTexts = {
  'answers-before-category': (about, game) =>
    `${said(about)} is on no card: put “=” before it to make it a ${game === 'kokomots' ? 'theme' : 'category'}.`,
  'back-without-front': () => 'This back (“/”) has no front: put a line “=” first.',
  'card-without-back': (about) => `${said(about)} has no back.`,
  'category-empty': () => 'A text is missing after the sign.',
  'category-too-long': (about, game) =>
    `${said(about)} is too long for a card: ${game === 'kokomots' ? 32 : 60} characters at most.`,
  'category-twice': (about) => `${said(about)} is in the deck already.`,
  'category-typography': () => 'A capital first, the apostrophe ’, no full stop.',
  'category-masculine': (about) => `${said(about)} is masculine only: add the feminine, or word it another way.`,
  'answer-empty': () => 'A comma too many: one answer is empty.',
  'answer-not-one-word': (about, game) =>
    game === 'kokomots'
      ? `${said(about)} is neither a word nor a name: letters only, a comma between two answers.`
      : `${said(about)} is not one word: letters and hyphens, a comma between two answers.`,
  'answer-twice': (about) => `${said(about)} is twice among the answers.`,
  'answer-misspelled': (about) => `${said(about)}: unknown spelling. A star marks a proper noun.`,
  'answers-too-many': (about) => `That is a lot of answers: ${about} at most.`,
  'answers-too-few': (about) => `${said(about)} has too few known answers.`,
  'answers-too-narrow': (about) => `${said(about)}: the answers use too few letters of the board.`,
  'answer-plural': (about) => `${said(about)} is a plural.`,
  'answer-fails-check': (about) => `${said(about)} does not follow the theme’s line “?”.`,
  'check-before-theme': () => 'The line “?” comes before any theme.',
  'check-second': () => 'One line “?” a theme.',
  'check-unknown': (about) =>
    `${said(about)} cannot be checked by itself. Try “plus de 8 lettres”, “commence par C”, “finit par ION”, “contient OU” or “lettre double”.`,
  'themes-alike': (about) => `This theme is too much like another: ${said(about)}.`,
  'text-before-card': (about) => `${said(about)} is on no card: the first one opens with “= word, kind”.`,
  'card-not-of-four': (about) => `The card of ${said(about)} has not four words.`,
  'word-without-kind': (about) => `${said(about)}: add a comma and the kind of word (${KINDS}).`,
  'word-misspelled': (about) => `${said(about)}: unknown spelling.`,
  'word-proper': (about) => `${said(about)} is a proper noun.`,
  'word-twice': (about) => `${said(about)} is in the deck already.`,
  'word-vulgar': (about) => `${said(about)} is vulgar.`,
  'definition-missing': (about) => `${said(about)} has no definition: a line that starts with a colon.`,
  'definition-second': (about) => `${said(about)} has two definitions. Bluffs start with “-”.`,
  'bluffs-not-three': (about) => `${said(about)} has not three bluffs.`,
  'text-too-short': (about) => `${said(about)} is too short.`,
  'text-too-long': (about) => `${said(about)} is too long for a card.`,
  'text-typography': () => 'A capital first, a full stop last, the apostrophe ’.',
  'text-form': (about) => `${said(about)} has not the form of a definition for this kind of word.`,
  'text-of-family': (about) => `${said(about)} is of the family of the word to define.`,
  'text-twice': (about) => `${said(about)} is twice in the deck.`,
  'exception-without-reason': (about) => `${said(about)}: the reason is missing.`,
  'box-too-small': () => 'This box has not enough cards.',
  'kind-missing': (about) => `No word is ${said(about)}.`,
  'words-in-series': (about) => `${said(about)}: too many words of the same series.`,
  'deck-not-text': () => 'There are signs here that are no text.',
  'deck-too-large': (about) => `The deck is too heavy: ${about} KB at most.`,
  'deck-too-many-lines': (about) => `That is a lot of lines: ${about} at most.`,
  'line-too-long': (about) => `This line is too long: ${about} characters at most. Cut it into several.`,
  'deck-without-game': (_, game) =>
    `The first line names the game and the title, like “# ${GAME_NAMES[game]}: La cuisine”.`,
  'deck-without-title': () => 'A title is missing.',
  'deck-title-too-long': () => 'The title is too long: 60 characters at most.',
  'deck-too-small': (about, game) => `To play, at least ${needed(Number(about), game)} are needed.`,
  'deck-too-many-cards': (about) => `That is a lot: ${about} cards at most.`,
  'deck-too-many-answers': (about) => `That is a lot of answers for one deck: ${about} at most.`,
}
