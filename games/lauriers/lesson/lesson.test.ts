import { describe, expect, it } from 'vitest'
import { LessonLine, NOT_NOW } from '../../../apps/web/src/pages/learn/lesson-line.svelte.ts'
import { ask, playLesson } from '../../../apps/web/src/pages/learn/played-lesson.ts'
import type { View } from '../game.ts'
import { lesson as lauriersLesson } from './lesson.ts'

const seen = (line: LessonLine) => line.view.play?.view as View

/** LAU-8: what « Fusionner » asks for: the true one goes to the one that says the same. */
const merging = (line: LessonLine) => {
  const [truth, leas, sams] = seen(line).desk?.lines ?? []
  const both = { from: [...(sams?.from ?? []), ...(truth?.from ?? [])], wording: truth?.wording }
  return { type: 'arrange', lines: [leas, both] }
}
const readingOn = (line: LessonLine) => ({ type: 'read-on', step: seen(line).step })

const MOVES = [
  'go on',
  { type: 'pick', nth: 0 },
  'go on',
  merging,
  { type: 'publish' },
  readingOn,
  readingOn,
  { type: 'tell' },
  { type: 'go-on' },
  { type: 'hand-in', round: 2, text: 'Petit chat qui râle.' },
  { type: 'vote', round: 2, line: 0, stake: true },
  'go on',
] as const

describe('the lesson of Les Lauriers', () => {
  it('leads through a round led and one voted in by the moves it asks for', async () => {
    const lesson = lauriersLesson('Ana')
    expect(lesson.steps.length).toBe(MOVES.length)
    const line = new LessonLine(lesson)
    await playLesson(line, MOVES.slice(0, -1))
    const { last, leaves, tokens, phase } = seen(line)
    expect({ phase, word: last?.word, lines: last?.lines.length }).toEqual({
      phase: 'results',
      word: 'mascaret',
      lines: 3,
    })
    // LAU-14: one misled; then LAU-13, LAU-12 and LAU-17: (2 + 1) × 2.
    expect(Object.values(leaves)).toEqual([8, 5, 2])
    expect(Object.values(tokens)).toEqual([2, 3, 3])
    await playLesson(line, MOVES.slice(-1))
    expect(line.step).toBeUndefined()
  })

  it('LAU-8 points the twin out that it speaks of', async () => {
    const line = new LessonLine(lauriersLesson('Ana'))
    await playLesson(line, MOVES.slice(0, 3))
    expect(seen(line).desk?.twins).toEqual([[0, 2]])
  })

  it('holds back what it does not speak of, and nothing is lost', async () => {
    const line = new LessonLine(lauriersLesson('Ana'))
    expect(await ask(line, { type: 'pick', nth: 0 })).toEqual(NOT_NOW)
    line.next()
    expect(await ask(line, { type: 'pick', nth: 1 })).toEqual(NOT_NOW)
    expect(await line.ask({ type: 'pause' })).toEqual(NOT_NOW)
    await playLesson(line, MOVES.slice(1, 3))
    const before = seen(line)
    const [truth, leas, sams] = before.desk?.lines ?? []
    const wrong = [{ from: [...(truth?.from ?? []), ...(leas?.from ?? [])], wording: truth?.wording }, sams]
    for (const move of [{ type: 'publish' }, { type: 'shuffle' }, { type: 'arrange', lines: wrong }])
      expect(await ask(line, move)).toEqual(NOT_NOW)
    expect(seen(line)).toEqual(before)
    expect(line.at).toBe(3)
  })

  it('LAU-6 takes what is typed, but no text that would be merged with another', async () => {
    const line = new LessonLine(lauriersLesson('Ana'))
    await playLesson(line, MOVES.slice(0, 9))
    expect(await ask(line, { type: 'draft', round: 2, text: 'Petit' })).toBeUndefined()
    expect(line.at).toBe(9)
    const sams = 'masque de cuir, porté au carnaval'
    expect(await ask(line, { type: 'hand-in', round: 2, text: sams })).toEqual(NOT_NOW)
    expect((await ask(line, { type: 'hand-in', round: 2, text: ' ' }))?.code).toBe('nothing-written')
    await playLesson(line, MOVES.slice(9, 10))
    expect(await ask(line, { type: 'vote', round: 2, line: 0 })).toEqual(NOT_NOW)
    await playLesson(line, MOVES.slice(10))
    expect(line.step).toBeUndefined()
  })

  it('lets nobody else bear the name of whoever learns', () => {
    for (const name of ['Léa', 'Sam', 'Moi']) {
      const names = lauriersLesson(name).seats.map((seat) => seat.name)
      expect(new Set(names).size).toBe(3)
    }
  })
})
