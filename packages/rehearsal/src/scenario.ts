import type { GameShelf } from '@tablee/game-kit/make-shelf.ts'
import { BOT_LEVELS, type Refusal } from '@tablee/kernel'
import { readTableMove } from '@tablee/protocol'
import * as v from 'valibot'
import { misses } from './misses.ts'
import { say, seatEverybody } from './seat-everybody.ts'
import { stackShelf } from './stacked.ts'
import { VirtualTable } from './virtual-table.ts'

/** No scenario waits longer. */
const DAY = 86_400_000

const name = v.pipe(v.string(), v.minLength(1))
const refusal = v.strictObject({ rule: v.exactOptional(v.string()), code: v.exactOptional(v.string()) })
const holds = {
  refused: v.exactOptional(refusal),
  /** A part of what a person sees; a spectator where no name is given. */
  see: v.exactOptional(v.array(v.strictObject({ by: v.exactOptional(name), view: v.unknown() }))),
}
const step = v.union([
  v.strictObject({ by: name, move: v.unknown(), ...holds }),
  v.strictObject({ by: name, table: v.unknown(), ...holds }),
  v.strictObject({ wait: v.pipe(v.number(), v.minValue(0), v.maxValue(DAY)), ...holds }),
  v.strictObject({ away: name, ...holds }),
  v.strictObject({ back: name, ...holds }),
])
const scenario = v.strictObject({
  title: v.exactOptional(v.string()),
  game: v.string(),
  options: v.exactOptional(v.unknown()),
  seats: v.array(
    v.strictObject({
      name,
      team: v.exactOptional(v.string()),
      isCaptain: v.exactOptional(v.boolean()),
      bot: v.exactOptional(v.picklist(BOT_LEVELS)),
    }),
  ),
  lots: v.exactOptional(v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))),
  stack: v.exactOptional(v.unknown()),
  steps: v.array(step),
})
type Scenario = v.InferOutput<typeof scenario>
type Step = Scenario['steps'][number]

/** What did not hold, and at which step (counted from 1; 0: the set-up). */
interface Miss {
  readonly step: number
  readonly what: string
}

const perform = (table: VirtualTable, step: Step): Refusal | undefined | 'malformed' => {
  if ('wait' in step) table.wait(step.wait)
  else if ('away' in step) table.leave(step.away)
  else if ('back' in step) table.comeBack(step.back)
  else {
    const move = 'table' in step ? readTableMove(step.table) : ({ type: 'play', move: step.move } as const)
    return move === undefined ? 'malformed' : table.askAs(step.by, move)
  }
  return undefined
}

const missesOf = (table: VirtualTable, step: Step): string[] => {
  const answer = perform(table, step)
  if (answer === 'malformed') return ['this is no move of a table']
  const wanted = step.refused
  const refused =
    wanted === undefined
      ? answer === undefined
        ? []
        : [`refused: ${say(answer)}`]
      : answer === undefined
        ? [`accepted, and should have been refused: ${say(wanted)}`]
        : misses(wanted, answer, 'refusal')
  const seen = (step.see ?? []).flatMap(({ by, view }) => misses(view, table.seenBy(by), by ?? 'looker-on'))
  return [...refused, ...seen]
}

/** Plays a scenario through the real table machine; the steps that did not hold. */
export const playScenario = async (raw: unknown, shelf: GameShelf): Promise<readonly Miss[]> => {
  const read = v.safeParse(scenario, raw)
  if (!read.success)
    return read.issues.map((issue) => ({ step: 0, what: `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}` }))
  const { game, options, stack, lots = [], seats, steps } = read.output
  const shelved = shelf.get(game)
  if (shelved === undefined) return [{ step: 0, what: `no game ${game} on the shelf` }]
  const names = seats.map(({ name }) => name)
  const rules = await shelved.game.rehearsal?.()
  const stacked = stackShelf(shelf, game, { stack, lots, names, options, stackWorld: rules?.stack })
  if (stacked === undefined) return [{ step: 0, what: `stack: not as docs/protocol.md has it for ${game}` }]
  const table = new VirtualTable(stacked, 'scenario')
  const unseated = seatEverybody(table, read.output)
  if (unseated.length > 0) return unseated.map((what) => ({ step: 0, what }))
  return steps.flatMap((step, nth) => missesOf(table, step).map((what) => ({ step: nth + 1, what })))
}
