import { beforeAll, describe, expect, it } from 'vitest'
import { buildServers } from './built.ts'
import { ours } from './contestants.ts'
import { measure } from './measure.ts'

const SMALL = { tables: 2, warmUp: 1, moves: 2, stretches: 2, idle: 2 }

describe('the bench of tables, at its smallest', () => {
  beforeAll(buildServers)

  it.each(ours.map((contestant) => [contestant.name, contestant] as const))(
    '%s plays the same moves, and every figure is told',
    async (name, contestant) => {
      const { kilobytes, ...figures } = await measure(contestant, SMALL)
      expect(figures.name).toBe(name)
      const { perSecond, p50, p99, cpu } = figures
      for (const figure of [perSecond, p50, p99, cpu]) expect(figure).toBeGreaterThan(0)
      // So few tables may fit into what was there already.
      expect(kilobytes).not.toBeNaN()
    },
  )
})
