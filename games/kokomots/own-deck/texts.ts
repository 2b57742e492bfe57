import type { DeckTexts, FaultTexts } from '@tablee/ui/deck/deck-client.ts'
import { quoted } from '@tablee/ui/deck/quoted.ts'
import { sideFaults } from '@tablee/ui/deck/side-faults.ts'
import { LONGEST_THEME, type ThemeFault } from '../deck/parse.ts'

const faultsFr: FaultTexts<ThemeFault> = {
  ...sideFaults.fr,
  'answers-before-category': (about) =>
    `${quoted.fr(about)} n’est sur aucune carte\u00a0: mets «\u00a0=\u00a0» devant pour en faire un thème.`,
  'category-too-long': (about) =>
    `${quoted.fr(about)} est trop long pour une carte\u00a0: ${LONGEST_THEME} signes au plus.`,
  'answer-not-one-word': (about) =>
    `${quoted.fr(about)} n’est ni un mot ni un nom\u00a0: rien que des lettres, une virgule entre deux réponses.`,
  'check-before-theme': () => 'La ligne «\u00a0?\u00a0» vient avant tout thème.',
  'check-second': () => 'Une seule ligne «\u00a0?\u00a0» par thème.',
  'check-unknown': (about) =>
    `${quoted.fr(about)} ne se vérifie pas tout seul. Essaie «\u00a0plus de 8 lettres\u00a0», «\u00a0commence par C\u00a0», «\u00a0finit par ION\u00a0», «\u00a0contient OU\u00a0» ou «\u00a0lettre double\u00a0».`,
}

const faultsEn: FaultTexts<ThemeFault> = {
  ...sideFaults.en,
  'answers-before-category': (about) => `${quoted.en(about)} is on no card: put “=” before it to make it a theme.`,
  'category-too-long': (about) => `${quoted.en(about)} is too long for a card: ${LONGEST_THEME} characters at most.`,
  'answer-not-one-word': (about) =>
    `${quoted.en(about)} is neither a word nor a name: letters only, a comma between two answers.`,
  'check-before-theme': () => 'The line “?” comes before any theme.',
  'check-second': () => 'One line “?” a theme.',
  'check-unknown': (about) =>
    `${quoted.en(about)} cannot be checked by itself. Try “plus de 8 lettres”, “commence par C”, “finit par ION”, “contient OU” or “lettre double”.`,
}

export const fr: DeckTexts = {
  createHelp: 'Des thèmes, vingt cartes au moins',
  writeHelp: 'En écrire un\u00a0: vingt thèmes suffisent.',
  entries: ['thème', 'thèmes'],
  needed: (cards) => `${cards} cartes de thèmes`,
  makeEntries: 'Faire de chaque ligne un thème',
  help: [
    'La première ligne nomme le jeu et le titre.',
    '«\u00a0=\u00a0» ouvre une carte avec son thème, «\u00a0/\u00a0» donne celui du verso. Sans verso, les deux faces sont pareilles.',
    'Dessous, si tu veux, des réponses connues entre virgules\u00a0: elles servent aux bots. «\u00a0?\u00a0» dit ce qui se vérifie tout seul.',
    '«\u00a0#\u00a0» commence une remarque.',
  ],
  faults: faultsFr,
}

export const en: DeckTexts = {
  createHelp: 'Themes, twenty cards at least',
  writeHelp: 'Write one: twenty themes will do.',
  entries: ['theme', 'themes'],
  needed: (cards) => `${cards} cards of themes`,
  makeEntries: 'Make each line a theme',
  help: [
    'The first line names the game and the title.',
    '“=” opens a card with its theme, “/” gives the one on its back. Without a back, both sides are alike.',
    'Below, if you like, known answers between commas: bots use them. “?” tells what can be checked by itself.',
    '“#” starts a remark.',
  ],
  faults: faultsEn,
}
