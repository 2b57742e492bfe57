import type { PlayWords, WordGraph } from '@tablee/lexicon'
import { arrivals } from './arrivals.svelte.ts'
import { fetchPlayWords, fetchSpelling } from './fetch-lists.ts'
import type { OnBytes } from './fetched.ts'
import { listLoaded } from './list-loaded.ts'

/** A large resource that is fetched on first use. */
export class Lazy<T> {
  value: T | undefined = $state.raw(undefined)
  hasFailed = $state(false)
  private underWay: Promise<void> | undefined

  /** `size`: approximate bytes, decompressed. */
  constructor(
    private readonly fetchIt: (onBytes: OnBytes) => Promise<T>,
    readonly size: number,
  ) {}

  load(): Promise<void> {
    this.underWay ??= this.fetch()
    return this.underWay
  }

  /** Retries after a failure; throws where the resource can't be loaded. */
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
