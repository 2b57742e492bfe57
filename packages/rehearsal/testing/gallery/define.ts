import type { Refusal } from '@tablee/kernel'
import type { GallerySeat, GallerySetup, PlayedTable } from './played-table.ts'

/** A moment of a game, and whose screens it is looked at on. */
export interface GalleryState<State = unknown, View = unknown, Move = unknown> {
  /** In words, in the language of the code: « vote open ». Unique in its game; the address has it. */
  readonly name: string
  readonly setup: GallerySetup
  /** From the start of the game to the moment that is shown. */
  readonly play: (table: PlayedTable<State, View, Move>) => void
  /** Overrides `Gallery.roles`. */
  readonly roles?: (table: PlayedTable<State, View, Move>) => Roles
  /** Buttons that are pressed on each phone, by their French labels: what they open is the screen that is shown. */
  readonly press?: readonly string[]
  /** What the table answers to the last of them, asked after whatever happened meanwhile. */
  readonly refusal?: (table: PlayedTable<State, View, Move>) => Refusal
  /** Every device at the table has lost its connection. */
  readonly isLost?: true
  /** Shown on one device that goes around as well. */
  readonly isAround?: true
  /** Neither the shared screen nor a spectator: both show what they show in another state. */
  readonly isForPhones?: true
}

/** Names of players by what they are to the moment: « judge », « waiting ». Each has a phone in the gallery; one that has no name has none. */
type Roles = Readonly<Record<string, string | undefined>>

/** A fault that stays as it is, with the reason. One that nothing needs any longer fails the test. */
export type GalleryException = {
  readonly selector: string
  readonly why: string
  /** Only in states whose name has this in it. */
  readonly in?: string
} & (
  | {
      readonly check: 'target too small' | 'covered'
      /** A target, or the part of it that can be touched, of at least this width and height in CSS pixels. */
      readonly least: readonly [width: number, height: number]
    }
  | { readonly check: 'page wider than the screen' | 'text cut' | 'out of reach' | 'shared screen scrolls' }
)

/** The screens of a game to look at: reached by its rules, so that they can't show what the game never does. */
export interface Gallery<State = unknown, View = unknown, Move = unknown> {
  readonly game: string
  readonly roles: (table: PlayedTable<State, View, Move>) => Roles
  readonly states: readonly GalleryState<State, View, Move>[]
  /** The phase of a view; a unit test compares the phases of the states with those that play reaches. */
  readonly phaseOf: (view: View) => string
  readonly exceptions?: readonly GalleryException[]
}

/** Checks a gallery against its game's own types. The only cast between the two is here. */
export const defineGallery = <State, View, Move>(gallery: Gallery<State, View, Move>): Gallery =>
  gallery as unknown as Gallery

const NAMES = 'Ana Bob Cléo Dodo Émile Fatou Gaspard Hélène Ismaël Jeanne Karim Léontine'.split(' ')

/** Milliseconds after the start at which each part of an intro is shown (ALL-11). */
const INTRO_PARTS = { goal: 2_000, phone: 6_000, 'who begins': 10_000 } as const

/** Before the game: the lobby for host, guest, newcomer and shared screen; the form of the options; and the intro. */
export const lobbyOf = <State, View, Move>(
  box: string,
  setup: GallerySetup & { readonly seats: readonly GallerySeat[] },
): GalleryState<State, View, Move>[] => {
  const inLobby = { setup: { ...setup, isInLobby: true as const }, play: () => {} }
  const roles = () => ({ host: setup.seats[0]?.name, guest: setup.seats[1]?.name })
  return [
    { name: `${box}: lobby`, ...inLobby, roles },
    { name: `${box}: options`, ...inLobby, roles, press: ['Toutes les options'], isForPhones: true },
    ...Object.entries(INTRO_PARTS).map(([part, after]) => ({
      name: `${box}: intro, ${part}`,
      setup: inLobby.setup,
      play: (table: PlayedTable<State, View, Move>) =>
        void table.ask(setup.seats[0]?.name ?? '', { type: 'start', intro: box }).wait(after),
      roles,
    })),
  ]
}

/** « 3 » → Ana, Bob, Cléo. */
export const people = (count: number): GallerySeat[] => NAMES.slice(0, count).map((name) => ({ name }))

/** Names as long as a table takes them. */
export const LONG_NAMES: readonly GallerySeat[] = [
  { name: 'Marie-Antoinette-Josèphe' },
  { name: 'Wilhelmine von Hohenberg' },
]

/** Players in turns into these teams, the first of each its captain. */
export const inTeams = (seats: readonly GallerySeat[], ...teams: readonly string[]): GallerySeat[] =>
  seats.map((seat, nth) => ({
    ...seat,
    team: teams[nth % teams.length] ?? '',
    ...(nth < teams.length ? { isCaptain: true } : {}),
  }))
