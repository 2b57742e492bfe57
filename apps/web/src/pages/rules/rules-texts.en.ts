import type { RulesTexts } from './rules-texts.fr.ts'

export const en: RulesTexts = {
  title: 'The rules',
  invites: 'Every rule has a number. When the table refuses a move, it says which.',
  back: 'All rules',
  home: 'Back to the home page',
  toTable: 'Back to the table',
  searchField: 'Search the rules',
  clear: 'Clear the search',
  count: (found, all) =>
    found === all ? `${all} rules` : found === 1 ? `One rule of ${all}` : `${found} rules of ${all}`,
  none: 'No rule speaks of that.',
  noneHelp: 'Try a word read on the screen, or the number that came with the refusal.',
  showAll: 'Show all',
  onScreen: (seen) => `On screen: “${seen}”`,
  edition: 'Which edition?',
  readingSign: 'Our reading',
  readingHelp: 'This sign marks our reading: the rule in the box is silent or vague, and this is how we play it here.',
  contents: 'On this page',
  goal: 'The goal',
  linkTo: (id) => `Link to rule ${id}`,
  lost: 'That game is not on the shelf.',
  lostHelp: 'Its rules are not written, or its name was mistyped.',
}
