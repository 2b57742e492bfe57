/** `npm run bench -- NAME`: each benchmark prints one table, with ratios to other implementations measured in the same run. */
const benches: Record<string, () => Promise<void>> = {
  kokomots: async () => (await import('@tablee/games/kokomots/bench/kokomots.ts')).run(),
  lexicon: async () => (await import('./lexicon/lexicon.ts')).run(),
  log: async () => (await import('./log/log.ts')).run(),
  tables: async () => (await import('./tables/tables.ts')).run(),
  views: async () => (await import('./views/views.ts')).run(),
  growth: async () => (await import('./growth/growth.ts')).run(),
  'word-out': async () => (await import('@tablee/games/word-out/bench/word-out.ts')).run(),
}

const [chosen = ''] = process.argv.slice(2)
const bench = Object.hasOwn(benches, chosen) ? benches[chosen] : undefined
if (bench === undefined) {
  console.error(`Usage: npm run bench -- ${Object.keys(benches).join(' | ')}`)
  process.exitCode = 2
} else {
  await bench()
}

export {}
