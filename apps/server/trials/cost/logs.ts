import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Decision, Shelf, TableMove, TableView } from '@tablee/kernel'
import type { Row, writeLogFile } from '@tablee/log/sqlite'
import { CODE_SIGNS } from '@tablee/protocol'
import { keyOf } from '../../src/http/callers.ts'
import { secretOf } from '../../testing/test-client.ts'
import { type Arranged, WRITING } from '../writing-game.ts'

/** The parts of rehearsal's virtual table that are used here. */
export interface Virtual {
  now: number
  readonly state: { readonly play?: { readonly state: unknown; readonly outcome?: unknown } | undefined }
  askAs(name: string, move: TableMove): { readonly code: string } | undefined
  tick(): boolean
  seatOf(name: string): string | undefined
  seenBy(name: string): TableView
}

export interface Checkout {
  readonly VirtualTable: new (shelf: Shelf, seed: string, onDecision: (decision: Decision) => void) => Virtual
  readonly shelf: Shelf
  readonly writeLogFile: typeof writeLogFile
}

const opened = new Map<string, Promise<Checkout>>()

/** Loads the code of that checkout: what it writes it can read, whatever the version. */
export const checkoutAt = (dir: string): Promise<Checkout> => {
  const from = async (path: string) => await import(pathToFileURL(join(dir, path)).href)
  const open = async (): Promise<Checkout> => {
    const [{ VirtualTable }, { loadShelf }, { writeLogFile }] = await Promise.all([
      from('packages/rehearsal/src/virtual-table.ts'),
      from('packages/rehearsal/src/load.ts'),
      // The second path is that of older checkouts.
      from('packages/log/src/sqlite/log.ts').catch(() => from('packages/log/src/sqlite.ts')),
    ])
    return { VirtualTable, shelf: await loadShelf(), writeLogFile }
  }
  const found = opened.get(dir) ?? open()
  opened.set(dir, found)
  return found
}

/** The decisions of a table as texts: recorded once, written for many tables. */
export interface Recorded {
  /** Names of the players; a device connects by name. */
  readonly people: readonly string[]
  readonly decisions: readonly Decision[]
}

/** Three bytes each, but one letter for a limit that counts letters. */
const LONGEST = '語'.repeat(298)

/** A move that rewrites all texts, if the state lets its host do that; `nth` makes each wording different. */
const arrangedIn = (state: unknown, nth: number): Arranged | undefined =>
  WRITING.arranged(state, (line) => `${nth % 10}${line}${LONGEST}`)

/** A decision that rewrites all texts, as the previous version wrote it: with each text twice. */
const arranged = (nth: number, seat: string, after: Decision, { move, events }: Arranged): Decision => {
  const last = after.events.find((event) => event.type === 'played')
  const at = last?.type === 'played' ? last.at : 0
  const by = { kind: 'seat', seat } as const
  const played = { type: 'played', by, move, events, at }
  return { id: `x${nth}`, at: after.at, by, moveId: `x${nth}`, move: { type: 'play', move }, events: [played] } as never
}

const HOUR = 3_600_000
const BOTS = 5

/** Starts the clock so that everything lies before that time. */
const begin = ({ VirtualTable, shelf }: Checkout, at: number, decisions: Decision[]): Virtual => {
  const table = new VirtualTable(shelf, 'cost', (decision) => decisions.push(decision))
  table.now = at - 5 * HOUR
  return table
}

/** A game whose host rewrote the texts of all that many times; stops there, or plays to the end. */
export const recordLongGame = async (
  dir: string,
  { touches, isToTheEnd, at }: { readonly touches: number; readonly isToTheEnd: boolean; readonly at: number },
): Promise<Recorded> => {
  const decisions: Decision[] = []
  const table = begin(await checkoutAt(dir), at, decisions)
  const must = (refused: { readonly code: string } | undefined) => {
    if (refused !== undefined) throw new Error(`not recorded: ${refused.code}`)
  }
  must(table.askAs('Lea', { type: 'sit', name: 'Lea' }))
  must(table.askAs('Lea', { type: 'choose', game: WRITING.game }))
  for (let bots = 0; bots < BOTS; bots++) must(table.askAs('Lea', { type: 'bot', level: 'steady' }))
  must(table.askAs('Lea', { type: 'start' }))
  for (const move of WRITING.toWriting) must(table.askAs('Lea', { type: 'play', move }))
  while (arrangedIn(table.state.play?.state, 0) === undefined && table.tick());
  const { state } = table.state.play ?? {}
  const last = decisions.at(-1)
  for (let nth = 0; nth < touches; nth++) {
    const arrangement = arrangedIn(state, nth)
    if (arrangement === undefined || last === undefined) throw new Error('no texts to rewrite')
    decisions.push(arranged(nth, 's1', last, arrangement))
  }
  while (isToTheEnd && table.state.play?.outcome === undefined && table.tick());
  if (isToTheEnd && table.state.play?.outcome === undefined) throw new Error('the game did not end')
  return { people: ['Lea'], decisions }
}

/** A table where somebody changed their name that many times. */
export const recordRenames = async (dir: string, count: number, at: number): Promise<Recorded> => {
  const decisions: Decision[] = []
  const table = begin(await checkoutAt(dir), at, decisions)
  table.askAs('Lea', { type: 'sit', name: 'Lea' })
  const last = decisions.at(-1) as Decision
  for (let nth = decisions.length; nth < count; nth++) {
    const name = `Lea ${nth}`
    const by = { kind: 'seat', seat: 's1' }
    const move = { type: 'rename', name }
    decisions.push({
      id: `x${nth}`,
      at: last.at,
      by,
      moveId: `x${nth}`,
      move,
      events: [{ type: 'renamed', seat: 's1', name }],
    } as never)
  }
  return { people: ['Lea'], decisions }
}

export interface Laid {
  readonly code: string
  readonly recorded: Recorded
}

/** The device name of a person at a recorded table. */
export const deviceName = (code: string, person: string): string => `${code} ${person}`

const PAGE = 200

async function* rowsOf(tables: readonly Laid[]): AsyncIterable<readonly Row[]> {
  for (const { code, recorded } of tables) {
    const keys = recorded.people.map((name) => [`key of ${name}`, keyOf(secretOf(deviceName(code, name)))] as const)
    const rowOf = (decision: Decision, version: number): Row => {
      let text = JSON.stringify(decision)
      for (const [name, key] of keys) if (text.includes(name)) text = text.replaceAll(name, key)
      return { table: code, version, at: decision.at, text } as Row
    }
    for (let from = 0; from < recorded.decisions.length; from += PAGE)
      yield recorded.decisions.slice(from, from + PAGE).map((decision, nth) => rowOf(decision, from + nth + 1))
  }
}

/** Writes a log file with these tables where the server of that checkout expects it. */
export const layLog = async (dir: string, folder: string, tables: readonly Laid[]): Promise<void> => {
  const { writeLogFile } = await checkoutAt(dir)
  await writeLogFile(join(folder, 'tables.db'), rowsOf(tables))
}

/** Valid table codes. */
export const codeAt = (nth: number): string => {
  const sign = (power: number) => CODE_SIGNS[Math.floor(nth / CODE_SIGNS.length ** power) % CODE_SIGNS.length]
  return `B${sign(2)}${sign(1)}${sign(0)}`
}
