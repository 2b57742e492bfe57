import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { loadShelf } from '@tablee/games/load-library.ts'
import { type Question, type Thought, thinkAbout } from '@tablee/kernel'

// Whoever thinks stands back for those who serve. Of this thread alone, which it means on Linux only.
if (process.platform === 'linux') setPriority(10)

/** The repository: this file and its bundle lie equally deep in it. */
const root = fileURLToPath(new URL('../../..', import.meta.url))
const shelf = loadShelf(root)

/** What a thread of its own does: see thinkers.ts. */
export default (question: Question): Thought | undefined => thinkAbout(question, shelf)
