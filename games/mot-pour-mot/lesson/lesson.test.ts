import { describe, expect, it } from 'vitest'
import { LessonLine, NOT_NOW } from '../../../apps/web/src/pages/learn/lesson-line.svelte.ts'
import { ask, playLesson } from '../../../apps/web/src/pages/learn/played-lesson.ts'
import type { Move, View } from '../game.ts'
import { lesson as cactusLesson } from './cactus.ts'
import { lesson as captureLesson } from './capture.ts'

const seen = (line: LessonLine) => line.view.play?.view as View
const spelled = (word: string): Move[] => [
  ...Array.from(word, (letter): Move => ({ type: 'spell', letter })),
  { type: 'done' },
]

const CACTUS: readonly (Move | 'go on')[] = [
  'go on',
  { type: 'draw' },
  { type: 'turn-over' },
  { type: 'start-timer' },
  ...spelled('CLASSE'),
  { type: 'check-spelling' },
  { type: 'vote', vote: 'against' },
  { type: 'draw' },
  { type: 'start-timer' },
  ...spelled('SOURIS'),
  { type: 'contest' },
  { type: 'vote', vote: 'against' },
  'go on',
]
const CAPTURE: readonly (Move | 'go on')[] = [
  'go on',
  { type: 'draw' },
  ...spelled('ASSASSIN'),
  { type: 'start-timer' },
  { type: 'accept' },
  'go on',
]

describe('the lessons of Mot pour Mot', () => {
  it('cactus: two words of one’s own, one of the others that falls to the Dico, one that falls to the vote', async () => {
    const line = new LessonLine(cactusLesson('Ana'))
    await playLesson(line, CACTUS)
    expect(line.step).toBeUndefined()
    const { tiles, turns, given, last, active } = seen(line)
    expect(tiles).toMatchObject({ S: { outBy: 'sel' }, C: { column: 1 }, G: { column: 0 }, T: { column: 0 } })
    expect({ turns, given, active }).toEqual({
      turns: { sel: 2, poivre: 2 },
      given: ['CLASSE', 'GIRAFFE', 'SOURIS', 'CAROTTE'],
      active: 'sel',
    })
    expect(last).toMatchObject({ ending: 'off-category', answer: 'CAROTTE' })
  })

  it('capture: a letter captured with one word, the timer turned for the others', async () => {
    const line = new LessonLine(captureLesson('Ana'))
    await playLesson(line, CAPTURE)
    expect(line.step).toBeUndefined()
    expect(seen(line).tiles).toMatchObject({ S: { outBy: 'sel' }, N: { column: -1 }, C: { column: 1 } })
    expect(seen(line).turns).toEqual({ sel: 1, poivre: 1 })
  })

  it('holds back what it does not speak of, and nothing is lost', async () => {
    const line = new LessonLine(cactusLesson('Ana'))
    expect(await ask(line, { type: 'draw' })).toEqual(NOT_NOW)
    await playLesson(line, CACTUS.slice(0, 2))
    const before = seen(line)
    for (const wrong of [{ type: 'start-timer' }, { type: 'done' }, { type: 'draw' }] as const)
      expect(await ask(line, wrong)).toEqual(NOT_NOW)
    expect(await line.ask({ type: 'pause' })).toEqual(NOT_NOW)
    expect(seen(line)).toEqual(before)
    expect(line.at).toBe(2)
  })

  it('MPM-12 wants this very word, whole; a letter may be taken back', async () => {
    const line = new LessonLine(cactusLesson('Ana'))
    await playLesson(line, CACTUS.slice(0, 4))
    expect(await ask(line, { type: 'spell', letter: 'S' })).toEqual(NOT_NOW)
    expect(await ask(line, { type: 'done' })).toEqual(NOT_NOW)
    await playLesson(line, [
      ...spelled('CLASS').slice(0, -1),
      { type: 'take-back', count: 1 },
      { type: 'spell', letter: 'S' },
    ])
    expect(await ask(line, { type: 'done' })).toEqual(NOT_NOW)
    await playLesson(line, [{ type: 'spell', letter: 'E' }, { type: 'done' }])
    expect(seen(line).answer).toBe('GIRAFFE')
  })

  it('MPM-24 wants a vote against', async () => {
    const line = new LessonLine(cactusLesson('Ana'))
    await playLesson(
      line,
      CACTUS.slice(
        0,
        CACTUS.findIndex((move) => move !== 'go on' && move.type === 'vote'),
      ),
    )
    expect(await ask(line, { type: 'vote', vote: 'for' })).toEqual(NOT_NOW)
    expect(await ask(line, { type: 'vote', vote: 'against' })).toBeUndefined()
  })

  it.each([cactusLesson, captureLesson])('lets nobody else bear the name of whoever learns', (lesson) => {
    for (const name of ['Léa', 'Noé', 'Moi']) expect(new Set(lesson(name).seats.map((seat) => seat.name)).size).toBe(4)
  })

  it('speaks in few words, French ones with their no-break spaces', () => {
    for (const { steps } of [cactusLesson('Ana'), captureLesson('Ana')])
      for (const { say } of steps) {
        expect(say.fr).not.toMatch(/[^\u00a0][;:!?]|«[^\u00a0]|[^\u00a0]»|'/)
        for (const text of Object.values(say)) expect(text.length).toBeLessThanOrEqual(165)
      }
  })
})
