import { expect, it } from 'vitest'
import { homeTexts } from '../../parts/home-texts.ts'
import { myself } from '../../services/connection/myself.svelte.ts'
import { BOXES, clientOfBox } from '../../services/shelf/boxes.ts'
import { LessonLine } from './lesson-line.svelte.ts'
import { lessonOf } from './lessons.ts'

it.each(BOXES.filter((box) => clientOfBox(box).lessons?.[box]))(
  'a name that is too long for a table still gets the lesson of « %s »',
  async (box) => {
    myself.rename('Anne-Marie-Élisabeth de la Tour')
    const { view } = new LessonLine(await lessonOf(box))
    expect(view.seats.find(({ id }) => id === view.me)?.name).toBe(homeTexts.current.me)
  },
)
