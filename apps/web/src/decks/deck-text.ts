import { type OwnDeckGame, readHeader } from '@tablee/decks'

/** As the first line of a file names them. */
const GAME_NAMES: Readonly<Record<OwnDeckGame, string>> = {
  'mot-pour-mot': 'Mot pour Mot',
  lauriers: 'Les Lauriers',
  kokomots: 'Kokomots',
}

const headerOf = (game: OwnDeckGame, title: string): string => `# ${GAME_NAMES[game]}\u00a0: ${title}`

/** Only the first line that is written can name game and title. */
const isHeader = (line: string): boolean => line.startsWith('#') && line.includes(':')

/** The same text under another title; a header that was lost comes back. */
export const withTitle = (text: string, game: OwnDeckGame, title: string): string => {
  const header = headerOf(game, title.replace(/\s+/g, ' ').trimStart())
  const body = text.trimStart()
  const [first = ''] = body.split('\n', 1)
  return isHeader(first) ? header + body.slice(first.length) : `${header}\n${body === '' ? '' : `\n${body}`}`
}

/** Which game a text is for: as it says, else by its lines; only cards of Les Lauriers have some that start with « : ». */
export const gameOf = (text: string): OwnDeckGame =>
  readHeader(text).game ?? (/^\s*:/m.test(text) ? 'lauriers' : 'mot-pour-mot')

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
