import type { PlayWords, WordGraph } from '@tablee/lexicon'
import { arrivals } from './arrivals.svelte.ts'
import { fetchPlayWords, fetchSpelling } from './fetch-lists.ts'
import type { OnBytes } from './fetched.ts'
import { listLoaded } from './list-loaded.ts'

/** Something large that is fetched when it is first asked for. */
export class Lazy<T> {
  value: T | undefined = $state.raw(undefined)
  hasFailed = $state(false)
  private underWay: Promise<void> | undefined

  /** `size`: about how many bytes it is, once unpacked. */
  constructor(
    private readonly fetchIt: (onBytes: OnBytes) => Promise<T>,
    readonly size: number,
  ) {}

  load(): Promise<void> {
    this.underWay ??= this.fetch()
    return this.underWay
  }

  /** Tried once more where it failed before; throws where it can't be had. */
  async have(): Promise<T> {
    if (this.hasFailed) {
      this.underWay = undefined
      this.hasFailed = false
    }
    await this.load()
    if (this.value === undefined) throw new Error('it could not be fetched')
    return this.value
  }

  private async fetch(): Promise<void> {
    arrivals.expect(this.size)
    try {
      this.value = await this.fetchIt((bytes) => arrivals.add(bytes))
      listLoaded()
    } catch {
      this.hasFailed = true
    }
    arrivals.done()
  }
}

export const playWords = new Lazy<PlayWords>(fetchPlayWords, 539_000)
export const spelling = new Lazy<WordGraph>(fetchSpelling, 605_000)
