import { makeShelf } from '@tablee/host'
import { type Question, thinkAbout } from '@tablee/kernel'
import { fetchPlayWords, fetchSpelling } from '../dico/fetch-lists.ts'
import { fetchLibrary } from './library.ts'

const shelf = fetchLibrary({ playWords: fetchPlayWords, spelling: fetchSpelling }).then(makeShelf)

/** What a worker of its own does: see think.ts. */
self.onmessage = async ({ data }: MessageEvent<Question>) => {
  self.postMessage({ id: data.id, thought: thinkAbout(data, await shelf) })
}
