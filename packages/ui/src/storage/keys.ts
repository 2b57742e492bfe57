/** The name of a text in localStorage or sessionStorage. Only this file makes keys, so that no two texts share one. */
export type StorageKey = `tablee.${string}` & { readonly declared: true }

const key = (name: string) => `tablee.${name}` as StorageKey

/** Every text that this device keeps. public/theme.js reads `theme`, `text` and `motion` before the first paint. */
export const KEYS = {
  language: key('language'),
  theme: key('theme'),
  textSize: key('text'),
  motion: key('motion'),
  pace: key('pace'),
  intros: key('intros'),
  sound: key('sound'),
  volume: key('volume'),
  music: key('music'),
  vibrations: key('vibrations'),
  readAloud: key('voice'),
  /** The player was told that the browser may send the voice to its maker. */
  speechConsent: key('speech-consent'),

  name: key('name'),
  /** The secret by which this device holds a seat, and the one that a personal link replaced. */
  seat: (code: string) => key(`seat.${code}`),
  seatBefore: (code: string) => key(`seat.${code}.before`),
  /** Identifies this device to a table even after its secret changed. */
  mark: (code: string) => key(`mark.${code}`),
  lastTable: key('table'),

  boxesKnown: key('known'),
  soloBots: (box: string) => key(`solo.${box}.bots`),
  soloOptions: (box: string) => key(`solo.${box}.options`),
  soloLevel: key('solo.level'),
  unfinished: key('unfinished'),
  gathered: key('gathered'),
  secretsAround: (code: string) => key(`around.${code}`),
  turnsToPlayer: key('turns'),

  openCompanion: key('box'),
  ledger: (box: string) => key(`box.${box}`),
  ledgerTimer: (box: string) => key(`box.${box}.timer`),
  ledgerCard: (box: string) => key(`box.${box}.card`),

  /** Decks that the database has not acknowledged yet. */
  decksUnsaved: key('decks.left'),
  /** Ids of the decks of an http address that were saved as files before the move to https. */
  decksSavedAsFile: key('decks.saved'),

  /** A text of a game's own, by the game's id. */
  ofGame: (game: string, name: string) => key(`${game}.${name}`),
} as const

/** Written by versions before this one, with what became of it. */
export const LEGACY_KEYS = {
  /** Was « known » as well as « on » and « off »: two features shared one name. */
  consentInReadAloud: { key: KEYS.readAloud, value: 'known' },
  /** Marked a game that its page had paused when it was hidden. */
  unseenPrefix: key('unseen.'),
} as const
