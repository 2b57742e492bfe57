import type { Event } from '../rules/events.ts'
import type { Line } from '../rules/lines.ts'

/** The points of a round, counted vote by vote from what happened since its word was picked; for tests. */
export const countVotes = (events: readonly Event[], leader: string, countsOwn: boolean): Map<string, number> => {
  const votes = new Map<string, number>()
  const stakes = new Set<string>()
  let lines: readonly Line[] = []
  for (const event of events) {
    if (event.type === 'word-picked') {
      votes.clear()
      stakes.clear()
      lines = []
    } else if (event.type === 'published') lines = event.lines
    else if (event.type === 'voted') votes.set(event.seat, event.line)
    else if (event.type === 'staked') stakes.add(event.seat)
  }
  const points = new Map<string, number>()
  const give = (who: string, count: number) =>
    points.set(who, (points.get(who) ?? 0) + count * (stakes.has(who) ? 2 : 1))
  for (const [voter, nth] of votes)
    for (const source of lines[nth]?.from ?? []) {
      if (source === 'truth') give(voter, 2)
      else if (source !== voter || countsOwn) give(source, 1)
    }
  for (const source of lines.flatMap(({ from }) => from)) {
    const vote = votes.get(source)
    const isFound = vote !== undefined && lines[vote]?.from.includes('truth')
    if (source !== 'truth' && !isFound) give(leader, 1)
  }
  return points
}
