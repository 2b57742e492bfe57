import { beforeAll, describe, expect, it } from 'vitest'
import { buildServers } from './built.ts'
import { ours } from './contestants.ts'
import { measure } from './measure.ts'

const SMALL = { tables: 2, warmUp: 1, moves: 2, stretches: 2, idle: 2 }

describe('the benchmark of tables, at its smallest size', () => {
  beforeAll(buildServers)

  it.each(ours.map((contestant) => [contestant.name, contestant] as const))(
    '%s plays the same moves, and all figures are reported',
    async (name, contestant) => {
      const { kilobytes, ...figures } = await measure(contestant, SMALL)
      expect(figures.name).toBe(name)
      const { perSecond, p50, p99, cpu } = figures
      for (const figure of [perSecond, p50, p99, cpu]) expect(figure).toBeGreaterThan(0)
      // So few tables may fit into memory that was already allocated.
      expect(kilobytes).not.toBeNaN()
    },
  )
})
