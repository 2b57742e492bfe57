import { type BotLevel, type Instant, type Refusal, type Result, type SeatId, seededChance } from '@tablee/kernel'
import { isJoker, isTrash, lettersOf, printedOn, type State, type View, type WordOutWorld, wordOut } from '../game.ts'

/** A level, or an expert that does what comes to mind at once. */
export type Player = BotLevel | 'sharp at once'

/** What one game of bots came to. */
export interface Played {
  readonly state: State
  readonly turns: number
  /** Turns in which some card of the hand could be laid on some row. */
  readonly able: number
  /** Rows with letters at the beginning of each turn, and those of them that few common words go on from. */
  readonly held: number
  readonly dead: number
  /** Turns that begin with more than one such row. */
  readonly clogged: number
  readonly announced: number
  readonly countered: number
  /** Milliseconds of the processor's time that each decision took, and whose. */
  readonly thoughts: readonly { readonly player: Player; readonly took: number }[]
  /** Milliseconds of the table's time. */
  readonly lasted: number
}

const isAble = ({ phase, hands, rows }: State, { isBeginning }: WordOutWorld): boolean => {
  const hand = phase.name === 'over' ? undefined : hands[phase.seat]
  return rows.map(lettersOf).some((letters) =>
    hand?.some((card) => {
      if (isTrash(card)) return letters !== ''
      return isJoker(card) || isBeginning(letters + printedOn(card))
    }),
  )
}

/** A beginning that fewer common words go on from is a dead end for people. */
const FEW = 10

const deadIn = ({ rows }: State, { common, commonness }: WordOutWorld): number =>
  rows.map(lettersOf).filter((letters) => {
    const own = commonness(letters)
    return letters !== '' && common(letters, 'known') - (own === undefined || own === 'rare' ? 0 : 1) < FEW
  }).length

const must = <T>(result: Result<T, Refusal>): T => {
  if (!result.isOk) throw new Error(`refused: ${result.refusal.rule} ${result.refusal.code}`)
  return result.value
}

/** Who acts next: whoever has the hand, or the first clockwise who has not answered a word. */
const nextToAct = ({ phase, seats }: State): SeatId | undefined => {
  if (phase.name === 'over') return undefined
  if (phase.name !== 'counter') return phase.seat
  const from = seats.indexOf(phase.seat)
  return [...seats.slice(from + 1), ...seats.slice(0, from)].find((seat) => phase.answers[seat] === undefined)
}

const thought = (player: Player, view: View, seat: SeatId, seed: string, world: WordOutWorld) => {
  const chance = (about: string) => seededChance(`${seed}:${seat}:${about}`)
  const tools = { level: player === 'sharp at once' ? 'sharp' : player, chance, ...world }
  const next = wordOut.bot(view, seat, tools)
  if (next === undefined || !next.isWorthAThought || player === 'sharp at once') return next
  return { ...next, move: wordOut.think?.(view, seat, tools) ?? next.move }
}

/** A whole game of bots, straight through the game's own machine; `dealt` may change what it starts from. */
export const playGame = (
  players: readonly Player[],
  seed: string,
  world: WordOutWorld,
  dealt = (state: State): State => state,
): Played => {
  const seats = players.map((_, nth) => `s${nth + 1}` as SeatId)
  const everybody = new Set(seats)
  let now = 0
  let decisions = 0
  const tools = () => ({
    now: now as Instant,
    chance: seededChance(`${seed}:${decisions}`),
    present: everybody,
    bots: everybody,
    unhurried: new Set<SeatId>(),
    timesSeen: () => 0,
    ...world,
  })
  const count = { turns: 0, able: 0, held: 0, dead: 0, clogged: 0, announced: 0, countered: 0 }
  const thoughts: { player: Player; took: number }[] = []
  const set = must(wordOut.setup(wordOut.defaults, { seats, teams: {} }, tools()))
  let state = dealt(set.reduce<State | undefined>(wordOut.evolve, undefined) as State)
  for (let seat = nextToAct(state); seat !== undefined; seat = nextToAct(state)) {
    const { name } = state.phase
    if (name === 'turn') {
      count.turns += 1
      if (isAble(state, world)) count.able += 1
      const dead = deadIn(state, world)
      count.held += state.rows.filter(({ length }) => length > 0).length
      count.dead += dead
      if (dead > 1) count.clogged += 1
    }
    const player = players[seats.indexOf(seat)] ?? 'steady'
    const view = wordOut.view(state, { kind: 'seat', seat }, { present: everybody, isPaused: false })
    const began = process.cpuUsage()
    const next = thought(player, view, seat, seed, world)
    const { user, system } = process.cpuUsage(began)
    thoughts.push({ player, took: (user + system) / 1000 })
    if (next === undefined) throw new Error(`${seed}: nobody goes on in ${name}`)
    now += next.after
    decisions += 1
    const events = must(wordOut.decide(state, next.move, { kind: 'seat', seat }, tools()))
    const types = events.map(({ type }) => type)
    const isCounter = name === 'counter' && types.includes('laid')
    const isSure = types.includes('banked') && (isCounter || name !== 'counter')
    if (isCounter) count.countered += 1
    if (isSure || types.includes('announced')) count.announced += 1
    state = events.reduce<State>(wordOut.evolve, state)
  }
  return { state, thoughts, lasted: now, ...count }
}
