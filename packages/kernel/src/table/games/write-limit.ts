import type { Instant } from '../../brand.ts'
import type { Actor, WriteLimit } from '../../game.ts'

/** What was left of a bucket after the last move, and when that was. */
interface WriteBucket {
  readonly tokens: number
  readonly at: Instant
}

/** By seat and kind of move; a bucket that is not here is full. */
export type WriteBuckets = Readonly<Record<string, WriteBucket>>

/** Only people and bots in a seat write texts: the clock and the host's call end a wait, and must not be held up. */
const bucketOf = (by: Actor, limit: WriteLimit | undefined): string | undefined =>
  limit === undefined || by.kind !== 'seat' ? undefined : `${by.seat} ${limit.kind}`

const tokensAt = (bucket: WriteBucket | undefined, { burst, every }: WriteLimit, now: Instant): number =>
  bucket === undefined ? burst : Math.min(burst, bucket.tokens + Math.max(0, now - bucket.at) / every)

/** ALL-4: a log keeps every text for months, so that nobody writes more of them than play needs. */
export const mayWrite = (buckets: WriteBuckets, by: Actor, limit: WriteLimit | undefined, now: Instant): boolean => {
  const id = bucketOf(by, limit)
  return id === undefined || limit === undefined || tokensAt(buckets[id], limit, now) >= 1
}

/** Logs of the version before may hold more moves than are allowed: a bucket is never less than empty. */
export const withWrite = (
  buckets: WriteBuckets,
  by: Actor,
  limit: WriteLimit | undefined,
  at: Instant,
): WriteBuckets => {
  const id = bucketOf(by, limit)
  if (id === undefined || limit === undefined) return buckets
  return { ...buckets, [id]: { tokens: Math.max(0, tokensAt(buckets[id], limit, at) - 1), at } }
}
