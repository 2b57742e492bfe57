import { describe, expect, it } from 'vitest'
import { Table } from '../test/driver.ts'
import { askedOf } from './asked.ts'

describe('around one device', () => {
  it('DIX-4 the caller has it in the open; where the machine draws nobody calls', () => {
    expect(askedOf(new Table().seen)).toEqual({ seats: ['A'], isOpen: true })
    expect(askedOf(new Table({ draw: 'machine' }).seen).seats).toEqual(['A', 'B'])
  })
  it('DIX-7 then everybody who is not done, under cover', () => {
    const table = new Table({ players: 3 }).drawn().done('A')
    expect(askedOf(table.seen)).toEqual({ seats: ['B', 'C'] })
  })
  it('DIX-8 DIX-12 the words are shown in the open, and anybody goes on; nobody once it is over', () => {
    const table = new Table({ rounds: 3 }).drawn().done('A', 'B')
    expect(askedOf(table.seen)).toEqual({ seats: ['A', 'B'], isOpen: true })
    table.next().round({}).next().round({}).next()
    expect(askedOf(table.seen)).toEqual({ seats: [] })
  })
})
