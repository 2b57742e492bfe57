import { type PlayWords, WordGraph } from '@tablee/lexicon'
import commonnessUrl from '@tablee/lexicon/commonness.bin?url'
import playUrl from '@tablee/lexicon/play.bin?url'
import spellingUrl from '@tablee/lexicon/spelling.bin?url'
import { keepWhatWasLoaded } from '../offline/register.ts'

const bytes = async (url: string): Promise<Uint8Array> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

const graph = async (url: string): Promise<WordGraph> => {
  const read = WordGraph.read(await bytes(url))
  if (read === undefined) throw new Error(`${url} is damaged`)
  return read
}

/** Something large that is fetched when it is first asked for. */
class Lazy<T> {
  value: T | undefined = $state.raw(undefined)
  hasFailed = $state(false)
  private underWay: Promise<void> | undefined

  constructor(private readonly fetchIt: () => Promise<T>) {}

  load(): Promise<void> {
    this.underWay ??= this.fetchIt().then(
      (value) => {
        this.value = value
        void keepWhatWasLoaded()
      },
      () => {
        this.hasFailed = true
      },
    )
    return this.underWay
  }
}

export const playWords = new Lazy<PlayWords>(async () => {
  const [words, commonness] = await Promise.all([graph(playUrl), bytes(commonnessUrl)])
  return { graph: words, commonness }
})

export const spelling = new Lazy<WordGraph>(() => graph(spellingUrl))
