import { BOT_LEVELS } from '@tablee/kernel'
import * as v from 'valibot'
import { isPlain } from './misses.ts'
import { seatIdsIn } from './seat-names.ts'

/** In seconds. No scenario waits longer at once; it also tells a wait that was written in milliseconds. */
const LONGEST_WAIT = 3600
const WAITS = `seconds from 0 to ${LONGEST_WAIT}, or "deadline"`

const name = v.pipe(v.string(), v.nonEmpty('a name is missing'))
const seatName = v.pipe(
  name,
  v.check((text) => text !== 'screen', '"screen" is the shared screen: choose another name'),
  v.check((text) => !/^s\d+$/.test(text), 'a name must not look like the id of a seat'),
)
const seat = v.pipe(
  v.unknown(),
  v.transform((each) => (typeof each === 'string' ? { name: each } : each)),
  v.strictObject({
    name: seatName,
    team: v.exactOptional(v.string()),
    isCaptain: v.exactOptional(v.boolean()),
    bot: v.exactOptional(v.picklist(BOT_LEVELS)),
  }),
)

/** An object: valibot's records take lists as well. */
const fieldsOf = <Value extends v.GenericSchema>(value: Value, message: string) =>
  v.pipe(v.custom<Readonly<Record<string, v.InferInput<Value>>>>(isPlain, message), v.record(v.string(), value))

const REFUSED = 'the clause, the code or both, for example "ALL-8 not-now"'

/** What a step does. The first two have the name of who does it in `by`. */
const ACTIONS = ['move', 'tableMove', 'wait', 'away', 'back', 'sit', 'stand', 'pause', 'resume'] as const

const part = v.pipe(
  v.unknown(),
  v.check(
    (value) => seatIdsIn(value).length === 0,
    (issue) => `${seatIdsIn(issue.input).join(', ')}: write the name, not the id of the seat`,
  ),
)
const stepFields = v.strictObject({
  by: v.exactOptional(name),
  /** A move of the game. */
  move: v.exactOptional(part),
  /** Any other move of the table. */
  tableMove: v.exactOptional(part),
  /** Seconds, or until the clock has something to do: a deadline, or a bot's move. */
  wait: v.exactOptional(
    v.union([v.pipe(v.number(), v.minValue(0, WAITS), v.maxValue(LONGEST_WAIT, WAITS)), v.literal('deadline')], WAITS),
  ),
  away: v.exactOptional(name),
  back: v.exactOptional(name),
  sit: v.exactOptional(seatName),
  stand: v.exactOptional(name),
  pause: v.exactOptional(name),
  resume: v.exactOptional(name),
  refused: v.exactOptional(v.pipe(v.string(REFUSED), v.regex(/^\S+( \S+)?$/, REFUSED))),
  /** Parts of the game's view, by the name of who sees them; `screen`: the shared screen, and everybody without a seat. */
  see: v.exactOptional(fieldsOf(part, 'an object with names as keys, and "screen"')),
  /** A part of what everybody sees of the table around the game. */
  table: v.exactOptional(part),
})
const step = v.pipe(
  stepFields,
  v.check(
    (each) => ACTIONS.filter((action) => action in each).length === 1,
    `a step does exactly one thing: ${ACTIONS.join(', ')}`,
  ),
  v.check(
    (each) => 'by' in each === ('move' in each || 'tableMove' in each),
    '"by" belongs to "move" and "tableMove", and to nothing else',
  ),
)
const scenario = v.strictObject({
  /** Begins with the ids of the clauses that it is an example of. */
  title: v.exactOptional(v.string()),
  game: v.string(),
  /** Only those that differ from the defaults. */
  options: v.exactOptional(fieldsOf(v.unknown(), 'an object: the options that differ from the defaults')),
  seats: v.pipe(
    v.array(seat),
    v.check((seats) => new Set(seats.map(({ name }) => name)).size === seats.length, 'each name once'),
  ),
  lots: v.exactOptional(v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))),
  stack: v.exactOptional(v.unknown()),
  steps: v.array(step),
})
export type Scenario = v.InferOutput<typeof scenario>
export type Step = Scenario['steps'][number]

/** What did not hold, and at which step (counted from 1; 0: the set-up). */
export interface Miss {
  readonly step: number
  readonly what: string
}

type Issue = v.InferIssue<typeof scenario>

const keysOf = ({ entries }: { readonly entries: object }) => Object.keys(entries).join(', ')

const sentenceOf = ({ expected, received, type, message }: Issue, path: readonly string[], known: string): string => {
  if (expected === 'never') return `unknown key "${path.join('.')}"${path.length === 1 ? `: there are ${known}` : ''}`
  const where = path.length === 0 ? '' : `${path.join('.')}: `
  return `${where}${received === 'undefined' && type === 'strict_object' ? 'missing' : message}`
}

const missOf = (issue: Issue): Miss => {
  const keys = (issue.path ?? []).map(({ key }) => key)
  const [top, nth] = keys
  return top === 'steps' && typeof nth === 'number'
    ? { step: nth + 1, what: sentenceOf(issue, keys.slice(2).map(String), keysOf(stepFields)) }
    : { step: 0, what: sentenceOf(issue, keys.map(String), keysOf(scenario)) }
}

/** Earlier files addressed the view of the whole table. */
const isOfFormerFormat = (raw: unknown): boolean => {
  if (!isPlain(raw)) return false
  const steps = Array.isArray(raw.steps) ? raw.steps.filter(isPlain) : []
  const seats = Array.isArray(raw.seats) ? raw.seats.filter(isPlain) : []
  return (
    seats.some((each) => Object.keys(each).join() === 'name') ||
    steps.some(
      ({ by, see, refused, table }) =>
        Array.isArray(see) || isPlain(refused) || (by !== undefined && isPlain(table) && 'type' in table),
    )
  )
}
const FORMER_FORMAT =
  'this is the former format of scenarios. Now "seats" has plain names; "see" is { "Ana": …, "screen": … } with parts of the game’s view, ' +
  'without play.view; status and outcome stand in "table"; names stand for s1, s2; "refused" is "CLAUSE code"; "wait" is in seconds; ' +
  '"table" moves are "tableMove", "pause", "stand"; "options" has only what differs. See docs/scenarios.md'

/** A scenario from JSON, or what is wrong with it. */
export const readScenario = (raw: unknown): Scenario | readonly Miss[] => {
  if (isOfFormerFormat(raw)) return [{ step: 0, what: FORMER_FORMAT }]
  const read = v.safeParse(scenario, raw)
  return read.success ? read.output : read.issues.map(missOf)
}
