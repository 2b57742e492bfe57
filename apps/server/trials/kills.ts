import { runKills } from './kill-trial.ts'

/** `npm run kills`: kills the built server under load with SIGKILL, repeatedly; exits 1 if anything was lost. */
const counts = await runKills(Number(process.env.TABLEE_KILLS ?? 50), ({ kills, acknowledged }) =>
  process.stderr.write(`kill ${kills}: ${acknowledged} moves acknowledged\n`),
)
console.log(JSON.stringify(counts))
const { kills: _, acknowledged, recovered, ...wrong } = counts
if (recovered !== acknowledged || Object.values(wrong).some((count) => count > 0)) process.exitCode = 1
