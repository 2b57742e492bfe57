import type { Measured } from './run.ts'

/** MB. An address may write 64 MB at once; indexes, snapshots, the write-ahead log and the bystanders' writes come on top. */
const MOST_DISK = 110
/** MB that are still in use after a garbage collection. */
const MOST_HEAP = 25
/** The p99 of bystanders during the attack, divided by that of the quiet time in the same run. */
const MOST_TIMES = 2

const isBad = ({ isUp, disk, heapAfter, troubles }: Measured): boolean =>
  !isUp || disk > MOST_DISK || heapAfter > MOST_HEAP || troubles.length > 0

/** Waits depend on the machine too: they count only if most runs show them. */
const isSlow = (runs: readonly Measured[]): boolean =>
  runs.filter(({ times }) => times > MOST_TIMES).length > runs.length / 2

const byAttack = (all: readonly Measured[]): readonly (readonly Measured[])[] => {
  const names = [...new Set(all.map(({ attack }) => attack))]
  return names.map((name) => all.filter(({ attack }) => attack === name))
}

const of = (runs: readonly Measured[], figure: (measured: Measured) => number, digits = 1): string =>
  runs.map((run) => figure(run).toFixed(digits)).join(', ')

/** Attacks that bystanders noticed, or that made the server grow, crash or disconnect people. */
export const badOnes = (all: readonly Measured[]): string[] =>
  byAttack(all)
    .filter((runs) => isSlow(runs) || runs.some(isBad))
    .map(([first]) => first?.attack ?? '')

export const printMeasured = (all: readonly Measured[]): void => {
  const bad = new Set(badOnes(all))
  for (const runs of byAttack(all)) {
    const [first] = runs as [Measured]
    console.log(`\n${bad.has(first.attack) ? '! ' : '  '}${first.attack} (finding ${first.finding})`)
    console.log(
      `    others' p50 quiet ${of(runs, (run) => run.quiet.p50)} · during ${of(runs, (run) => run.during.p50)} ms`,
    )
    console.log(
      `    others' p99 quiet ${of(runs, (run) => run.quiet.p99)} · during ${of(runs, (run) => run.during.p99)} ms`,
    )
    console.log(
      `    p99, times quiet ${of(runs, (run) => run.times, 2)} · longest ${of(runs, (run) => run.during.longest, 0)} ms`,
    )
    console.log(
      `    the server's event loop, p99 quiet ${of(runs, (run) => run.loop.quiet)} · during ${of(runs, (run) => run.loop.during)} ms late`,
    )
    console.log(
      `    disk + ${of(runs, (run) => run.disk)} MB · RSS + ${of(runs, (run) => run.rss, 0)} MB · heap at its highest + ${of(runs, (run) => run.heapPeak, 0)}, after + ${of(runs, (run) => run.heapAfter)} MB`,
    )
    console.log(
      `    CPU ${of(runs, (run) => run.cpu, 2)} s, ${of(runs, (run) => run.cpuPerKb, 2)} ms a KB · load ${of(runs, (run) => run.load, 1)}`,
    )
    for (const { isUp, figures, troubles } of runs)
      console.log(
        `    ${isUp ? '' : 'THE SERVER FELL · '}${JSON.stringify(figures)} ${troubles.length > 0 ? `troubles ${troubles.length}` : ''}`,
      )
  }
}
