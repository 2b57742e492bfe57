/** The pages, by their address. */
type Page =
  | { readonly name: 'home' | 'dico' | 'settings' | 'trust' | 'credits' | 'nowhere' }
  | { readonly name: 'rules'; readonly game?: string }
  | { readonly name: 'learn' | 'box' | 'around'; readonly box: string }
  | { readonly name: 'decks'; readonly edited?: string; readonly printed?: string }
  | { readonly name: 'table'; readonly code: string }
  /** Without a code it is asked for. */
  | { readonly name: 'screen'; readonly code?: string }
  | { readonly name: 'replay'; readonly code: string; readonly number: number }

const STILL = {
  '/': 'home',
  '/dico': 'dico',
  '/reglages': 'settings',
  '/paquets': 'decks',
  '/confiance': 'trust',
  '/mentions': 'credits',
} as const
/** Pages that each box has. */
const OF_A_BOX = { apprendre: 'learn', boite: 'box', ensemble: 'around' } as const
const isStill = (path: string): path is keyof typeof STILL => path in STILL

/** « /tv » is quicker to type on a TV. */
const isScreen = (room: string | undefined) => room === 'ecran' || room === 'tv'

/** A malformed code is looked up all the same: the page for an unknown table explains it. */
const codeIn = (raw: string): string => raw.slice(0, 16).toUpperCase()

/** « /paquets/imprimer/a-game » → where that deck is printed. */
const deckPage = (deck: string, part: string | undefined): Page => {
  if (deck !== 'imprimer') return part === undefined ? { name: 'decks', edited: deck } : { name: 'nowhere' }
  return part ? { name: 'decks', printed: part } : { name: 'nowhere' }
}

/** « /table/k7qf/partie/2 » → the replay of that table's second game. */
export const pageAt = (path: string): Page => {
  if (isStill(path)) return { name: STILL[path] }
  const [, room, code, part, number, ...more] = path.split('/')
  if (more.length > 0) return { name: 'nowhere' }
  if (room === 'regles' && part === undefined)
    return code === undefined ? { name: 'rules' } : { name: 'rules', game: code }
  if (isScreen(room) && !code) return { name: 'screen' }
  if (code === undefined || code === '') return { name: 'nowhere' }
  if (room !== undefined && room in OF_A_BOX && part === undefined)
    return { name: OF_A_BOX[room as keyof typeof OF_A_BOX], box: code }
  if (room === 'paquets' && number === undefined) return deckPage(code, part)
  if (isScreen(room) && part === undefined) return { name: 'screen', code: codeIn(code) }
  if (room !== 'table') return { name: 'nowhere' }
  if (part === undefined) return { name: 'table', code: codeIn(code) }
  const isGame = part === 'partie' && number !== undefined && /^[1-9]\d{0,5}$/.test(number)
  return isGame ? { name: 'replay', code: codeIn(code), number: Number(number) } : { name: 'nowhere' }
}
