import type { Think } from '@tablee/host'
import type { Thought } from '@tablee/kernel'

interface ThoughtMessage {
  readonly id: string
  readonly thought: Thought | undefined
}

/** Runs the bots' slow thinking in a Web Worker, started with the first question. Without a worker bots move without thinking. */
export const openThinker = (): Think => {
  const waiting = new Map<string, (thought: Thought | undefined) => void>()
  let worker: Worker | undefined
  let hasFailed = false
  const answer = ({ id, thought }: ThoughtMessage) => {
    waiting.get(id)?.(thought)
    waiting.delete(id)
  }
  const giveUp = () => {
    hasFailed = true
    worker?.terminate()
    for (const id of [...waiting.keys()]) answer({ id, thought: undefined })
  }
  const begin = () => {
    const begun = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' })
    begun.onmessage = ({ data }: MessageEvent<ThoughtMessage>) => answer(data)
    begun.onerror = giveUp
    return begun
  }
  return async (question) => {
    if (hasFailed) return undefined
    try {
      worker ??= begin()
      worker.postMessage(question)
    } catch {
      // A browser without module workers.
      giveUp()
      return undefined
    }
    return new Promise((resolve) => waiting.set(question.id, resolve))
  }
}
