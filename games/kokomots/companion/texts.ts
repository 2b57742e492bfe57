import { catalogue } from '@tablee/ui/language/speech.svelte.ts'
import type { Mode } from '../game.ts'
import type { Card, Kind } from './entries.ts'

const points = (count: number) => `${count} ${Math.abs(count) < 2 ? 'point' : 'points'}`
const cards = (count: number) => (count === 1 ? 'une carte' : `${count} cartes`)

const fr = {
  variant: 'Quelle variante\u00a0?',
  whoPlays: 'Qui joue\u00a0? Dans le sens des aiguilles d’une montre.',
  whichTeams: 'Quelles équipes\u00a0? Dans le sens des aiguilles d’une montre.',
  stands: 'Un mot tient',
  who: 'Pour qui\u00a0?',
  word: 'Le mot',
  kinds: 'Touche les lettres jouées avec une carte\u00a0; encore une fois pour une carte à contrainte.',
  kind: {
    none: 'sans carte',
    plain: 'une carte',
    bound: 'carte à contrainte, compte double',
  } satisfies Record<Kind, string>,
  letter: (letter: string, kind: string) => `${letter}, ${kind}`,
  tooFew: 'Deux cartes au moins\u00a0: une à soi, une de la colonne.',
  tooMany: (most: number) => `${most} cartes au plus.`,
  pile: 'Le thème vient de quelle pile\u00a0?',
  pileLeft: (nth: number, left: number) => `${nth}\u00a0: encore ${left}`,
  link: 'Relié au cinquième thème, +3',
  enter: (count: number, name: string) => `${points(count)} pour ${name}`,
  /** KOK-37: what it brings shows when the timer is over. */
  enterInTeam: (nth: number, name: string) => `Mot ${nth} sur 3 pour ${name}`,
  enterWho: 'Choisis pour qui',
  enterPile: 'Choisis la pile',
  piles: (left: readonly number[]) => `Thèmes par pile\u00a0: ${left.join(', ')}`,
  fifth: (left: number) => `, à relier\u00a0: ${left}`,
  endsAt: 'Fin quand trois piles sont vides.',
  turn: (name: string, said: number) =>
    `${name}\u00a0: ${said} sur 3. Tout est gardé avec trois mots, sinon les lettres seules.`,
  bell: 'Le sablier est vide, on compte',
  refused: 'Un mot refusé',
  refusedHelp: 'Qui l’a annoncé rend une carte gagnée.',
  refusedWho: 'Qui l’a annoncé\u00a0?',
  whichCard: 'Quelle carte\u00a0?',
  card: { theme: 'un thème', plain: 'une lettre', bound: 'une à contrainte' } satisfies Record<Card, string>,
  giveBack: 'Rendre la carte',
  nothingYet: (name: string) => `${name} n’a encore rien\u00a0: la carte est due sur le prochain gain.`,
  owe: 'C’est noté',
  owes: (name: string, count: number) => `${name} doit ${cards(count)}.`,
  payNow: 'Rendre maintenant',
  scores: 'Les points',
  themes: 'Thèmes',
  letters: 'Lettres',
  bound: 'Contrainte',
  marked: 'Reliés',
  last: (name: string, what: string) => `${name}\u00a0: ${what}`,
  finish: 'On s’arrête là',
  finishSure: 'Compter, vraiment',
  three: 'Trois piles vides\u00a0: c’est la fin.',
  byThemes: 'Autant de points\u00a0: le moins de cartes thème l’emporte.',
  judged: {
    classic:
      'Juge, la personne à droite de qui tient le sablier\u00a0; à deux ou trois, elle fait les deux. Son silence vaut accord.',
    expert:
      'Juge, la personne à droite de qui tient le sablier\u00a0; à deux ou trois, elle fait les deux. Son silence vaut accord. Un mot refusé comme lien peut être redit pour un seul thème.',
    simultaneous:
      'Tous les autres jugent\u00a0: si plus de la moitié lève la main, le mot tombe. Se taire, c’est accepter.',
    teams:
      'L’équipe de droite tient le sablier, la suivante juge\u00a0; à deux ou trois équipes, celle de droite fait les deux. Une seule voix suffit pour refuser.',
  } satisfies Record<Mode, string>,
  reasons:
    'Un refus se motive\u00a0: hors du thème, pluriel pour son S, tournure au lieu d’un mot, lettres prises sur deux mots, mal écrit. Pour l’orthographe, le Dico est là.',
  votedDown: 'Refusé\u00a0: une carte gagnée est rendue.',
  stays: 'Le mot tient.',
  shared: 'Autant de points, autant de thèmes\u00a0: la victoire se partage.',
}

const en: typeof fr = {
  variant: 'Which variant?',
  whoPlays: 'Who plays? Clockwise, please.',
  whichTeams: 'Which teams? Clockwise, please.',
  stands: 'A word stands',
  who: 'For whom?',
  word: 'The word',
  kinds: 'Touch the letters played with a card; once more for a card with a constraint.',
  kind: { none: 'no card', plain: 'a card', bound: 'card with a constraint, counts double' },
  letter: (letter, kind) => `${letter}, ${kind}`,
  tooFew: 'Two cards at least: one of your own, one from the column.',
  tooMany: (most) => `${most} cards at most.`,
  pile: 'Which pile did the theme come from?',
  pileLeft: (nth, left) => `${nth}: ${left} left`,
  link: 'Linked to the fifth theme, +3',
  enter: (count, name) => `${count} ${count === 1 ? 'point' : 'points'} for ${name}`,
  enterInTeam: (nth, name) => `Word ${nth} of 3 for ${name}`,
  enterWho: 'Choose for whom',
  enterPile: 'Choose the pile',
  piles: (left) => `Themes in each pile: ${left.join(', ')}`,
  fifth: (left) => `, to link: ${left}`,
  endsAt: 'It ends when three piles are empty.',
  turn: (name, said) => `${name}: ${said} of 3. Three words keep it all, fewer keep the letters only.`,
  bell: 'Time is up, count it',
  refused: 'A refused word',
  refusedHelp: 'Whoever announced it gives back a card they won.',
  refusedWho: 'Who announced it?',
  whichCard: 'Which card?',
  card: { theme: 'a theme', plain: 'a letter', bound: 'one with a constraint' },
  giveBack: 'Give it back',
  nothingYet: (name) => `${name} has nothing yet: the card is owed from the next win.`,
  owe: 'Noted',
  owes: (name, count) => `${name} owes ${count === 1 ? 'a card' : `${count} cards`}.`,
  payNow: 'Give it back now',
  scores: 'The points',
  themes: 'Themes',
  letters: 'Letters',
  bound: 'Constraint',
  marked: 'Linked',
  last: (name, what) => `${name}: ${what}`,
  finish: 'Let’s stop here',
  finishSure: 'Yes, count it',
  three: 'Three piles are empty: it is over.',
  byThemes: 'Level on points: the fewest theme cards win.',
  judged: {
    classic:
      'The judge sits to the right of whoever keeps the time; with two or three players one person is both. Silence is consent.',
    expert:
      'The judge sits to the right of whoever keeps the time; with two or three players one person is both. Silence is consent. A word refused as a link may be said again for one theme.',
    simultaneous: 'All the others judge: if more than half raise a hand, the word falls. Silence is consent.',
    teams:
      'The team on the right keeps the time, the next one judges; with two or three teams the one on the right does both. One voice is enough to refuse.',
  },
  reasons:
    'A refusal has its reason: off theme, a plural for its S, a phrase instead of a word, letters taken from two words, misspelled. For the spelling, the Dico is there.',
  votedDown: 'Refused: one card won goes back.',
  stays: 'The word stands.',
  shared: 'Level on points and on themes: the win is shared.',
}

export const boxTexts = catalogue(fr, en)
