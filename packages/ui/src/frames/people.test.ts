import type { SeatView } from '@tablee/kernel'
import { describe, expect, it } from 'vitest'
import { People } from './people.ts'

const people = new People([
  { id: 's1', name: 'Ana', holder: 'person', isPresent: true } as SeatView,
  { id: 's2', name: 'Bob', holder: 'bot', isPresent: true } as SeatView,
])

describe('the people at a table', () => {
  it('are found by seat, in the order of their seats', () => {
    expect([...people.keys()]).toEqual(['s1', 's2'])
    expect(people.get('s2')?.name).toBe('Bob')
  })

  it('have names; a seat that is not at the table has none', () => {
    expect(['s2', 's1', 's9', ''].map(people.nameOf)).toEqual(['Bob', 'Ana', '', ''])
  })

  it('tells bots from people', () => {
    expect(['s1', 's2', 's9'].map(people.isBot)).toEqual([false, true, false])
  })
})
