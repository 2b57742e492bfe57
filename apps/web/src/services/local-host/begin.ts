import type { BoxName } from '../shelf/boxes.ts'
import type { OpenedHere } from './local-trouble.ts'
import type { Gathered } from './seat-around.ts'
import type { Solo } from './solo.ts'

/** Lazy: the host is loaded when a game is started on this device. */
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
