import { describe, expect, it } from 'vitest'
import { LessonLine, NOT_NOW } from '../../../apps/web/src/pages/learn/lesson-line.svelte.ts'
import { ask, playLesson } from '../../../apps/web/src/pages/learn/played-lesson.ts'
import type { View } from '../game.ts'
import { lesson } from './lesson.ts'

const MOVES = [
  'go on',
  { type: 'call', step: 1, kind: 'vowel' },
  { type: 'call', step: 2, kind: 'consonant' },
  { type: 'draw-rest', step: 3 },
  { type: 'write', step: 5, word: 'CARTON' },
  { type: 'done', step: 5 },
  { type: 'go-on', step: 6 },
  { type: 'go-on', step: 7 },
  'go on',
] as const
const seen = (line: LessonLine) => line.view.play?.view as View

describe('the lesson of Dix lettres', () => {
  it('leads through a round by the moves it asks for', async () => {
    expect(lesson('Ana').steps.length).toBe(MOVES.length)
    const line = new LessonLine(lesson('Ana'))
    await playLesson(line, MOVES)
    expect(line.step).toBeUndefined()
    const { phase, scores, results } = seen(line)
    expect({ phase, scores: Object.values(scores), best: results[0]?.best }).toEqual({
      phase: 'results',
      scores: [6, 0],
      best: ['RELATIONS'],
    })
  })
  it('holds back what it does not speak of, and nothing is lost', async () => {
    const line = new LessonLine(lesson('Ana'))
    await playLesson(line, MOVES.slice(0, 1))
    const before = seen(line)
    for (const wrong of [
      { type: 'call', step: 1, kind: 'consonant' },
      { type: 'draw-rest', step: 1 },
    ])
      expect(await ask(line, wrong)).toEqual(NOT_NOW)
    expect(seen(line)).toEqual(before)
    await playLesson(line, MOVES.slice(1, 4))
    expect(seen(line).letters).toEqual([...'AROIETNSLC'])
    expect(await ask(line, { type: 'write', step: 5, word: 'LION' })).toEqual(NOT_NOW)
    expect(await ask(line, { type: 'done', step: 5 })).toEqual(NOT_NOW)
  })
  it('lets nobody else bear the name of whoever learns', () => {
    for (const name of ['Léa', 'Sam', 'Moi']) expect(new Set(lesson(name).seats.map((seat) => seat.name)).size).toBe(2)
  })
})
