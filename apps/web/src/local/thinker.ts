import { type Question, thinkAbout } from '@tablee/kernel'
import { openLibrary } from './library.ts'
import { fetchPart } from './parts.ts'

const library = openLibrary((part) => fetchPart[part]())

/** What a worker of its own does: see think.ts. */
self.onmessage = async ({ data }: MessageEvent<Question>) => {
  await library.have(data.game)
  self.postMessage({ id: data.id, thought: thinkAbout(data, library.shelf) })
}
