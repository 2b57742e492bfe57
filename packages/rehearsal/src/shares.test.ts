import type { BotLevel } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { shareOf, type Winners } from './shares.ts'

/** « g s = »: won by gentle, by steady, drawn. */
const WON: Readonly<Record<string, Winners>> = { g: ['gentle'], s: ['steady'], '=': ['gentle', 'steady'] }
const gentle = (...deals: readonly string[]) =>
  shareOf(
    'gentle',
    deals.map((deal) => deal.split(' ').map((won) => WON[won] ?? [])),
  )

describe('shares of the wins', () => {
  it('a draw is half', () => expect(gentle('g g', 'g =').share).toBe(7 / 8))

  it('of a win that three share, each has a third', () => {
    const all: readonly BotLevel[] = ['gentle', 'steady', 'sharp']
    expect(shareOf('sharp', [[all]]).share).toBeCloseTo(1 / 3)
  })

  it('the games of one deal count as one: a deal that whoever begins wins says nothing', () => {
    expect(gentle('g s', 's g', 'g s', 's g')).toEqual({ share: 0.5, margin: 0 })
    expect(gentle('g g', 'g g', 'g g', 's s')).toEqual({ share: 0.75, margin: 1.96 * Math.sqrt(0.25 / 4) })
  })
})
