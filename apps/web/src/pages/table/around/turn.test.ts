import type { SeatId } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { turnOf } from './turn.ts'

const [ana, bob, cleo, bot] = ['s1', 's2', 's3', 's4'] as SeatId[] as [SeatId, SeatId, SeatId, SeatId]
const people = [ana, bob, cleo]
const pass = { type: 'pass' }

describe('who is to have the one device', () => {
  it('nobody, when nothing is asked, or only of bots', () => {
    expect(turnOf(undefined, people, undefined, undefined)).toEqual({ kind: 'open' })
    expect(turnOf({ seats: [] }, people, ana, undefined)).toEqual({ kind: 'open' })
    expect(turnOf({ seats: [bot] }, people, undefined, undefined)).toEqual({ kind: 'open' })
  })

  it('is covered on its way to the first of those asked; their hand is shown once they hold it', () => {
    expect(turnOf({ seats: [bob, cleo] }, people, undefined, undefined)).toEqual({ kind: 'cover', seat: bob })
    expect(turnOf({ seats: [bob, cleo] }, people, bob, undefined)).toEqual({ kind: 'hand', seat: bob })
  })

  it('stays with its holder while they have something to do, whatever the order', () => {
    expect(turnOf({ seats: [ana, bob] }, people, bob, undefined)).toEqual({ kind: 'hand', seat: bob })
  })

  it('never shows one person’s hand to another who holds it', () => {
    for (const holder of people) {
      const turn = turnOf({ seats: people.filter((seat) => seat !== holder) }, people, holder, undefined)
      expect(turn.kind).toBe('cover')
    }
  })

  it('needs no cover where nothing is secret', () => {
    expect(turnOf({ seats: [cleo], isOpen: true }, people, ana, undefined)).toEqual({ kind: 'hand', seat: cleo })
  })

  it('asks all who may; only a person who wishes gets it, covered', () => {
    const asked = { seats: [ana, bot, bob], invitation: { text: '', nobody: '', pass } }
    expect(turnOf(asked, people, undefined, undefined)).toEqual({ kind: 'invitation', seats: [ana, bob] })
    expect(turnOf(asked, people, undefined, bob)).toEqual({ kind: 'cover', seat: bob })
    expect(turnOf(asked, people, bob, bob)).toEqual({ kind: 'hand', seat: bob })
    expect(turnOf(asked, people, undefined, cleo)).toEqual({ kind: 'invitation', seats: [ana, bob] })
  })

  it('lies in the middle while hands are counted, of people only', () => {
    const asked = { seats: [ana, bob, bot], hands: { text: '', choices: [], abstain: pass } }
    expect(turnOf(asked, people, ana, undefined)).toEqual({ kind: 'hands', seats: [ana, bob] })
  })
})
