import { isJoker, isTrash, lettersOf, printedOn, type State, type WordOutWorld, wordOut } from '@tablee/games/word-out'
import { type BotLevel, type Instant, type Refusal, type Result, type SeatId, seededChance } from '@tablee/kernel'

/** What one game of bots came to. */
export interface Played {
  readonly state: State
  readonly turns: number
  /** Turns in which some card of the hand could be laid on some row. */
  readonly able: number
  readonly announced: number
  readonly countered: number
  /** Milliseconds of the processor's time that each decision took, and by which level. */
  readonly thoughts: readonly { readonly level: BotLevel; readonly took: number }[]
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

/** A whole game of bots, straight through the game's own machine. */
export const playGame = (levels: readonly BotLevel[], seed: string, world: WordOutWorld): Played => {
  const seats = levels.map((_, nth) => `s${nth + 1}` as SeatId)
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
  const count = { turns: 0, able: 0, announced: 0, countered: 0 }
  const thoughts: { level: BotLevel; took: number }[] = []
  const set = must(wordOut.setup(wordOut.defaults, { seats, teams: {} }, tools()))
  let state = set.reduce<State | undefined>(wordOut.evolve, undefined) as State
  for (let seat = nextToAct(state); seat !== undefined; seat = nextToAct(state)) {
    const { name } = state.phase
    if (name === 'turn') {
      count.turns += 1
      if (isAble(state, world)) count.able += 1
    }
    const level = levels[seats.indexOf(seat)] ?? 'steady'
    const view = wordOut.view(state, { kind: 'seat', seat }, { present: everybody, isPaused: false })
    const began = process.cpuUsage()
    const chance = (about: string) => seededChance(`${seed}:${seat}:${about}`)
    const next = wordOut.bot(view, seat, { level, chance, ...world })
    const { user, system } = process.cpuUsage(began)
    thoughts.push({ level, took: (user + system) / 1000 })
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
