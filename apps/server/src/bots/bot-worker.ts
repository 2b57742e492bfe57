import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { loadShelf } from '@tablee/games/load-library.ts'
import { type BotQuestion, type Thought, thinkAbout } from '@tablee/kernel'

// Thinking yields to serving. On Linux this sets the priority of this thread alone, elsewhere that of the whole process.
if (process.platform === 'linux') setPriority(10)

/** The root of the repository: this file and its bundle have the same depth. */
const root = fileURLToPath(new URL('../../../..', import.meta.url))
const shelf = loadShelf(root)

/** Runs in a worker thread, started by bot-worker-pool.ts. */
export default (question: BotQuestion): Thought | undefined => thinkAbout(question, shelf)
