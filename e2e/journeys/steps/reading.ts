import { titled } from '../../shelf.ts'
import { readBox, readGame, WITH_LESSON, WITH_RULES } from '../boxes.ts'
import { either, SAID } from '../said.ts'
import { drawFrom, type Step } from '../step.ts'
import { goHome, openBox } from '../ways.ts'

const lesson: Step = {
  name: 'lesson',
  isPossible: () => true,
  draw: (_, chance) => [drawFrom(WITH_LESSON, chance)],
  run: async (world, [name]) => {
    const box = readBox(name)
    const { hand, kept } = world
    const isNew = !kept.known.has(box)
    await openBox(world, box)
    await hand.tap('link', SAID.learn)
    if (isNew) kept.known.add(box)
    const goOn = either('Suite', 'Go on')
    await hand.sees('button', goOn)
    await hand.tap('button', goOn)
    await hand.sees('button', either('Passer la leçon', 'Skip the lesson'))
    return isNew ? 'the first time, one step' : 'again, one step'
  },
}

const WORDS = { chat: /Valable|Valid/, maison: /Valable|Valid/, blorpi: /Refusé|Refused/, zzz: /Refusé|Refused/ }

const dico: Step = {
  name: 'dico',
  isPossible: () => true,
  draw: (_, chance) => [drawFrom(Object.keys(WORDS), chance)],
  run: async (world, [word = 'chat']) => {
    const { hand } = world
    await goHome(world)
    await hand.tap('link', either('Ouvrir le Dico', 'Open the Dico'))
    await hand.fill(either('Mot à vérifier', 'French word to check'), word)
    await hand.reads(WORDS[word as keyof typeof WORDS] ?? /Valable|Refusé|Début|Valid|Refused|Beginning/)
    return `looked up ${word}`
  },
}

const rules: Step = {
  name: 'rules',
  isPossible: () => true,
  draw: (_, chance) => [drawFrom(WITH_RULES, chance).game],
  run: async (world, [game]) => {
    const { hand } = world
    const title = new RegExp(titled(readGame(game)))
    await goHome(world)
    await hand.tap('link', either('Les règles', 'The rules'))
    await hand.until('the list of rules', async () => ((await world.path()) === '/regles' ? true : undefined))
    await hand.tap('link', title)
    await hand.until('the rules of one game', async () =>
      (await world.path())?.startsWith('/regles/') ? true : undefined,
    )
    await hand.sees('heading', title)
    return `read those of ${game}`
  },
}

export const READING_STEPS: readonly Step[] = [lesson, dico, rules]
