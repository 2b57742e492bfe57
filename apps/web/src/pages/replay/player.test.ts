import { describe, expect, it } from 'vitest'
import { Player } from './player.svelte.ts'

/** Seven moments; turns begin at 0, 2 and 5. */
const player = () => {
  const frames = [0, 1000, 1010, 90_000, 90_500, 91_000, 92_000].map((at) => ({
    at,
    by: undefined,
    move: undefined,
    state: {},
    view: {},
  }))
  return new Player(frames, [0, 2, 5])
}

describe('going through a replay', () => {
  it('never leaves it', () => {
    const at = player()
    at.go(-3)
    expect(at.at).toBe(0)
    at.go(99)
    expect(at.at).toBe(6)
  })
  it('jumps from turn to turn, and to either end beyond the last', () => {
    const at = player()
    const stops = [1, 1, 1, -1, -1, -1].map((by) => {
      at.turn(by as 1 | -1)
      return at.at
    })
    expect(stops).toEqual([2, 5, 6, 5, 2, 0])
  })
  it('finds the nearest of some moments on either side, if there is one', () => {
    const at = player()
    at.go(3)
    expect([at.nearest([1, 3, 4], -1), at.nearest([1, 3, 4], 1), at.nearest([3], 1), at.nearest([], -1)]).toEqual([
      1,
      4,
      undefined,
      undefined,
    ])
  })
  it('sets the scene anew after a jump, also by one step back, but not from one moment to the next', () => {
    const at = player()
    const scenes = [1, 2, 2, 5, 4, 5].map((moment) => {
      at.go(moment)
      return at.scene
    })
    expect(scenes).toEqual([0, 0, 0, 1, 2, 2])
  })
  it('stops at the end; played again, it starts over', () => {
    const at = player()
    at.toggle()
    at.go(6)
    expect(at.isPlaying).toBe(false)
    at.toggle()
    expect([at.at, at.isPlaying]).toEqual([0, true])
  })
  it('waits as people did, but neither for minutes nor for a blink', () => {
    const at = player()
    expect(at.wait).toBe(1000)
    at.go(1)
    expect(at.wait).toBe(240)
    at.go(2)
    expect(at.wait).toBe(2500)
    at.swapSpeed()
    expect(at.wait).toBe(625)
  })
})
