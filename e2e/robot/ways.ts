import type { Browser, BrowserContext } from '@playwright/test'
import { NEW_DEVICE } from '../intros.ts'
import type { BoxRobot } from './game-robot.ts'
import { beginAlone, beginAround, joinTable, openTable, playOn, startTable } from './play-game.ts'
import { Robot } from './robot.ts'
import { ScreenReader } from './screen-reader.ts'

export const WAYS = ['alone', 'around', 'phone'] as const
export type Way = (typeof WAYS)[number]

interface Played {
  /** What each robot heard of who won. */
  readonly winners: readonly string[]
  readonly robots: readonly Robot[]
}

const NAMES = ['Ana', 'Bob', 'Cléo', 'Dan', 'Eva', 'Félix']
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'fr-FR',
  reducedMotion: 'reduce',
} as const
/** Milliseconds that pass at once where only bots are waited for. */
const A_WHILE = 1000

/** A whole game of the box, by robots alone. */
export const playGame = async (
  browser: Browser,
  baseURL: string,
  box: BoxRobot,
  way: Way,
  print: (line: string, name: string) => void = () => {},
): Promise<Played> => {
  const contexts: BrowserContext[] = []
  const take = async (name: string): Promise<Robot> => {
    const context = await browser.newContext({ ...PHONE, baseURL, storageState: NEW_DEVICE })
    contexts.push(context)
    const page = await context.newPage()
    // Time of this device's own tables: nobody has to wait here while bots think.
    if (way !== 'phone') await page.clock.install()
    const reader = await ScreenReader.over(page)
    await reader.open('/')
    const pass = () => page.clock.runFor(A_WHILE)
    return new Robot(name, reader, (line) => print(line, name), way === 'phone' ? undefined : pass)
  }
  const names = NAMES.slice(0, box.people)
  const [first = ''] = names
  try {
    const robot = await take(first)
    if (way !== 'phone') {
      if (way === 'alone') await beginAlone(robot, box)
      else await beginAround(robot, box, names)
      return { winners: [await playOn(robot, box)], robots: [robot] }
    }
    const code = await openTable(robot, box)
    const others: Robot[] = []
    for (const name of names.slice(1)) {
      const other = await take(name)
      await joinTable(other, code)
      others.push(other)
    }
    await startTable(robot, names.length)
    const robots = [robot, ...others]
    return { winners: await Promise.all(robots.map((each) => playOn(each, box))), robots }
  } finally {
    await Promise.all(contexts.map((context) => context.close()))
  }
}
