import type { PlayWords, WordGraph } from '@tablee/lexicon'
import { keepWhatWasLoaded } from '../offline/register.ts'
import { fetchPlayWords, fetchSpelling } from './fetch-lists.ts'
import type { OnBytes } from './fetched.ts'

/** Something large that is fetched when it is first asked for. */
class Lazy<T> {
  value: T | undefined = $state.raw(undefined)
  hasFailed = $state(false)
  /** Of those that have come so far, unpacked. */
  bytes = $state(0)
  private underWay: Promise<void> | undefined

  constructor(private readonly fetchIt: (onBytes: OnBytes) => Promise<T>) {}

  load(): Promise<void> {
    this.underWay ??= this.fetchIt((count) => {
      this.bytes += count
    }).then(
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

  /** Tried once more where it failed before; throws where it can't be had. */
  async have(): Promise<T> {
    if (this.hasFailed) {
      this.underWay = undefined
      this.hasFailed = false
      this.bytes = 0
    }
    await this.load()
    if (this.value === undefined) throw new Error('a word list is not there')
    return this.value
  }
}

export const playWords = new Lazy<PlayWords>(fetchPlayWords)
export const spelling = new Lazy<WordGraph>(fetchSpelling)
