import type { SeatRange } from '@tablee/kernel'

/** The possible numbers of bots for a number of people: within the game's range, and with teams of equal size. */
export const botCounts = ({ min, max, teams }: SeatRange, people: number): readonly number[] => {
  const step = Math.max(1, teams.length)
  const counts: number[] = []
  for (let all = Math.ceil(Math.max(min, people) / step) * step; all <= max; all += step) counts.push(all - people)
  return counts
}

const USUAL = 3
const USUAL_IN_TEAMS = 4

/** The default number of bots: small, so that the player's turn comes often. */
export const usualBots = (range: SeatRange, people: number): number => {
  const usual = (range.teams.length > 0 ? USUAL_IN_TEAMS : USUAL) - people
  const counts = botCounts(range, people)
  return counts.find((count) => count >= usual) ?? counts.at(-1) ?? 0
}
