import { expect, it } from 'vitest'
import { BOXES } from '../home/boxes.ts'
import { homeWords } from '../home/words.ts'
import { myself } from '../table/myself.svelte.ts'
import { LessonLine } from './lesson-line.svelte.ts'
import { lessonOf } from './lessons.ts'

it.each(BOXES)('whoever typed more than a name can be still learns « %s »', async (box) => {
  myself.rename('Anne-Marie-Élisabeth de la Tour')
  const { view } = new LessonLine(await lessonOf(box))
  expect(view.seats.find(({ id }) => id === view.me)?.name).toBe(homeWords.current.me)
})
