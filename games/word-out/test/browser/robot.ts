import type { GameRobot } from '../../../../e2e/robot/game-robot.ts'
import type { Robot } from '../../../../e2e/robot/robot.ts'
import { loadPlayWords } from '../../../../packages/lexicon/src/node.ts'

const { graph } = loadPlayWords()

const SHORTEST = 3

interface Choice {
  /** What the card is called. */
  readonly card: string
  readonly row: string
  readonly letter: string
  readonly isWord: boolean
  readonly length: number
}

/** The letter that a card is or, for a joker, may become. */
const letterOf = (card: string, letters: string): string | undefined =>
  card === 'joker' ? graph.next(letters)[0]?.letter : /^[A-Z](?=,|$)/.exec(card)?.[0]

const handOf = (robot: Robot): readonly string[] => {
  const hand = robot.find('group', /^Ta main, /)
  return hand === undefined ? [] : robot.inside(hand, 'button').map(({ name }) => name)
}

const choicesOn = (row: string, letters: string, hand: readonly string[]): readonly Choice[] =>
  hand.flatMap((card) => {
    const letter = letterOf(card, letters)
    if (letter === undefined || !graph.isBeginning(letters + letter)) return []
    const word = letters + letter
    return [{ card, row, letter, isWord: word.length >= SHORTEST && graph.isWord(word), length: word.length }]
  })

/** Words first, then whatever is nearest to one. */
const best = (choices: readonly Choice[]): Choice | undefined =>
  [...choices].sort((a, b) => Number(b.isWord) - Number(a.isWord) || b.length - a.length)[0]

const pick = async (robot: Robot, card: string) => {
  const isOfHand = ({ within }: { within: readonly { name: string }[] }) =>
    within.some(({ name }) => name.startsWith('Ta main, '))
  await robot.press('button', card, isOfHand)
}

const nameJoker = async (robot: Robot, letter: string) => {
  if (robot.find('dialog', 'Quelle lettre pour ton joker ?')) await robot.press('button', new RegExp(`^${letter}(,|$)`))
}

const lay = async (robot: Robot) => {
  const hand = handOf(robot)
  const rows = robot.all('button', /^Rangée \d, /).filter(({ states }) => !states.has('disabled'))
  const choice = best(
    rows.flatMap(({ name }) => {
      const [, row = '', letters = ''] = /^Rangée (\d), (?:([A-Z]+),)?/.exec(name) ?? []
      return choicesOn(row, letters, hand)
    }),
  )
  if (choice === undefined) return robot.press('button', /^(Passer|M’arrêter là)/)
  await pick(robot, choice.card)
  const row = robot.find('button', new RegExp(`^Rangée ${choice.row}, `))
  // As the hand says it: the row's number puts the card there.
  if (!row?.states.has('pressed')) await robot.use(choice.row)
  await nameJoker(robot, choice.letter)
  await robot.press('button', choice.isWord ? /^Poser et WORD OUT/ : 'Poser')
}

/** Only what is a word again is worth a card. */
const counter = async (robot: Robot) => {
  const [, word = ''] =
    /([A-Z]{3,}), \d+ points?\.$/.exec(robot.announced.findLast((text) => /WORD OUT|annonce/.test(text)) ?? '') ?? []
  const choice = word === '' ? undefined : best(choicesOn('', word, handOf(robot)))
  if (!choice?.isWord) return robot.press('button', 'Laisser passer')
  await pick(robot, choice.card)
  await nameJoker(robot, choice.letter)
  await robot.press('button', /^Contrer et WORD OUT/)
}

const play = async (robot: Robot): Promise<boolean> => {
  if (robot.find('heading', /^(À toi de poser|Encore|Ouvre la rangée)/)) await lay(robot)
  else if (robot.can('button', 'Laisser passer')) await counter(robot)
  // Around one device: whoever counters would take it.
  else if (robot.says(/^Quelqu’un contre /)) await robot.press('button', 'Personne')
  else return false
  return true
}

export const robot: GameRobot = {
  boxes: {
    'word-out': { lid: /^Word Out/, options: [['Temps pour poser', 'sans sablier']], people: 3, play },
  },
}
