import { type OwnDeckGame, readHeader } from '@tablee/game-kit/deck/index.ts'

/** As the first line of a file names them. */
export const GAME_NAMES: Readonly<Record<OwnDeckGame, string>> = {
  'mot-pour-mot': 'Mot pour Mot',
  lauriers: 'Les Lauriers',
  kokomots: 'Kokomots',
}

const headerOf = (game: OwnDeckGame, title: string): string => `# ${GAME_NAMES[game]}\u00a0: ${title}`

/** Only the first line that is written can name game and title; any other remark is left alone. */
const isHeader = (line: string): boolean => readHeader(line).game !== undefined

/** The same text under another title; a header that was lost comes back. */
export const withTitle = (text: string, game: OwnDeckGame, title: string): string => {
  const header = headerOf(game, title.replace(/\s+/g, ' ').trimStart())
  const body = text.trimStart()
  const [first = ''] = body.split('\n', 1)
  return isHeader(first) ? header + body.slice(first.length) : `${header}\n${body === '' ? '' : `\n${body}`}`
}

/** Which game a text is for: as it says, else by its lines; only cards of Les Lauriers have some that start with « : ». */
export const gameOf = (text: string): OwnDeckGame =>
  readHeader(text).game ?? (/^[^\S\n]*:/m.test(text) ? 'lauriers' : 'mot-pour-mot')

/** What a list starts its lines with: dashes, dots, numbers; a back that has no front as well. */
const BULLET = /^\s*(?:[-–—*•·/]|\d{1,3}[.)])?\s*/
const isPlain = (line: string): boolean => /^\s*[^\s#=?]/.test(line)
const linesBeforeCards = (lines: readonly string[]): number => {
  const first = lines.findIndex((line) => /^\s*=/.test(line))
  return first < 0 ? lines.length : first
}

/** Whether lines stand before any card, as in a list that somebody has typed or pasted. */
export const hasPlainLines = (text: string): boolean => {
  const lines = text.split('\n')
  return lines.slice(0, linesBeforeCards(lines)).some(isPlain)
}

/** « - Un fruit » → « = Un fruit », for every line before the first card. */
export const linesAsCategories = (text: string): string => {
  const lines = text.split('\n')
  const until = linesBeforeCards(lines)
  return lines
    .map((line, nth) => (nth < until && isPlain(line) ? line.replace(BULLET, '= ').trimEnd() : line))
    .join('\n')
}

/** A file as it is to be kept: one of plain lines is a deck of Mot pour Mot, under the file's own name. */
export const deckTextOf = (text: string, fileName: string): string => {
  const isList = readHeader(text).game === undefined && !/^[^\S\n]*[=:]/m.test(text)
  const title = fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll('_', ' ')
    .slice(0, 60)
  return isList ? withTitle(linesAsCategories(text), 'mot-pour-mot', title) : text
}

/** « La cuisine d’été ! » → La cuisine d’été.txt: what no disk refuses. */
export const fileNameOf = (title: string): string => {
  const name = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ’_-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${name.slice(0, 60).trim() || 'paquet'}.txt`
}

/** Two cards each, to be written over: French like the games. */
export const EXAMPLES: Readonly<Record<OwnDeckGame, string>> = {
  'mot-pour-mot': `= Un fruit du marché
pomme, poire, cerise, melon

/ Quelque chose qui roule
vélo, bille, camion, tonneau

= Un prénom court
Léo*, Zoé*, Inès*
`,
  lauriers: `= béjaune, n.m.
: Jeune homme naïf qui ne sait encore rien de la vie.
- Fromage de brebis affiné dans la paille.

galimafrée, n.f.
: Ragoût où passent tous les restes de viande.

quinaud, adj.
: Qui reste tout honteux d’avoir eu le dessous.

clabauder, v.i.
: Crier fort et sans raison.
`,
  kokomots: `= À la plage
sable, parasol, vague, coquillage

/ Dans un cartable
cahier, trousse, gomme, ardoise

= Mot de plus de 8 lettres
? plus de 8 lettres
`,
}

export const templateOf = (game: OwnDeckGame, title: string): string => `${headerOf(game, title)}\n\n${EXAMPLES[game]}`
