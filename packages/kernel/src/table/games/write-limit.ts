import type { Instant } from '../../brand.ts'
import type { Actor, WriteLimit } from '../../game.ts'

/** A token bucket after its last move, and the time of that move. */
interface WriteBucket {
  readonly tokens: number
  readonly at: Instant
}

/** Token buckets by seat and kind of move; an absent bucket is full. */
export type WriteBuckets = Readonly<Record<string, WriteBucket>>

/** Only seats are limited: the clock and the host's « call-time » end a wait and must not be delayed. */
const bucketOf = (by: Actor, limit: WriteLimit | undefined): string | undefined =>
  limit === undefined || by.kind !== 'seat' ? undefined : `${by.seat} ${limit.kind}`

const tokensAt = (bucket: WriteBucket | undefined, { burst, every }: WriteLimit, now: Instant): number =>
  bucket === undefined ? burst : Math.min(burst, bucket.tokens + Math.max(0, now - bucket.at) / every)

/** ALL-4: rate limit for texts, because the log keeps each of them for months. */
export const mayWrite = (buckets: WriteBuckets, by: Actor, limit: WriteLimit | undefined, now: Instant): boolean => {
  const id = bucketOf(by, limit)
  return id === undefined || limit === undefined || tokensAt(buckets[id], limit, now) >= 1
}

/** Takes a token. Logs of earlier versions may hold more moves than the limit allows: the bucket stays at 0 then. */
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
