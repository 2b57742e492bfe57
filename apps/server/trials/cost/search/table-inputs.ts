import {
  type Asker,
  type Decision,
  type SeatId,
  type Shelf,
  seededChance,
  type TableMove,
  type TableState,
  type TableView,
  tableMachine,
} from '@tablee/kernel'
import { readFromClient } from '@tablee/protocol'
import { vocabularyOf } from '../../hostile/generate.ts'
import { GAME_IDS, validMessage } from '../../hostile/messages.ts'
import type { Checkout, Recorded, Virtual } from '../logs.ts'
import type { Genes, Input, InputFamily } from './hill-climb.ts'

/** Scripts: some take longer to fold, clean or compare than others. */
const ALPHABETS = ['a', 'é', 'e\u0301', '語', '👩‍👧 ', 'l’', 'ab, ', 'Œ-', '\u00a0a', 'azertyuiop qsdfg ', 'İ', '..']

/** Fields that people type, and the most characters of each. */
const TYPED: Readonly<Record<string, number>> = { text: 300, wording: 300, word: 80, name: 400 }

const typed = (field: string, { alphabet, fill }: Genes, salt: number): string => {
  const longest = Math.max(1, Math.round(((TYPED[field] as number) * (fill as number)) / 100))
  const sign = ALPHABETS[(alphabet as number) % ALPHABETS.length] as string
  return `${salt} ${sign.repeat(Math.ceil(longest / sign.length))}`.slice(0, longest)
}

/** The same message with typed fields as long as the genes say. */
const filledIn = (value: unknown, genes: Genes, salt: number): unknown => {
  if (Array.isArray(value)) return value.map((each, nth) => filledIn(each, genes, salt + nth))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, part]) => [
      field,
      field in TYPED && typeof part === 'string' ? typed(field, genes, salt) : filledIn(part, genes, salt),
    ]),
  )
}

interface Desk {
  readonly desk?: { readonly lines: readonly { readonly from: readonly string[] }[] }
}

/** An arranged desk has every source once, which chance alone hardly finds. */
const withSources = (message: object, view: TableView): object => {
  const { move } = message as { readonly move?: { readonly type: string; readonly move?: { readonly type: string } } }
  const lines = (view.play?.view as Desk | undefined)?.desk?.lines
  if (move?.move?.type !== 'arrange' || lines === undefined) return message
  const wanted = lines.map(({ from }) => ({ from, wording: 'x' }))
  return { ...message, move: { type: 'play', move: { type: 'arrange', lines: wanted } } }
}

/** The shelf when the input was found: the same genes give the same input after a game has joined it. */
const firstGames = (count: number | undefined) => GAME_IDS.slice(0, count)

const personAt = (nth: number): string => `P${nth}`

/** Plays that many random moves by random players. */
const playSome = (table: Virtual, game: string, { people, steps, luck, games }: Genes): void => {
  const chance = seededChance(`play ${luck}`)
  for (let step = 0; step < (steps as number); step++) {
    const name = personAt(chance.below(people as number))
    const message = validMessage(game, chance, vocabularyOf(table.seenBy(name)), firstGames(games)) as {
      type: string
      move?: TableMove
    }
    if (message.type === 'move' && message.move?.type === 'play') table.askAs(name, message.move)
    if (chance.below(4) === 0) table.tick()
  }
}

/** A table as the genes describe it: some people and bots, somewhere in a game. */
export const tableOf = ({ VirtualTable, shelf }: Checkout, game: string, genes: Genes, at?: number) => {
  const decisions: Decision[] = []
  const table = new VirtualTable(shelf, `cost ${genes.luck}`, (decision) => decisions.push(decision))
  if (at !== undefined) table.now = at
  const people = Array.from({ length: genes.people as number }, (_, nth) => personAt(nth))
  for (const name of people) table.askAs(name, { type: 'sit', name })
  table.askAs('P0', { type: 'choose', game })
  for (let nth = 0; nth < (genes.bots as number); nth++) table.askAs('P0', { type: 'bot', level: 'steady' })
  table.askAs('P0', { type: 'start' })
  playSome(table, game, genes)
  const recorded: Recorded = { people, decisions }
  return { table, recorded }
}

/** The frame that the genes describe, and its sender. */
export const frameOf = (table: Virtual, game: string, genes: Genes) => {
  const name = personAt((genes.seat as number) % (genes.people as number))
  const view = table.seenBy(name)
  const message = validMessage(game, seededChance(`say ${genes.say}`), vocabularyOf(view), firstGames(genes.games))
  return { name, message: withSources(message, view), textOf: (salt: number) => filled(message, view, genes, salt) }
}

const filled = (message: object, view: TableView, genes: Genes, salt: number): string =>
  JSON.stringify(filledIn(withSources(message, view), genes, salt))

const labelOf = (message: object, game: string): string => {
  const { type, move } = message as { type: string; move?: { type: string; move?: { type?: string } | null } }
  const inner = move?.type === 'play' || move?.type === 'call-time' ? ` ${move.move?.type}` : ''
  return `${type === 'move' ? `${move?.type}${inner}` : type} at ${game}`
}

type Machine = ReturnType<typeof tableMachine>

/** All that a table does with one frame: parse, decide, write, show the views, compute what is due. */
const serve = (machine: Machine, state: TableState, text: string, by: Asker, now: number): void => {
  const message = readFromClient(text)
  const people = new Set(state.seats.flatMap(({ id, holder }) => (holder.kind === 'person' ? [id] : [])))
  const presence = { people, onlookers: 1, screens: 0 }
  const show = (seen: TableState) => {
    for (const seat of people) JSON.stringify(machine.view(seen, { kind: 'seat', seat }, presence))
    JSON.stringify(machine.view(seen, { kind: 'onlooker' }, presence))
  }
  // A second hello is refused unread, and a replay is an attack of its own.
  if (message?.type !== 'move') return
  const tools = { people, now, entropy: () => 'cost' } as never
  const decided = machine.decide(state, message.move as TableMove, by, tools)
  if (!decided.isOk || decided.value.length === 0) return
  const decision = {
    id: 'x',
    at: now,
    by,
    moveId: 'x',
    move: message.move,
    events: decided.value,
  } as unknown as Decision
  JSON.stringify(decision)
  const next = machine.evolve(state, decision)
  show(next)
  machine.dues(next, { people })
}

const inputOf = (table: Virtual, shelf: Shelf, game: string, genes: Genes): Input | undefined => {
  const { name, message, textOf } = frameOf(table, game, genes)
  const machine = tableMachine(shelf)
  const state = table.state as unknown as TableState
  const seat = table.seatOf(name)
  if (seat === undefined) return undefined
  const by: Asker = { kind: 'seat', seat: seat as SeatId }
  const bytes = Buffer.byteLength(textOf(0))
  // What does not fit into a frame is never read.
  if (bytes > 8192) return undefined
  const { now } = table
  return { bytes, label: labelOf(message, game), work: (nth) => serve(machine, state, textOf(nth % 10), by, now) }
}

const REMEMBERED = 50

/** A message to a table of that game, in any phase. */
export const tableInputs = (checkout: Checkout, game: string): InputFamily => {
  const tables = new Map<string, Virtual>()
  return {
    name: `table ${game}`,
    genes: {
      people: [1, 6],
      bots: [0, 6],
      steps: [0, 120],
      luck: [0, 30],
      seat: [0, 5],
      say: [0, 5000],
      alphabet: [0, ALPHABETS.length - 1],
      fill: [1, 100],
      games: [GAME_IDS.length, GAME_IDS.length],
    },
    make: (genes) => {
      const key = JSON.stringify([genes.people, genes.bots, genes.steps, genes.luck])
      if (tables.size > REMEMBERED) tables.clear()
      const table = tables.get(key) ?? tableOf(checkout, game, genes).table
      tables.set(key, table)
      return inputOf(table, checkout.shelf, game, genes)
    },
  }
}

/** A rename: the cost of an ordinary frame. */
export const ordinary = (checkout: Checkout): Input => {
  const genes = { people: 4, bots: 0, steps: 0, luck: 0, seat: 1, say: 0, alphabet: 0, fill: 4, games: GAME_IDS.length }
  const { table } = tableOf(checkout, GAME_IDS[0] ?? '', genes)
  const machine = tableMachine(checkout.shelf)
  const by: Asker = { kind: 'seat', seat: table.seatOf('P1') as SeatId }
  const textOf = (nth: number) =>
    JSON.stringify({ type: 'move', id: 'm1', move: { type: 'rename', name: `Lea ${nth}` } })
  const { now } = table
  const work = (nth: number) => serve(machine, table.state as unknown as TableState, textOf(nth), by, now)
  return { bytes: textOf(1000).length, label: 'rename', work }
}
