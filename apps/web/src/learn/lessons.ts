import type { BoxName } from '../home/boxes.ts'
import { homeWords } from '../home/words.ts'
import { myself } from '../table/myself.svelte.ts'
import type { Lesson } from './lesson.ts'

/** Each is fetched when somebody wants to learn that game. */
const LESSONS: Readonly<Partial<Record<BoxName, () => Promise<Lesson>>>> = {
  cactus: () => import('./cactus.ts').then(({ cactusLesson }) => cactusLesson(myself.name ?? homeWords.current.me)),
  capture: () => import('./capture.ts').then(({ captureLesson }) => captureLesson(myself.name ?? homeWords.current.me)),
  kokomots: () =>
    import('./kokomots.ts').then(({ kokomotsLesson }) => kokomotsLesson(myself.name ?? homeWords.current.me)),
  lauriers: () =>
    import('./lauriers.ts').then(({ lauriersLesson }) => lauriersLesson(myself.name ?? homeWords.current.me)),
  'word-out': () =>
    import('./word-out.ts').then(({ wordOutLesson }) => wordOutLesson(myself.name ?? homeWords.current.me)),
}

export const lessonOf = (box: BoxName): Promise<Lesson> =>
  LESSONS[box]?.() ?? Promise.reject(new Error(`no lesson for ${box}`))
