import type { Column, Letter, LyingTheme, State } from '../rules/state.ts'
import type { Constraint } from '../rules/world.ts'

/** Cards in short: « E » a plain letter, « E^ » must come first, « E2 » second, « E$ » last, « E* » be spelled. */
const SIGNS: Readonly<Record<string, Constraint>> = { '^': 'first', '2': 'second', $: 'last', '*': 'spell' }

const letterFrom = (short: string, id: string): Letter => {
  const constraint = SIGNS[short.charAt(1)]
  return { id, letter: short.charAt(0), ...(constraint === undefined ? {} : { constraint }) }
}

export const shortOf = ({ letter, constraint }: Letter): string =>
  letter + (Object.entries(SIGNS).find(([, kind]) => kind === constraint)?.[0] ?? '')

/** What lies where. */
export interface Stack {
  /** By name, as in « S* O E ». Who is not named holds three M. */
  readonly hands?: Readonly<Record<string, string>>
  /** As in « Ville: O N / A », the piles' tops first; « Ville x2: … » has two theme cards, « x0 » is closed. */
  readonly columns: readonly string[]
  /** Titles, the top first. */
  readonly fifth?: readonly string[]
  readonly draw?: string
  readonly packets?: readonly string[]
  readonly turned?: string
}

const split = (cards: string) => cards.split(' ').filter((each) => each !== '')

/** Names cards as they come. */
class Printer {
  private count = 0

  letters(shorts: string): Letter[] {
    return split(shorts).map((short) => letterFrom(short, `${short}-${this.next()}`))
  }

  theme(title: string, nth: number): LyingTheme {
    const shown = nth === 0 ? title : `${title} ${nth}`
    return { id: `t${this.next()}`, card: `card ${shown}`, titles: [shown, `dos de ${shown}`], up: 0 }
  }

  column(text: string): Column {
    const [, title = '', depth = '5', one = '', two = ''] = /^([^:]*?)(?: x(\d))?: ([^/]*)(?:\/(.*))?$/.exec(text) ?? []
    const themes = Array.from({ length: Number(depth) }, (_, nth) => this.theme(title, nth))
    return { themes, letters: themes.length === 0 ? [[], []] : [this.letters(one), this.letters(two)] }
  }

  private next(): number {
    this.count += 1
    return this.count
  }
}

/** The table as a test wants it. */
export const stackedTable = (state: State, stack: Stack): State => {
  const printer = new Printer()
  const columns = [0, 1, 2, 3].map((nth) => printer.column(stack.columns[nth] ?? 'Rien x0: '))
  const hasHands = state.options.mode === 'classic' || state.options.mode === 'expert'
  const hands = state.seats.map((seat) => [seat, hasHands ? printer.letters(stack.hands?.[seat] ?? 'M M M') : []])
  const fifth = (stack.fifth ?? []).map((title) => printer.theme(title, 0))
  const stacked: State = { ...state, columns, fifth, hands: Object.fromEntries(hands), draw: [] }
  const { phase } = state
  const draw = printer.letters(stack.draw ?? 'D D D D D D D D D D D D')
  if ('turn' in phase && phase.turn.team !== undefined) {
    const packets = phase.turn.team.packets.map(({ holder }, nth) => ({
      holder,
      letters: printer.letters(stack.packets?.[nth] ?? 'M '.repeat(nth + 1)),
    }))
    return { ...stacked, draw, phase: { ...phase, turn: { ...phase.turn, team: { ...phase.turn.team, packets } } } }
  }
  return { ...stacked, draw: [...printer.letters(stack.turned ?? ''), ...draw] }
}

/** Cards in short among these, each once; one that is not there is made up. */
export const cardsFrom = (letters: readonly Letter[], shorts: string): string[] => {
  const left = [...letters]
  return split(shorts).map((short) => {
    const at = left.findIndex((letter) => shortOf(letter) === short)
    return at < 0 ? `${short}-99` : (left.splice(at, 1)[0]?.id ?? '')
  })
}
