import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { makeShelf } from '@tablee/host'
import { loadLibrary } from '@tablee/host/node'
import { type BotQuestion, type Thought, thinkAbout } from '@tablee/kernel'

// Whoever thinks stands back for those who serve. Of this thread alone, which it means on Linux only.
if (process.platform === 'linux') setPriority(10)

/** The repository: this file and its bundle lie equally deep in it. */
const root = fileURLToPath(new URL('../../..', import.meta.url))
const shelf = makeShelf(loadLibrary(root))

/** What a thread of its own does: see thinkers.ts. */
export default (question: BotQuestion): Thought | undefined => thinkAbout(question, shelf)
