import type { BoxName } from '@tablee/ui/client.ts'

export interface KeptDeck {
  /** How scripts name it: identifiers are drawn anew in each run. */
  readonly nth: number
  readonly id: string
  title: string
  text: string
}

export interface KeptGame {
  readonly nth: number
  readonly code: string
  readonly box: BoxName
  /** Those around the device; empty for a solo game. */
  readonly people: readonly string[]
  /** How many decisions its log had when it was last looked at, and the first of them: a log never gets shorter. */
  decisions: number
  first: string
}

/** « 1 deck », « 3 decks ». */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

interface KeptLedger {
  /** As the device keeps it. */
  readonly raw: string
  readonly entries: number
  /** The numbers that its page showed, in this language. */
  readonly numbers: string
  readonly language: Language
}

type Language = 'fr' | 'en'
export type Light = 'auto' | 'light' | 'dark'

/** The device offers as many unfinished games as this, the last one opened first. */
export const MOST_GAMES = 6

/** The model: what the device must still hold, whatever happens next. */
export class Kept {
  language: Language = 'fr'
  light: Light = 'auto'
  textSize: '100' | '115' | '130' = '100'
  isUnhurried = false
  isSoundOn: boolean | undefined
  /** How this device's person is called at tables of the server. */
  name: string | undefined
  gathered: readonly string[] = []
  known = new Set<BoxName>()
  decks: KeptDeck[] = []
  games: KeptGame[] = []
  ledgers = new Map<BoxName, KeptLedger>()
  /** The table of the server where the device has a seat. */
  table: string | undefined
  /** By code: the secrets by which the device holds its seats there, as they were when the table was first looked at. */
  secrets = new Map<string, string>()

  /** The codes of all tables where the device has a seat. */
  seats(): readonly string[] {
    return [...this.games.map(({ code }) => code), ...(this.table === undefined ? [] : [this.table])]
  }

  /** The game was opened: it is offered first, and the oldest is no longer offered. */
  open(game: KeptGame): void {
    this.games = [game, ...this.games.filter(({ code }) => code !== game.code)].slice(0, MOST_GAMES)
  }

  drop(code: string): void {
    this.games = this.games.filter((game) => game.code !== code)
  }

  tell(): string {
    const { decks, games, ledgers } = this
    const decisions = games.reduce((sum, game) => sum + game.decisions, 0)
    const entries = [...ledgers.values()].reduce((sum, ledger) => sum + ledger.entries, 0)
    const things = [
      ...(decks.length > 0 ? [counted(decks.length, 'deck')] : []),
      ...(games.length > 0 ? [`${counted(games.length, 'game')} (${counted(decisions, 'decision')})`] : []),
      ...(ledgers.size > 0
        ? [`${counted(ledgers.size, 'ledger')} (${entries} ${entries === 1 ? 'entry' : 'entries'})`]
        : []),
    ]
    const chosen = [this.language, this.light, this.textSize, ...(this.isUnhurried ? ['unhurried'] : [])].join(' ')
    return [...things, ...(this.table ? ['a seat'] : []), chosen].join(', ')
  }
}
