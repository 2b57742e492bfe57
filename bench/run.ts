/** `npm run bench -- NAME`: each bench prints one table, with ratios against peers measured in the same run. */
type Bench = () => Promise<{ run: () => Promise<void> }>

const benches: Record<string, Bench> = {
  lexicon: () => import('./lexicon/lexicon.ts'),
}

const [chosen = ''] = process.argv.slice(2)
const bench = benches[chosen]
if (bench === undefined) {
  console.error(`Usage: npm run bench -- ${Object.keys(benches).join(' | ')}`)
  process.exitCode = 2
} else {
  const { run } = await bench()
  await run()
}

export {}
