import { type BotQuestion, type Thought, thinkAbout } from '@tablee/kernel'
import { openLibrary } from './library.ts'
import { fetchPart } from './parts.ts'

const library = openLibrary((part, game) => fetchPart[part](game))

const think = async (question: BotQuestion): Promise<Thought | undefined> => {
  await library.have(question.game)
  return thinkAbout(question, library.shelf)
}

/** The worker of think.ts. A failure is answered too, or the bot would wait for ever. */
self.onmessage = async ({ data }: MessageEvent<BotQuestion>) => {
  self.postMessage({ id: data.id, thought: await think(data).catch(() => undefined) })
}
