import type { GameRobot } from '../../../../e2e/robot/game-robot.ts'
import type { Robot } from '../../../../e2e/robot/robot.ts'
import { loadPlayWords } from '../../../../packages/lexicon/src/node.ts'

const { graph } = loadPlayWords()
/** Who sits first. */
const GOES_ON = 'Ana'
const MATERIAL = 'Les dix lettres'
/** Long enough to win against words that others know, short enough to type. */
const LENGTH = 6

const lettersHeard = (robot: Robot): readonly string[] => {
  const group = robot.find('group', MATERIAL)
  return group === undefined ? [] : robot.inside(group, 'button').map(({ name }) => name.charAt(0))
}

/** The first long word that comes to mind: letter after letter, as long as it is the beginning of something. */
const wordOf = (letters: readonly string[], beginning = ''): string => {
  if (beginning.length === LENGTH) return graph.isWord(beginning) ? beginning : ''
  let best = graph.isWord(beginning) ? beginning : ''
  for (const [nth, letter] of letters.entries()) {
    if (best.length === LENGTH || !graph.isBeginning(beginning + letter)) continue
    const word = wordOf(
      letters.filter((_, other) => other !== nth),
      beginning + letter,
    )
    if (word.length > best.length) best = word
  }
  return best
}

/** Letters are typed wherever the focus is, as the group says; the first one is taken by its button. */
const search = async (robot: Robot) => {
  if (robot.can('button', /^C’est bon avec /)) return robot.press('button', /^C’est bon avec /)
  const [first = '', ...rest] = wordOf(lettersHeard(robot))
  await robot.press('button', `${first}, ajouter`)
  await robot.write(rest.join(''))
}

const play = async (robot: Robot): Promise<boolean> => {
  const next = robot.can('button', /^(Le mot suivant|Voir le résultat|Manche suivante|Voir qui gagne)$/)
  if (robot.find('heading', /voyelle ou consonne/)) {
    // Two are called, so that one hears what comes; the rest is left to chance.
    const before = robot.announced.findLastIndex((text) => text.startsWith('Les lettres sont'))
    const called = robot.announced.slice(before + 1).filter((text) => /^[A-Z]\.$/.test(text)).length
    const next = ['Voyelle', 'Consonne'][called] ?? 'Le reste au hasard'
    // While a letter is on its way no other is called.
    if (!robot.can('button', next)) return false
    await robot.press('button', next)
  } else if (robot.find('group', MATERIAL) && robot.can('button', /, ajouter$/)) await search(robot)
  // Anybody may go on: one does, and the others listen.
  else if (next && robot.name === GOES_ON) await robot.press('button', next.name)
  else return false
  return true
}

export const robot: GameRobot = {
  boxes: {
    'dix-lettres': {
      lid: /^Dix lettres/,
      options: [
        ['Temps pour chercher', 'sans sablier'],
        ['Manches', '3'],
      ],
      people: 3,
      play,
    },
  },
}
