import { describe, expect, it } from 'vitest'
import { LessonLine, NOT_NOW } from '../../../apps/web/src/pages/learn/lesson-line.svelte.ts'
import { ask, playLesson } from '../../../apps/web/src/pages/learn/played-lesson.ts'
import type { View } from '../game.ts'
import { lesson as kokomotsLesson } from './lesson.ts'

const claim = (word: string, column: number, ...cards: readonly string[]) => ({
  type: 'claim',
  word,
  column,
  isLinked: false,
  cards,
})
const spell = (letter: string) => ({ type: 'spell', claim: 5, letter })
const seen = (line: LessonLine) => line.view.play?.view as View

const POIRE = claim('poire', 2, 'R-3', 'E-2', 'P-1', 'I-3')
const LION = claim('lion', 1, 'N-3', 'O-3', 'L-2', 'I-2')
const MOVES = [
  'go on',
  { type: 'ready' },
  POIRE,
  'go on',
  claim('rome', 0, 'M-2', 'first-R-1', 'O-1', 'E-1'),
  claim('lions', 1, 'N-3', 'O-3', 'S-2', 'L-2', 'I-2'),
  LION,
  claim('avocat', 3, 'spell-A-1', 'T-3', 'V-1', 'C-1'),
  ...[...'AVOCAT'].map(spell),
  { type: 'discard' },
  { type: 'accept', claim: 6 },
  { type: 'refuse', claim: 7, reason: 'off-theme' },
  'go on',
]
/** All but the last letter are taken without leading on. */
const LETTERS_BETWEEN = 5

describe('the lesson of Kokomots', () => {
  it('leads from POIRE to the judge’s chair by the moves it asks for', async () => {
    const lesson = kokomotsLesson('Ana')
    expect(lesson.steps.length).toBe(MOVES.length - LETTERS_BETWEEN)
    const line = new LessonLine(lesson)
    await playLesson(line, MOVES)
    expect(line.step).toBeUndefined()
    const { piles, camps, claims, hand } = seen(line)
    expect(camps.map(({ id }) => piles[id]?.points)).toEqual([22, 5, 0])
    expect({ claims, held: hand?.map(({ letter }) => letter).join('') }).toEqual({ claims: [], held: 'ELI' })
  })

  it('holds back what it does not speak of, and nothing is lost', async () => {
    const line = new LessonLine(kokomotsLesson('Ana'))
    expect(await ask(line, { type: 'ready' })).toEqual(NOT_NOW)
    await playLesson(line, MOVES.slice(0, 2))
    const before = seen(line)
    for (const wrong of [
      LION,
      claim('poire', 2, 'R-3', 'P-1'),
      claim('prix', 2, 'R-3', 'P-1', 'I-3'),
      { type: 'discard' },
      { type: 'stop', turn: 1 },
    ])
      expect(await ask(line, wrong)).toEqual(NOT_NOW)
    expect(await line.ask({ type: 'pause' })).toEqual(NOT_NOW)
    expect(seen(line)).toEqual(before)
    expect(line.at).toBe(2)
  })

  it('KOK-21 lets nobody slip while they spell', async () => {
    const line = new LessonLine(kokomotsLesson('Ana'))
    await playLesson(line, MOVES.slice(0, 9))
    for (const wrong of ['A', 'T', 'C']) expect(await ask(line, spell(wrong))).toEqual(NOT_NOW)
    expect(seen(line).claims?.[0]?.typed).toBe(1)
    await playLesson(line, MOVES.slice(9, 14))
    expect(await ask(line, { type: 'discard' })).toBeUndefined()
  })

  it('KOK-18 wants the reason', async () => {
    const line = new LessonLine(kokomotsLesson('Ana'))
    await playLesson(line, MOVES.slice(0, -2))
    for (const wrong of [
      { type: 'accept', claim: 7 },
      { type: 'refuse', claim: 7, reason: 'other' },
    ])
      expect(await ask(line, wrong)).toEqual(NOT_NOW)
  })

  it('KOK-4 lets whoever learns begin, and nobody else bear their name', () => {
    for (const name of ['Léa', 'Sam', 'Moi', 'Al', '7', 'Anne-Sophie']) {
      const lesson = kokomotsLesson(name)
      expect(new Set(lesson.seats.map((seat) => seat.name)).size).toBe(3)
      const line = new LessonLine(lesson)
      expect(seen(line).active).toBe(line.view.me)
    }
  })
})
