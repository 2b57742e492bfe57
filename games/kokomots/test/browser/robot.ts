import { readFileSync } from 'node:fs'
import { fold } from '@tablee/lexicon'
import type { GameRobot } from '../../../../e2e/robot/game-robot.ts'
import type { Robot } from '../../../../e2e/robot/robot.ts'
import { parseThemeCards } from '../../deck/parse.ts'

/** What comes to one's mind when one hears a theme. */
const ideas = new Map(
  parseThemeCards(readFileSync(new URL('../../deck/cards.txt', import.meta.url), 'utf8'))
    .cards.flatMap(({ front, back }) => [front, back])
    .map(({ category, answers }) => [
      category,
      answers.map(({ word }) => word).filter((word) => /^[\p{L}]+$/u.test(word)),
    ]),
)

/** Letters that bind to no place, by what they are called. */
const plain = (names: readonly string[]) => names.filter((name) => /^[A-Z]$/.test(name))

const has = (letters: string, first: string, second: string) =>
  first === second ? letters.split(first).length > 2 : letters.includes(first) && letters.includes(second)

interface Idea {
  readonly title: string
  readonly word: string
}

/** What one could say now: a letter of one's own, and one that lies under the theme. */
const wordsNow = (robot: Robot): readonly Idea[] => {
  const hand = robot.find('list', 'Ta main')
  const own = hand ? plain(robot.inside(hand, 'button').map(({ name }) => name)) : []
  const columns = robot.all('group').filter(({ name }) => ideas.has(name))
  return columns.flatMap((column) => {
    const under = plain(robot.inside(column, 'button').map(({ name }) => name))
    return (ideas.get(column.name) ?? []).flatMap((word) => {
      const letters = fold(word) ?? ''
      const fits = own.some((mine) => under.some((lying) => has(letters, mine, lying)))
      return fits && !robot.notes.includes(`${column.name} ${word}`) ? [{ title: column.name, word }] : []
    })
  })
}

const ANNOUNCE = /^Annoncer ./

const announce = async (robot: Robot) => {
  const [idea] = wordsNow(robot)
  if (idea === undefined) {
    // Other letters, once a turn; then nothing is left but to let the time pass.
    if (robot.can('button', 'Changer les trois')) return robot.press('button', 'Changer les trois')
    return robot.rest()
  }
  robot.notes.push(`${idea.title} ${idea.word}`, idea.word)
  await robot.write(idea.word)
  // The machine proposes a theme; it may be another one.
  if (robot.can('button', ANNOUNCE) && !robot.says(`, ${idea.title}, `))
    await robot.press('button', undefined, ({ name }) => name.startsWith(`${idea.title}, `))
  const refused = robot.announced.length
  if (robot.can('button', ANNOUNCE)) await robot.press('button', ANNOUNCE)
  const isOut = robot.announced.slice(refused).every((text) => !/^(Le dico ne connaît pas|Déjà)/.test(text))
  if (isOut && !robot.can('button', ANNOUNCE)) return
  // What was refused is put back.
  for (const _ of idea.word) await robot.use('Backspace')
}

const play = async (robot: Robot): Promise<boolean> => {
  if (robot.find('heading', /Épelle-le$/i)) await robot.write(fold(robot.notes.at(-1) ?? '') ?? '')
  else if (robot.can('button', 'J’accepte')) await robot.press('button', 'J’accepte')
  else if (robot.can('button', /^(C’est parti|Lancer le sablier)/))
    await robot.press('button', /^(C’est parti|Lancer le sablier)/)
  else if (robot.find('button', /^Annoncer/) && !robot.says('attend le juge')) await announce(robot)
  else return false
  return true
}

export const robot: GameRobot = {
  boxes: {
    kokomots: { lid: /^Kokomots/, options: [['Cartes par pile', '3']], people: 3, play },
  },
}
