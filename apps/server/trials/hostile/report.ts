import type { Finding } from './trial-context.ts'

export interface Row extends Finding {
  readonly what: string
}

/** Count, median and 99th percentile of waits in milliseconds. */
const summary = (waits: readonly number[]) => {
  const sorted = [...waits].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { moves: sorted.length, p50: at(0.5), p99: at(0.99) }
}

/** The 99th percentile of fewer samples is chance. */
const FEWEST = 100

/** What the bystanders noticed during each trial, compared with the quiet times. */
export const waitRows = (waits: ReadonlyMap<string, readonly number[]>): Row[] => {
  const quiet = summary(waits.get('quiet') ?? [])
  const told = [...waits].filter(([, of]) => of.length >= FEWEST)
  return told.map(([what, of]) => {
    const { moves, p50, p99 } = summary(of)
    const times = p99 / quiet.p99
    const figures = {
      moves,
      'p50 (ms)': p50.toFixed(1),
      'p99 (ms)': p99.toFixed(1),
      'p99, times quiet': times.toFixed(2),
    }
    return { what, figures, isWell: times <= 2 }
  })
}

export const printRows = (title: string, rows: readonly Row[]): void => {
  console.log(`\n${title}`)
  for (const { what, figures, isWell } of rows) {
    const told = Object.entries(figures).map(([name, figure]) => `${name}: ${figure}`)
    console.log(`${isWell ? '  ' : '! '}${what.padEnd(26)} ${told.join(' · ')}`)
  }
}
