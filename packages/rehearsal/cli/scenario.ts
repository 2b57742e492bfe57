import { readFileSync } from 'node:fs'
import { loadShelf } from '../src/load.ts'
import { playScenario, tellMiss } from '../src/scenario.ts'

/** `npm run scenario -- FILE…`: plays each file through the real table machine and prints what does not hold. */
const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('usage: npm run scenario -- FILE…')
  process.exit(1)
}

const read = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return error instanceof SyntaxError ? new Error('not JSON') : new Error('cannot be read')
  }
}

const shelf = await loadShelf()
for (const file of files) {
  const raw = read(file)
  const misses = raw instanceof Error ? [{ step: 0, what: raw.message }] : await playScenario(raw, shelf)
  for (const miss of misses) console.log(`${file}: ${tellMiss(miss)}`)
  if (misses.length > 0) process.exitCode = 1
  else console.log(`${file}: holds`)
}
