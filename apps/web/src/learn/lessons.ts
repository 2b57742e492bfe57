import type { BoxName } from '../home/boxes.ts'
import { homeWords } from '../home/words.ts'
import { myself } from '../table/myself.svelte.ts'
import type { Lesson } from './lesson.ts'

/** Each is fetched when somebody wants to learn that game. */
const LESSONS: Readonly<Partial<Record<BoxName, () => Promise<Lesson>>>> = {
  'word-out': () =>
    import('./word-out.ts').then(({ wordOutLesson }) => wordOutLesson(myself.name ?? homeWords.current.me)),
}

export const lessonOf = (box: BoxName): Promise<Lesson> =>
  LESSONS[box]?.() ?? Promise.reject(new Error(`no lesson for ${box}`))
