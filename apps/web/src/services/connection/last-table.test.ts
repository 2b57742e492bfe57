import { expect, it } from 'vitest'
import { lastTable } from './last-table.ts'

it('ALL-6 the table one sits at is kept until one leaves it; leaving another changes nothing', () => {
  expect(lastTable.read()).toBeUndefined()
  lastTable.sitAt('K7QF')
  lastTable.leave('T748')
  expect(lastTable.read()).toBe('K7QF')
  lastTable.leave('K7QF')
  expect(lastTable.read()).toBeUndefined()
})
