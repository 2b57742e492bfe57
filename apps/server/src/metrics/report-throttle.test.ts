import { beforeEach, describe, expect, it } from 'vitest'
import { throttleReports } from './report-throttle.ts'

let now: number
let lines: [string, number][]
let report: (error: unknown) => void
beforeEach(() => {
  now = 0
  lines = []
  report = throttleReports(
    (error, unsaid) => lines.push([String(error), unsaid]),
    () => now,
  )
})

describe('what should not have happened', () => {
  it('is told once a minute for one cause, and how often it happened in between', () => {
    for (; now < 150_000; now += 1000) report(new Error('timeout'))
    expect(lines).toEqual([
      ['Error: timeout', 0],
      ['Error: timeout', 59],
      ['Error: timeout', 59],
    ])
  })

  it('is one cause though it happens at many tables', () => {
    for (let nth = 0; nth < 1000; nth++) report(new Error(`table K${nth}F could not be read up to ${nth}`))
    expect(lines).toHaveLength(1)
  })

  it('is told at once for another cause', () => {
    report(new Error('timeout'))
    report(new TypeError('timeout'))
    report(new Error('disk full'))
    expect(lines.map(([line]) => line)).toEqual(['Error: timeout', 'TypeError: timeout', 'Error: disk full'])
  })

  it('is told anew when it comes back after a while', () => {
    report('odd')
    now = 1_000_000
    report('even')
    report('odd')
    expect(lines).toEqual([
      ['odd', 0],
      ['even', 0],
      ['odd', 0],
    ])
  })
})
