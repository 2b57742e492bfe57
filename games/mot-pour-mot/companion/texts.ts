import { catalogue } from '@tablee/ui/language/speech.svelte.ts'
import { TEAM_NAMES } from '@tablee/ui/look/teams.ts'
import type { Edition, Team } from '../game.ts'

const teamOf = (team: Team) => TEAM_NAMES[team]
type Told = Readonly<Record<Edition, string>>

const fr = {
  who: 'Qui commence\u00a0?',
  lot: 'Tirer au sort',
  long: {
    cactus: 'Partie longue\u00a0: six cactus',
    capture: 'Partie stratégique\u00a0: sept captures',
  } as Told,
  starts: {
    cactus: (active: Team, _: Team) => `${teamOf(active)} retourne le sablier.`,
    capture: (_: Team, other: Team) => `${teamOf(other)} retourne le sablier.`,
  },
  scores: 'Le score',
  turns: (count: number) => (count < 2 ? `${count} tour` : `${count} tours`),
  outOf: (team: Team, count: number, goal: number) => `${teamOf(team)}\u00a0: ${count} sur ${goal}`,
  first: 'a commencé',
  plays: (team: Team) => `À ${teamOf(team)} de jouer`,
  which: {
    cactus: 'Touche les lettres sorties du plateau.',
    capture: 'Touche les lettres capturées.',
  } as Told,
  letters: 'Les lettres encore en jeu',
  checked: (asker: Team) => `${teamOf(asker)} a vérifié à tort\u00a0: passe son tour`,
  enter: (count: number) =>
    count === 0 ? 'Tour fini, rien de sorti' : count === 1 ? 'Tour fini, une lettre' : `Tour fini, ${count} lettres`,
  lastTurn: (leader: Team, plays: Team) =>
    `${teamOf(leader)} a son compte. ${teamOf(plays)} joue encore\u00a0: autant de tours pour chaque équipe.`,
  last: (team: Team, letters: readonly string[]) =>
    `${teamOf(team)}\u00a0: ${letters.length === 0 ? 'rien' : letters.join(', ')}`,
  category: 'Une catégorie de notre pioche',
  draw: 'Tirer une catégorie',
  otherSide: 'L’autre face',
  noDeck: 'La pioche n’est pas arrivée\u00a0: il faut du réseau, la première fois.',
  rules: {
    common: [
      'Orthographe\u00a0: le Dico tranche. Mal écrit, les lettres reviennent\u00a0; bien écrit, qui a demandé passe son prochain tour et l’autre équipe rejoue.',
      'Catégorie\u00a0: on s’explique une minute, puis tout le monde vote. Il faut plus de voix contre que pour\u00a0; à égalité, le mot reste.',
    ],
    cactus: 'À la fin, le plus de cactus l’emporte\u00a0; à égalité, l’équipe qui jouait en second.',
    capture: 'La dernière capture gagne sur-le-champ\u00a0: pas d’égalité possible.',
  },
  votedDown: 'Les lettres reviennent, le tour est perdu.',
  stays: 'Le mot reste.',
}

const en: typeof fr = {
  who: 'Who begins?',
  lot: 'Draw lots',
  long: { cactus: 'Long game: six cacti', capture: 'Strategic game: seven captures' },
  starts: {
    cactus: (active, _) => `${teamOf(active)} turns the timer.`,
    capture: (_, other) => `${teamOf(other)} turns the timer.`,
  },
  scores: 'The score',
  turns: (count) => (count === 1 ? '1 turn' : `${count} turns`),
  outOf: (team, count, goal) => `${teamOf(team)}: ${count} of ${goal}`,
  first: 'went first',
  plays: (team) => `${teamOf(team)} plays`,
  which: { cactus: 'Touch the letters that left the board.', capture: 'Touch the letters captured.' },
  letters: 'Letters still on the board',
  checked: (asker) => `${teamOf(asker)} checked in vain: skips a turn`,
  enter: (count) =>
    count === 0 ? 'Turn over, nothing out' : count === 1 ? 'Turn over, one letter' : `Turn over, ${count} letters`,
  lastTurn: (leader, plays) =>
    `${teamOf(leader)} is there. ${teamOf(plays)} plays once more: both teams get the same number of turns.`,
  last: (team, letters) => `${teamOf(team)}: ${letters.length === 0 ? 'nothing' : letters.join(', ')}`,
  category: 'A category from our pile',
  draw: 'Draw a category',
  otherSide: 'The other side',
  noDeck: 'The pile has not arrived: it needs a network, the first time.',
  rules: {
    common: [
      'Spelling: the Dico decides. Misspelled, the letters go back; well spelled, whoever asked skips their next turn and the other team plays again.',
      'Category: a minute to explain, then everybody votes. It takes more votes against than for; on a tie the word stays.',
    ],
    cactus: 'At the end most cacti win; on a tie, the team that played second.',
    capture: 'The last capture wins on the spot: there is no tie.',
  },
  votedDown: 'The letters go back, the turn is lost.',
  stays: 'The word stays.',
}

export const boxTexts = catalogue(fr, en)
