export interface TimedTest {
  readonly title: string
  readonly ms: number
}

const MOST = 10

/** The ten slowest tests of a run, a line each. */
export const slowestLines = (tests: readonly TimedTest[]): string[] => {
  if (tests.length === 0) return []
  const slowest = [...tests].sort((a, b) => b.ms - a.ms).slice(0, MOST)
  return [
    '',
    'The slowest tests:',
    ...slowest.map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`),
  ]
}
