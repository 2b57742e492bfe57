import { expect, it } from 'vitest'
import { parseExceptions } from './exceptions.ts'

it('an exception stands with its reason', () => {
  const { words, faults } = parseExceptions('# remark\nvenvole: only in « à la venvole »: a locution\n\nzut:\nzin\n')
  expect([...words]).toEqual(['venvole'])
  expect(faults).toEqual([
    { line: 4, code: 'exception-without-reason', about: 'zut' },
    { line: 5, code: 'exception-without-reason', about: 'zin' },
  ])
})
