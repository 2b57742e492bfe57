import { readName } from '@tablee/kernel'
import type { Lesson } from '@tablee/ui/lesson/lesson.ts'
import { homeWords } from '../../parts/home-texts.ts'
import { myself } from '../../services/connection/myself.svelte.ts'
import type { BoxName } from '../../services/shelf/boxes.ts'

/** Each is fetched when somebody wants to learn that game; it is made for a name. */
const LESSONS: Readonly<Record<BoxName, () => Promise<(name: string) => Lesson>>> = {
  cactus: () => import('@tablee/games/mot-pour-mot/lesson/cactus.ts').then(({ cactusLesson }) => cactusLesson),
  capture: () => import('@tablee/games/mot-pour-mot/lesson/capture.ts').then(({ captureLesson }) => captureLesson),
  kokomots: () => import('@tablee/games/kokomots/lesson/lesson.ts').then(({ kokomotsLesson }) => kokomotsLesson),
  lauriers: () => import('@tablee/games/lauriers/lesson/lesson.ts').then(({ lauriersLesson }) => lauriersLesson),
  'word-out': () => import('@tablee/games/word-out/lesson/lesson.ts').then(({ wordOutLesson }) => wordOutLesson),
}

export const lessonOf = async (box: BoxName): Promise<Lesson> => {
  const lesson = await LESSONS[box]()
  return lesson(readName(myself.name ?? '') ?? homeWords.current.me)
}
