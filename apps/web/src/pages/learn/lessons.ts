import { readName } from '@tablee/kernel'
import type { Lesson } from '@tablee/ui/lesson/lesson.ts'
import { homeTexts } from '../../parts/home-texts.ts'
import { myself } from '../../services/connection/myself.svelte.ts'
import { type BoxName, clientOfBox } from '../../services/shelf/boxes.ts'

/** The lesson of a box, made for the learner's name. */
export const lessonOf = async (box: BoxName): Promise<Lesson> => {
  const loaded = await clientOfBox(box).lessons?.[box]?.()
  if (loaded === undefined) throw new Error(`no lesson for the box ${box}`)
  return loaded.lesson(readName(myself.name ?? '') ?? homeTexts.current.me)
}
