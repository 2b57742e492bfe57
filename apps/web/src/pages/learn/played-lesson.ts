import { expect } from 'vitest'
import type { LessonLine } from './lesson-line.svelte.ts'

export const ask = (line: LessonLine, move: unknown) => line.ask({ type: 'play', move })

/** What the learner does, in order; « go on » where nothing is awaited, a function where it depends on what is seen. */
export const playLesson = async (line: LessonLine, moves: readonly unknown[]) => {
  for (const move of moves) {
    if (move === 'go on') {
      expect(line.step?.awaits).toBeUndefined()
      line.next()
    } else {
      const made = typeof move === 'function' ? move(line) : move
      expect(await ask(line, made), JSON.stringify(made)).toBeUndefined()
    }
  }
}
