import { existsSync } from 'node:fs'
import type { GameClient } from '@tablee/ui/client.ts'
import type { BoxWalk, CardsWalk, DeckWalk, GameWalk } from './game-walk.ts'
import { BOXES, type Box, CLIENTS } from './shelf.ts'

const load = async (game: string): Promise<GameWalk | undefined> => {
  const file = new URL(`../games/${game}/test/browser/walk.ts`, import.meta.url)
  if (!existsSync(file)) return undefined
  const { walk }: { walk: GameWalk } = await import(file.href)
  return walk
}

const walks = new Map<string, GameWalk>()
for (const { game } of CLIENTS) {
  const walk = await load(game)
  if (walk !== undefined) walks.set(game, walk)
}

const left = CLIENTS.filter(({ game }) => !walks.has(game)).map(({ game }) => game)
if (left.length > 0) console.warn(`No test/browser/walk.ts: the shared browser tests leave out ${left.join(', ')}`)

/** Every box that brings a walk, in the order of the shelf. */
export const WALKED: readonly (Box & { readonly walk: BoxWalk })[] = BOXES.flatMap((box) => {
  const walk = walks.get(box.client.game)?.boxes[box.id]
  return walk === undefined ? [] : [{ ...box, walk }]
})

export const walkOf = (box: string): BoxWalk => WALKED.find(({ id }) => id === box)?.walk ?? {}

const found = <T>(what: string, value: T | undefined): T => {
  if (value === undefined) throw new Error(`no game on the shelf brings ${what}`)
  return value
}

/** The box that is played where any would do: its cards tell whether a game is still the same. */
export const SAMPLE: Box & { readonly cards: CardsWalk } = found(
  'cards',
  WALKED.flatMap(({ walk: { cards }, ...box }) => (cards ? [{ ...box, cards }] : []))[0],
)

/** A box of another game. */
export const OTHER: Box = found(
  'another walk',
  WALKED.findLast(({ client }) => client !== SAMPLE.client),
)

/** The games of which a deck can be written. */
export const DECKS: readonly (DeckWalk & { readonly client: GameClient })[] = CLIENTS.flatMap((client) => {
  const deck = walks.get(client.game)?.deck
  return deck ? [{ ...deck, client }] : []
})

/** The one that is written where any would do. */
export const SAMPLE_DECK = found('a deck', DECKS[0])

/** That of another game. */
export const OTHER_DECK = found('another deck', DECKS.slice(1).at(-1))

/** One of plain lines. */
export const PLAIN_DECK = found(
  'a deck of plain lines',
  DECKS.flatMap(({ plain, ...deck }) => (plain ? [{ ...deck, plain }] : []))[0],
)

/** The first box of the game. */
export const boxOf = (client: GameClient): Box =>
  found(
    'a box',
    BOXES.find((box) => box.client === client),
  )
