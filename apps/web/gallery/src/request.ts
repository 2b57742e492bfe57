export const LIGHTS = ['light', 'dark'] as const
export const TEXTS = ['100', '130'] as const
export const LANGUAGES = ['fr', 'en'] as const

/** Phones, and the screen that a table's one unit of length was made for. */
export const SIZES = {
  '360x640': [360, 640],
  '390x844': [390, 844],
  '1920x1080': [1920, 1080],
} as const
export type Size = keyof typeof SIZES
const PHONE_SIZES = ['360x640', '390x844'] as const satisfies readonly Size[]
const WALL_SIZES = ['1920x1080'] as const satisfies readonly Size[]

/** Who looks: a role of the state, or one of these. */
export const STAGE = 'stage'
export const SPECTATOR = 'spectator'
export const AROUND = 'around'
/** Somebody who has opened the table's link, and has no seat yet. */
export const NEWCOMER = 'newcomer'

/** One screen of the gallery; the address of its page has the same names. */
export interface Request {
  readonly game: string
  readonly state: string
  readonly as: string
  readonly light: (typeof LIGHTS)[number]
  readonly text: (typeof TEXTS)[number]
  readonly language: (typeof LANGUAGES)[number]
}

const oneOf = <T extends string>(all: readonly [T, ...T[]], raw: string | null): T =>
  all.find((each) => each === raw) ?? all[0]

/** « ?game=…&state=…&as=stage&light=dark&text=130&language=en » */
export const readRequest = (query: URLSearchParams): Request => ({
  game: query.get('game') ?? '',
  state: query.get('state') ?? '',
  as: query.get('as') ?? '',
  light: oneOf(LIGHTS, query.get('light')),
  text: oneOf(TEXTS, query.get('text')),
  language: oneOf(LANGUAGES, query.get('language')),
})

export const sizesFor = (as: string): readonly Size[] => (as === STAGE ? WALL_SIZES : PHONE_SIZES)
