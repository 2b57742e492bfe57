import { beforeEach, describe, expect, it } from 'vitest'
import { throttleReports } from './report-throttle.ts'

let now: number
let lines: [string, number][]
let report: (error: unknown) => void
beforeEach(() => {
  now = 0
  lines = []
  report = throttleReports(
    (error, suppressed) => lines.push([String(error), suppressed]),
    () => now,
  )
})

describe('an internal error', () => {
  it('is reported once a minute per cause, with the number of repetitions in between', () => {
    for (; now < 150_000; now += 1000) report(new Error('timeout'))
    expect(lines).toEqual([
      ['Error: timeout', 0],
      ['Error: timeout', 59],
      ['Error: timeout', 59],
    ])
  })

  it('has one cause although it happens at many tables', () => {
    for (let nth = 0; nth < 1000; nth++) report(new Error(`table K${nth}F could not be read up to ${nth}`))
    expect(lines).toHaveLength(1)
  })

  it('is reported at once for another cause', () => {
    report(new Error('timeout'))
    report(new TypeError('timeout'))
    report(new Error('disk full'))
    expect(lines.map(([line]) => line)).toEqual(['Error: timeout', 'TypeError: timeout', 'Error: disk full'])
  })

  it('is reported again when it comes back after a while', () => {
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
