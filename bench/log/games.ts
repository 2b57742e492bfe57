import type { GameShelf } from '@tablee/game-kit/make-shelf.ts'
import type { BotLevel, Decision, Instant, ServerTime } from '@tablee/kernel'
import { rehearse } from '../../packages/rehearsal/src/simulate.ts'

const PLAYERS = 4
const LEVELS: readonly BotLevel[] = Array(PLAYERS).fill('steady')
/** While a game runs, a beat is written at least this often (packages/host/src/time.ts). */
const BEAT = 5000
/** A current time, so that timestamps have a realistic number of digits. */
const TODAY = 1_790_000_000_000

/** Complete games of one variant, with everything that a server would write. */
export interface Played {
  readonly name: string
  readonly players: number
  readonly games: readonly (readonly Decision[])[]
  /** Duration of all games, in the table's own time. */
  readonly minutes: number
  /** Number of moves, without beats. */
  readonly moves: number
}

let ids = 0
const asServersWrite = (decision: Decision): Decision => ({
  ...decision,
  id: String(ids++).padStart(32, '0'),
  at: (TODAY + decision.at) as ServerTime,
})

const beatAt = (at: number): Decision => {
  const clock = { elapsed: at as Instant, since: (TODAY + at) as ServerTime }
  const decision = { id: '', at: at as ServerTime, by: { kind: 'clock' }, move: { type: 'beat' } } as const
  return asServersWrite({ ...decision, events: [{ type: 'clock-set', clock }] })
}

/** Adds the beats that a real clock writes between the moves. */
const withBeats = (decisions: readonly Decision[]): Decision[] => {
  let last = 0
  return decisions.flatMap((decision) => {
    const quiet = Math.floor((decision.at - last) / BEAT)
    const beats = Array.from({ length: quiet }, (_, nth) => beatAt(last + (nth + 1) * BEAT))
    last = decision.at
    return [...beats, asServersWrite(decision)]
  })
}

type Variant = { readonly name: string; options(players: number): unknown } | undefined

const playVariant = async (game: string, variant: Variant, count: number, shelf: GameShelf): Promise<Played> => {
  const games: Decision[][] = []
  let minutes = 0
  let moves = 0
  for (let nth = 0; nth < count; nth++) {
    const decisions: Decision[] = []
    const options = variant && { options: variant.options(PLAYERS) }
    const done = await rehearse({ game, ...options, levels: LEVELS, seed: `log ${nth}` }, shelf, (decision) =>
      decisions.push(decision),
    )
    minutes += done.milliseconds / 60_000
    moves += decisions.length
    games.push(withBeats(decisions))
  }
  return { name: variant ? `${game} ${variant.name}` : game, players: PLAYERS, games, minutes, moves }
}

/** Bots play every variant of every game; their pauses are those of people who need not think for long. */
export const playAll = async (count: number, shelf: GameShelf): Promise<Played[]> => {
  const played: Played[] = []
  for (const [id, { game }] of shelf) {
    const { variants = [undefined] } = (await game.rehearsal?.()) ?? {}
    for (const variant of variants) played.push(await playVariant(id, variant, count, shelf))
  }
  return played
}
