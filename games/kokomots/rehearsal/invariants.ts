import type { Letter, State } from '../rules/state.ts'

type Theme = State['boxed'][number]
type Pile = State['won'][string]

const NONE: Pile = { letters: [], themes: [], marked: [] }
const pileOf = ({ won }: State, camp: string): Pile => won[camp] ?? NONE

/** What only the phase holds: packets, words that wait for the end of a team's timer, turned letters. */
const inPhase = ({ phase }: State): { readonly letters: readonly Letter[]; readonly themes: readonly Theme[] } => {
  const { packets = [], words = [] } = 'turn' in phase ? (phase.turn.team ?? {}) : {}
  const turned = 'round' in phase ? phase.round.turned : []
  return {
    letters: [...turned, ...[...packets, ...words].flatMap((each) => each.letters)],
    themes: words.map(({ theme }) => theme),
  }
}

const lettersIn = (state: State): Letter[] => [
  ...state.columns.flatMap(({ letters }) => letters.flat()),
  ...Object.values(state.hands).flat(),
  ...state.draw,
  ...state.discards,
  ...Object.values(state.won).flatMap(({ letters }) => letters),
  ...state.gone.letters,
  ...inPhase(state).letters,
]

const themesIn = (state: State): Theme[] => [
  ...state.columns.flatMap(({ themes }) => themes),
  ...state.fifth,
  ...state.boxed,
  ...Object.values(state.won).flatMap(({ themes, marked }) => [...themes, ...marked]),
  ...state.gone.themes,
  ...inPhase(state).themes,
]

/** Each once, and what is printed on it does not change; nobody before: as many as the box has. */
const miscounted = (what: string, now: readonly string[], before: readonly string[] | undefined, inBox: number) => {
  const there = new Set(now)
  if (there.size !== now.length) return `${now.length - there.size} ${what} are there twice`
  const lost = (before ?? []).filter((card) => !there.has(card))
  if (lost.length > 0) return `${what} lost: ${lost.join(' ')}`
  return now.length === inBox ? undefined : `${now.length} ${what}, not ${inBox}`
}

const letterFace = ({ id, letter, constraint }: Letter) => `${id}=${letter}${constraint ?? ''}`
const themeFace = ({ id, card }: Theme) => `${id}=${card}`

/** KOK-1, KOK-3: 110 letters and 30 themes, wherever they lie. */
const cardFault = (state: State, before: State | undefined): string | undefined =>
  miscounted('letters', lettersIn(state).map(letterFace), before && lettersIn(before).map(letterFace), 110) ??
  miscounted('themes', themesIn(state).map(themeFace), before && themesIn(before).map(themeFace), 30)

/** KOK-10, KOK-23, KOK-39: closed columns are bare, three of them end the game, hands are of three and only where there are any. */
const tableFault = ({ columns, hands, options, phase, seats }: State): string | undefined => {
  const closed = columns.filter(({ themes }) => themes.length === 0)
  if (closed.some(({ letters }) => letters.flat().length > 0)) return 'letters lie under a theme pile that is empty'
  const mayGoOn = phase.name === 'closing' || (options.mode === 'teams' && 'turn' in phase)
  if (closed.length >= 3 && phase.name !== 'over' && !mayGoOn) return `${closed.length} piles empty, and it goes on`
  if (closed.length < 3 && phase.name === 'over') return `over with ${closed.length} piles empty`
  const most = options.mode === 'classic' || options.mode === 'expert' ? 3 : 0
  const full = seats.find((seat) => (hands[seat]?.length ?? 0) > most)
  return full === undefined ? undefined : `${full} holds ${hands[full]?.length} letters`
}

/** KOK-24, KOK-27, card by card. */
const worth = ({ letters, themes, marked }: Pile): number =>
  letters.reduce((sum, { constraint }) => sum + (constraint ? 2 : 1), themes.length + 3 * marked.length)

/** KOK-7, KOK-31: a pile grows by the words that were told to stand, and shrinks by what was told to be paid: one or two each. */
const pileFault = (state: State, before: State, { id, seats }: State['camps'][number]): string | undefined => {
  const since = before.told.at(-1)?.nth ?? 0
  const told = state.told.filter((each) => each.nth > since && 'seat' in each && seats.includes(each.seat))
  const won = told.reduce((sum, each) => sum + (each.type === 'word-stood' ? each.points : 0), 0)
  const paid = told.filter(({ type }) => type === 'paid').length
  const due = worth(pileOf(before, id)) + won
  const has = worth(pileOf(state, id))
  return has >= due - 2 * paid && has <= due - paid ? undefined : `${id} has ${has} points, not ${due - paid}`
}

/** KOK-37: a team's pile grows when its timer is over, by letters, and by three themes for three words. */
const teamFault = (state: State, before: State, { id }: State['camps'][number]): string | undefined => {
  const { last } = state
  const words = last !== undefined && last.turn !== before.last?.turn && last.camp === id ? last.words : []
  const letters = words.flatMap((word) => word.letters)
  const gained = worth({ letters, themes: words.length === 3 ? words.map(({ theme }) => theme) : [], marked: [] })
  const due = worth(pileOf(before, id)) + gained
  const has = worth(pileOf(state, id))
  return has === due ? undefined : `${id} has ${has} points, not ${due}`
}

const scoreFault = (state: State, before: State | undefined): string | undefined => {
  const fault = state.options.mode === 'teams' ? teamFault : pileFault
  if (before !== undefined) return state.camps.flatMap((camp) => fault(state, before, camp) ?? [])[0]
  return state.camps.some(({ id }) => worth(pileOf(state, id)) > 0) ? 'points before the first word' : undefined
}

/** Nothing before: the set-up. */
export const kokomotsFault = (state: State, before: State | undefined): string | undefined =>
  cardFault(state, before) ?? tableFault(state) ?? scoreFault(state, before)
