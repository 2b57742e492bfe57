import { readFileSync } from 'node:fs'
import { parseCategoryCards } from '@tablee/game-kit/deck/sides.ts'
import { fold } from '@tablee/lexicon'
import type { BoxRobot, GameRobot } from '../../../../e2e/robot/game-robot.ts'
import type { Robot } from '../../../../e2e/robot/robot.ts'

/** What comes to one's mind when one hears a category. */
const ideas = new Map(
  parseCategoryCards(readFileSync(new URL('../../deck/cards.txt', import.meta.url), 'utf8'))
    .cards.flatMap(({ front, back }) => [front, back])
    .map(({ category, answers }) => [category.replaceAll(/\s+/g, ' '), answers.map(({ word }) => word)]),
)
const MOST_IDEAS = 2

const PAD = 'Les lettres à épeler'

/** The word that moves most, of those that nobody has said. */
const wordFor = (robot: Robot): string => {
  const card = robot.find('region', 'La catégorie')
  const category = card ? robot.textsIn(card).join(' ') : ''
  const onBoard = new Set(robot.all('button', /^[A-Z], sur le plateau$/).map(({ name }) => name.charAt(0)))
  const moves = (word: string) => [...word].filter((letter) => onBoard.size === 0 || onBoard.has(letter)).length
  const said = new Set(robot.notes)
  const words = (ideas.get(category) ?? [])
    .flatMap((word) => fold(word) ?? [])
    .filter((word) => /^[A-Z]{2,12}$/.test(word) && !said.has(word))
  const [best] = words.sort((a, b) => moves(b) - moves(a))
  if (best === undefined) throw robot.stuck(`no word for « ${category} »`)
  return best
}

const spell = async (robot: Robot) => {
  const word = wordFor(robot)
  robot.notes.push(word)
  for (const letter of word) await robot.press('button', new RegExp(`^${letter}, `))
  await robot.press('button', 'C’est dit !')
}

const suggest = async (robot: Robot) => {
  await robot.fill('textbox', 'Ton idée', wordFor(robot).toLowerCase())
  await robot.press('button', 'Souffler')
}

const ON =
  /^(Tirer une carte|Retourner le sablier|D’accord|C’est un nom propre ou étranger|On vote|Accepté|Bien écrit|Dire le mot)$/

const play = async (robot: Robot): Promise<boolean> => {
  const on = robot.all('button', ON).find(({ states }) => !states.has('disabled') && !states.has('pressed'))
  if (robot.find('group', PAD)) await spell(robot)
  else if (
    robot.find('textbox', 'Ton idée') &&
    robot.all('listitem', /souffle|:/).length < MOST_IDEAS &&
    !robot.find('list', 'Les idées de l’équipe')
  )
    await suggest(robot)
  else if (on) await robot.press('button', on.name)
  else return false
  return true
}

const box = (lid: RegExp): BoxRobot => ({
  lid,
  options: [
    ['Temps pour épeler', 'sans sablier'],
    ['Colonnes du plateau', '3'],
  ],
  people: 4,
  play,
})

export const robot: GameRobot = {
  boxes: { cactus: box(/^Mot pour Mot, édition Cactus/), capture: box(/^Mot pour Mot, édition Capture/) },
}
