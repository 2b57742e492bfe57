import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { hopped } from './walk.svelte.ts'

const leaves = (all: Record<string, number>) => all as Record<SeatId, number>

describe('pawns on their way', () => {
  it('LAU-1 LAU-20 all hop together, leaf by leaf, and stop where they have to be', () => {
    let at = leaves({ s1: 1, s2: 4, s3: 2 })
    const to = leaves({ s1: 3, s2: 4, s3: 3 })
    at = hopped(at, to)
    expect(at).toEqual({ s1: 2, s2: 4, s3: 3 })
    at = hopped(hopped(at, to), to)
    expect(at).toEqual(to)
  })
  it('go back too, when a replay does', () => {
    expect(hopped(leaves({ s1: 5 }), leaves({ s1: 2 }))).toEqual({ s1: 4 })
  })
})
