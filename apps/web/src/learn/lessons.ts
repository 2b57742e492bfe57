import type { BoxName } from '../home/boxes.ts'
import type { Lesson } from './lesson.ts'

/** Each is fetched when somebody wants to learn that game. */
const LESSONS: Readonly<Partial<Record<BoxName, () => Promise<Lesson>>>> = {}

export const lessonOf = (box: BoxName): Promise<Lesson> =>
  LESSONS[box]?.() ?? Promise.reject(new Error(`no lesson for ${box}`))
