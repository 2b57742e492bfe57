import { describe, expect, it } from 'vitest'
import { isFelt, secondsToSay, ticksAt, type Urgency, urgencyOf } from './urgency.ts'

/** The stages of a wait with the second in which each begins. */
const stagesOf = (lasts: number): [number, Urgency][] => {
  const stages: [number, Urgency][] = []
  for (let left = lasts; left >= 0; left--) {
    const urgency = urgencyOf(left, lasts)
    if (urgency !== stages.at(-1)?.[1]) stages.push([left, urgency])
  }
  return stages
}

describe('the last ten seconds', () => {
  it.each([20, 45, 600])('of %i seconds: amber from 10, red from 5, over at 0', (lasts) =>
    expect(stagesOf(lasts)).toEqual([
      [lasts, 'calm'],
      [10, 'soon'],
      [5, 'last'],
      [0, 'calm'],
    ]),
  )
  it.each([10, 15, 19])('of %i seconds: red only, from 5', (lasts) =>
    expect(stagesOf(lasts)).toEqual([
      [lasts, 'calm'],
      [5, 'last'],
      [0, 'calm'],
    ]),
  )
  it('a very short wait is red for no more than half of it', () => {
    expect(stagesOf(6)[1]).toEqual([3, 'last'])
    expect(stagesOf(4)).toEqual([[4, 'calm']])
  })
  it('a screen reader hears ten and five, and nothing of very short waits', () => {
    expect([secondsToSay('calm', 45), secondsToSay('soon', 45), secondsToSay('last', 45)]).toEqual([undefined, 10, 5])
    expect(secondsToSay('last', 10)).toBe(5)
    expect(secondsToSay('last', 6)).toBeUndefined()
  })
  it('ticks grow by a decibel a second, and are twice as many in the last three', () => {
    expect([10, 9, 5, 4].map((left) => ticksAt(left).map(({ db }) => db))).toEqual([[-24], [-23], [-19], [-18]])
    expect([3, 2, 1].map((left) => ticksAt(left).length)).toEqual([2, 2, 2])
  })
  it('a phone is felt at 5, 3, 2 and 1', () =>
    expect([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].filter(isFelt)).toEqual([5, 3, 2, 1]))
})
