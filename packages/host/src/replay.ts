import type { Decision, FinishedGame, TableMachine } from '@tablee/kernel'
import type { Replay, ReplayStep } from '@tablee/protocol'

/** Characters of JSON: several times the longest game that people have played. */
const LONGEST = 800_000

/**
 * A game that was played to its end, out of the decisions from its start to its end (ALL-5). « too-long » as soon as that is known: no more of
 * it is held than may be sent.
 */
export const replayOf = async (
  decisions: AsyncIterable<Decision>,
  { number, game, names }: FinishedGame,
  machine: TableMachine,
): Promise<Replay | 'too-long'> => {
  let begun: { readonly seed: string; readonly at: number } | undefined
  const steps: ReplayStep[] = []
  let length = 0
  const add = (step: ReplayStep) => {
    steps.push(step)
    length += JSON.stringify(step).length
  }
  for await (const { events: happened } of decisions) {
    for (const event of happened) {
      if (event.type === 'started') {
        begun = { seed: event.seed, at: event.clock.elapsed }
        add({ at: 0, events: event.events })
      } else if (event.type === 'played' && begun !== undefined) {
        const { by, move, events, at } = event
        if (!machine.isDraft(game, move)) add({ at: at - begun.at, by, move, events })
      }
    }
    if (length > LONGEST) return 'too-long'
  }
  if (begun === undefined) throw new Error(`game ${number} does not start where it should`)
  return { number, game, seed: begun.seed, names, steps }
}
