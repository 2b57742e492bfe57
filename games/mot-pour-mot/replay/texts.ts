import type { PhaseName } from '../game.ts'

/** What the replay says of each step. */
export const fr = {
  setUp: (team: string) => `Les lettres sont au milieu. ${team} commence.`,
  captain: (who: string, next: string) => `${who} passe le rôle de capitaine à ${next}.`,
  draws: (who: string, category: string) => `${who} tire «\u00a0${category}\u00a0».`,
  turnsOver: (who: string, category: string) => `${who} joue l’autre face\u00a0: «\u00a0${category}\u00a0».`,
  starts: (who: string) => `${who} retourne le sablier.`,
  suggests: (who: string, word: string) => `${who} souffle ${word}.`,
  spells: (who: string, letter: string, spelled: string) =>
    spelled.length > 1 ? `${who} épelle ${letter}\u00a0: ${spelled}.` : `${who} épelle ${letter}.`,
  takesBack: (who: string, count: number) =>
    count === 1 ? `${who} reprend une lettre.` : `${who} reprend ${count} lettres.`,
  done: (who: string, answer: string) =>
    answer === '' ? `${who} n’épelle rien.` : `${who}\u00a0: ${answer}, c’est dit.`,
  tells: (who: string, word: string) => `${who} annonce ${word}.`,
  votes: {
    for: (who: string) => `${who} vote pour.`,
    against: (who: string) => `${who} vote contre.`,
    none: (who: string) => `${who} s’abstient.`,
  },
  plain: {
    accept: (who: string) => `${who} est d’accord.`,
    'check-spelling': (who: string) => `${who} fait vérifier l’orthographe.`,
    plead: (who: string) => `${who} plaide le nom propre ou le mot étranger.`,
    contest: (who: string) => `${who} conteste la catégorie.`,
    withdraw: (who: string) => `${who} n’insiste pas.`,
    'call-vote': (who: string) => `${who} s’en remet au vote.`,
  },
  timeUp: {
    draw: 'La carte se tire toute seule.',
    read: 'Le sablier se retourne tout seul.',
    spell: 'Le sablier est vide.',
    tell: 'Le mot reste tel qu’il est épelé.',
    review: 'Sans réponse, c’est accepté.',
    plead: 'Personne ne plaide.',
    explain: 'Assez expliqué, on vote.',
    vote: 'Le vote est clos.',
  } satisfies Record<PhaseName, string>,
}
export type ReplayTexts = typeof fr

export const en: ReplayTexts = {
  setUp: (team) => `The letters are in the middle. ${team} starts.`,
  captain: (who, next) => `${who} hands over as captain to ${next}.`,
  draws: (who, category) => `${who} draws “${category}”.`,
  turnsOver: (who, category) => `${who} plays the other side: “${category}”.`,
  starts: (who) => `${who} turns the timer.`,
  suggests: (who, word) => `${who} whispers ${word}.`,
  spells: (who, letter, spelled) =>
    spelled.length > 1 ? `${who} spells ${letter}: ${spelled}.` : `${who} spells ${letter}.`,
  takesBack: (who, count) => (count === 1 ? `${who} takes back a letter.` : `${who} takes back ${count} letters.`),
  done: (who, answer) => (answer === '' ? `${who} spells nothing.` : `${who}: ${answer}, that’s it.`),
  tells: (who, word) => `${who} tells ${word}.`,
  votes: {
    for: (who) => `${who} votes for.`,
    against: (who) => `${who} votes against.`,
    none: (who) => `${who} abstains.`,
  },
  plain: {
    accept: (who) => `${who} agrees.`,
    'check-spelling': (who) => `${who} has the spelling checked.`,
    plead: (who) => `${who} pleads a proper noun or a foreign word.`,
    contest: (who) => `${who} contests the category.`,
    withdraw: (who) => `${who} does not insist.`,
    'call-vote': (who) => `${who} leaves it to the vote.`,
  },
  timeUp: {
    draw: 'The card is drawn by itself.',
    read: 'The timer turns by itself.',
    spell: 'The sand has run out.',
    tell: 'The word stays as it is spelled.',
    review: 'Without an answer it is accepted.',
    plead: 'Nobody pleads.',
    explain: 'Explained enough, we vote.',
    vote: 'The vote is closed.',
  },
}
