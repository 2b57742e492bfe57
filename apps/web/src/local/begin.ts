import type { BoxName } from '../home/boxes.ts'
import type { Gathered } from './seat-around.ts'
import type { Solo } from './solo.ts'
import type { OpenedHere } from './trouble.ts'

/** What plays here is fetched when somebody wants to play here. */
const orNotFetched = async (opening: Promise<OpenedHere>): Promise<OpenedHere> => {
  try {
    return await opening
  } catch (error) {
    console.error(error)
    return { trouble: 'not-fetched' }
  }
}

export const beginSolo = (solo: Solo): Promise<OpenedHere> =>
  orNotFetched(import('./solo.ts').then(({ openSolo }) => openSolo(solo)))

export const beginAround = (box: BoxName, gathered: Gathered): Promise<OpenedHere> =>
  orNotFetched(import('./open-around.ts').then(({ openAround }) => openAround(box, gathered)))
