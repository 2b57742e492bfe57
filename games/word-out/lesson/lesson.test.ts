import { describe, expect, it } from 'vitest'
import { LessonLine, NOT_NOW } from '../../../apps/web/src/pages/learn/lesson-line.svelte.ts'
import { ask, playLesson } from '../../../apps/web/src/pages/learn/played-lesson.ts'
import type { View } from '../game.ts'
import { lesson as wordOutLesson } from './lesson.ts'

const lay = (card: string, row: number, isWordOut = false, as?: string) => ({
  type: 'lay',
  card,
  row,
  isWordOut,
  ...(as === undefined ? {} : { as }),
})
const seen = (line: LessonLine) => line.view.play?.view as View

const MOVES = [
  'go on',
  lay('simple-U-1', 0),
  lay('simple-E-1', 0, true),
  'go on',
  lay('simple-N-1', 0),
  { type: 'counter', step: 8, cards: [{ card: 'simple-S-1' }], isWordOut: true },
  lay('simple-D-1', 1),
  lay('trash-1', 3),
  lay('simple-O-1', 3),
  { type: 'pass' },
  (line: LessonLine) => ({
    type: 'counter',
    step: seen(line).step,
    cards: [{ card: 'simple-T-4' }],
    isWordOut: false,
  }),
  { type: 'pass' },
  lay('replay-A-1', 2),
  lay('joker-1', 2, true, 'C'),
  'go on',
]

describe('the lesson of Word Out!', () => {
  it('leads from RU to a new deal by the moves it asks for', async () => {
    const lesson = wordOutLesson('Ana')
    expect(lesson.steps.length).toBe(MOVES.length)
    const line = new LessonLine(lesson)
    await playLesson(line, MOVES)
    expect(line.step).toBeUndefined()
    const { scores, deals, hand, phase } = seen(line)
    expect(Object.values(scores)).toEqual([17, 0, 0])
    expect({ deals, held: hand?.length, phase }).toEqual({ deals: 2, held: 8, phase: 'start' })
  })

  it('holds back what it does not speak of, and nothing is lost', async () => {
    const line = new LessonLine(wordOutLesson('Ana'))
    expect(await ask(line, lay('simple-U-1', 0))).toEqual(NOT_NOW)
    line.next()
    const before = seen(line)
    for (const wrong of [
      lay('simple-E-1', 0),
      lay('simple-U-1', 1),
      lay('simple-U-1', 0, true),
      { type: 'pass' },
      { type: 'stop' },
    ])
      expect(await ask(line, wrong)).toEqual(NOT_NOW)
    expect(await line.ask({ type: 'pause' })).toEqual(NOT_NOW)
    expect(seen(line)).toEqual(before)
    expect(line.at).toBe(1)
  })

  it('WO-19 wants NET blocked and not taken: nobody scores, the word stands there longer', async () => {
    const line = new LessonLine(wordOutLesson('Ana'))
    await playLesson(line, MOVES.slice(0, 10))
    const { scores, word, step } = seen(line)
    expect({ word, points: Object.values(scores) }).toEqual({ word: 'NET', points: [12, 0, 0] })
    const counter = { type: 'counter', step, cards: [{ card: 'simple-T-4' }] }
    expect(await ask(line, { ...counter, isWordOut: true })).toEqual(NOT_NOW)
    expect(await ask(line, { type: 'decline', step })).toEqual(NOT_NOW)
    expect(await ask(line, { ...counter, isWordOut: false })).toBeUndefined()
    const after = seen(line)
    expect(after.scores).toEqual(scores)
    expect(after.rows?.[0]?.map(({ letter }) => letter).join('')).toBe('NETT')
  })

  it('WO-12 wants the joker to be a C', async () => {
    const line = new LessonLine(wordOutLesson('Ana'))
    await playLesson(line, MOVES.slice(0, 13))
    expect(await ask(line, lay('joker-1', 2, true, 'B'))).toEqual(NOT_NOW)
    expect(await ask(line, lay('joker-1', 2, true, 'C'))).toBeUndefined()
  })

  it('lets nobody else bear the name of whoever learns', () => {
    for (const name of ['Léa', 'Sam', 'Moi']) {
      const names = wordOutLesson(name).seats.map((seat) => seat.name)
      expect(new Set(names).size).toBe(3)
    }
  })
})
