import type { BoxName, GameClient } from '@tablee/ui/client.ts'
import { BOXES, type Box, CLIENTS, DECK_CLIENTS } from '../shelf.ts'
import { WALKED } from '../walks.ts'
import { either } from './said.ts'

/** What a script names a box. */
const idsOf = (boxes: readonly Box[]): readonly BoxName[] => boxes.map(({ id }) => id)

/** The boxes that are played in journeys: those that bring a walk. */
export const PLAYED = idsOf(WALKED)
export const WITH_LESSON = idsOf(BOXES.filter(({ id, client }) => client.lessons?.[id] !== undefined))
export const WITH_COMPANION = idsOf(WALKED.filter(({ walk }) => walk.companion !== undefined))
export const WITH_RULES = CLIENTS.filter((client) => client.rules !== undefined)
/** The first box of each game that has a deck. */
export const WITH_DECK = DECK_CLIENTS.flatMap((client) => WALKED.find((box) => box.client === client)?.id ?? [])

const boxCalled = (name: string | undefined): Box => {
  const box = BOXES.find(({ id }) => id === name)
  if (box === undefined) throw new Error(`no box is called ${name}`)
  return box
}

/** As scripts name it, if there is such a box. */
export const readBox = (name: string | undefined): BoxName => boxCalled(name).id

/** A lid on the shelf of the home page. */
export const lidOf = (name: BoxName): RegExp => {
  const { fr, en } = boxCalled(name).face.title
  return either(fr.join(', '), en.join(', '))
}

/** As scripts name it, if there is such a game. */
export const readGame = (name: string | undefined): GameClient => {
  const client = CLIENTS.find(({ game }) => game === name)
  if (client === undefined) throw new Error(`no game is called ${name}`)
  return client
}
