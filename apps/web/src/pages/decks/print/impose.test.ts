import { CLIENTS } from '@tablee/games/screens.ts'
import type { Grid } from '@tablee/ui/deck/card-print.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { A4, cutLines, cutMarks, imposeBothSides, imposeOneSide, marginsOf } from './impose.ts'

const GRID: Grid = { columns: 3, rows: 2, width: 60, height: 40 }
const cards = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ front: `${nth + 1}a`, back: `${nth + 1}b` }))
const anyGrid = fc.record({
  columns: fc.integer({ min: 1, max: 6 }),
  rows: fc.integer({ min: 1, max: 8 }),
  width: fc.constant(30),
  height: fc.constant(30),
})

describe('imposition', () => {
  it('on backs each row is mirrored, so that a back lies behind its front', () => {
    const [front, back] = imposeBothSides(cards(5), GRID, '')
    expect(front?.cells).toEqual(['1a', '2a', '3a', '4a', '5a', undefined])
    expect(back?.cells).toEqual(['3b', '2b', '1b', undefined, '5b', '4b'])
  })
  it('a sheet is its front, then its back, as a printer that turns paper wants them', () => {
    expect(imposeBothSides(cards(7), GRID, '').map(({ sheet, side }) => `${sheet} ${side}`)).toEqual([
      '1 front',
      '1 back',
      '2 front',
      '2 back',
    ])
  })
  it('seen through the paper, front and back of every card are at the same place, whatever the grid', () => {
    fc.assert(
      fc.property(anyGrid, fc.integer({ min: 1, max: 120 }), (grid, count) => {
        const pages = imposeBothSides(cards(count), grid, '')
        const found = new Set<string>()
        for (let nth = 0; nth < pages.length; nth += 2)
          pages[nth]?.cells.forEach((front, cell) => {
            const column = cell % grid.columns
            const behind = pages[nth + 1]?.cells[cell - column + grid.columns - 1 - column]
            expect(behind).toBe(front?.replace('a', 'b'))
            if (front !== undefined) found.add(front)
          })
        expect(found.size).toBe(count)
      }),
    )
  })
  it('one-sided, every face is there once, in its order', () => {
    const faces = Array.from({ length: 14 }, (_, nth) => nth)
    const pages = imposeOneSide(faces, GRID)
    expect(pages).toHaveLength(3)
    expect(pages.flatMap(({ cells }) => cells).filter((face) => face !== undefined)).toEqual(faces)
  })
  it('no card, no page', () => {
    expect([...imposeBothSides([], GRID, ''), ...imposeOneSide([], GRID)]).toEqual([])
  })
})

describe('paper', () => {
  it('every deck leaves 8 mm at the edges of A4, cut marks included, alike left and right', async () => {
    const prints = await Promise.all(CLIENTS.flatMap(({ print }) => (print === undefined ? [] : [print()])))
    expect(prints.length).toBeGreaterThan(0)
    for (const { grid } of prints.flatMap(({ print }) => print.box(''))) {
      const { left, top } = marginsOf(grid)
      expect(left * 2 + grid.columns * grid.width).toBeCloseTo(A4.width)
      const upright = [...cutMarks(grid).matchAll(/M([\d.]+) ([\d.]+)v(-?\d+)/g)].flatMap(([, , y, length]) => [
        Number(y),
        Number(y) + Number(length),
      ])
      const level = [...cutMarks(grid).matchAll(/M([\d.]+) ([\d.]+)h(-?\d+)/g)].flatMap(([, x, , length]) => [
        Number(x),
        Number(x) + Number(length),
      ])
      expect(Math.min(...level, left)).toBeGreaterThanOrEqual(8)
      expect(Math.min(...upright, top)).toBeGreaterThanOrEqual(8)
      expect(Math.max(...level)).toBeLessThanOrEqual(A4.width - 8)
      expect(Math.max(...upright)).toBeLessThanOrEqual(A4.height - 8)
    }
  })
  it('a cut mark stands at each edge of a card, four to a column and row', () => {
    expect(cutMarks(GRID).match(/M/g)).toHaveLength(2 * (3 + 1) + 2 * (2 + 1))
  })
  it('only cards have lines to cut along', () => {
    expect(cutLines(['a', undefined, 'b'], GRID).match(/M/g)).toHaveLength(2)
    expect(cutLines(['a'], GRID)).toBe('M15 108.5h60v40h-60z')
  })
})
