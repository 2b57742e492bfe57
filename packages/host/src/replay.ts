import type { Decision, TableMachine, TableState } from '@tablee/kernel'
import type { Replay, ReplayStep } from '@tablee/protocol'

type About = Omit<Replay, 'steps'> & { readonly startedAt: number }

const namesOf = ({ seats }: TableState): Record<string, string> =>
  Object.fromEntries(seats.map(({ id, name }) => [id, name]))

/** The table's n-th game out of its decisions; undefined when there was none, or it was not played to its end (ALL-5). */
export const replayOf = async (
  decisions: AsyncIterable<Decision>,
  number: number,
  machine: TableMachine,
): Promise<Replay | undefined> => {
  let state: TableState | undefined
  let about: About | undefined
  const steps: ReplayStep[] = []
  for await (const decision of decisions) {
    state = machine.evolve(state, decision)
    for (const event of decision.events) {
      if (event.type === 'started' && state.gamesEver === number) {
        const { game, seed, clock, events } = event
        about = { number, game, seed, names: namesOf(state), startedAt: clock.elapsed }
        steps.push({ at: 0, events })
      }
      if (about === undefined) continue
      if (event.type === 'played') {
        const { by, move, events, at } = event
        if (!machine.isDraft(about.game, move)) steps.push({ at: at - about.startedAt, by, move, events })
      } else if (event.type === 'ended') {
        const { startedAt: _, ...rest } = about
        return { ...rest, steps }
      } else if (event.type === 'game-left') return undefined
    }
  }
  return undefined
}
