import type { Decision, FinishedGame, TableMachine } from '@tablee/kernel'
import { byteLength } from '@tablee/log'
import type { Replay, ReplayStep } from '@tablee/protocol'

/** Bytes of JSON: several times the longest game played so far, and less than a client's send buffer limit. */
const LARGEST = 800_000

/** ALL-5: builds the replay of a finished game from its decisions. Stops with « too-long » as soon as the limit is passed. */
export const replayOf = async (
  decisions: AsyncIterable<Decision>,
  { number, game, names }: FinishedGame,
  machine: TableMachine,
): Promise<Replay | 'too-long'> => {
  let begun: { readonly seed: string; readonly at: number } | undefined
  const steps: ReplayStep[] = []
  let bytes = 0
  const add = (step: ReplayStep) => {
    steps.push(step)
    bytes += byteLength(JSON.stringify(step))
  }
  for await (const { events: happened } of decisions) {
    for (const event of happened) {
      if (event.type === 'started') {
        begun = { seed: event.seed, at: event.intro?.endsAt ?? event.clock.elapsed }
        add({ at: 0, events: event.events })
      } else if (event.type === 'played' && begun !== undefined) {
        const { by, move, events, at } = event
        if (!machine.isDraft(game, move)) add({ at: at - begun.at, by, move, events })
      }
    }
    if (bytes > LARGEST) return 'too-long'
  }
  if (begun === undefined) throw new Error(`game ${number} does not start where it should`)
  return { number, game, seed: begun.seed, names, steps }
}
