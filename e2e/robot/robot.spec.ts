import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { WALKED } from '../walks.ts'
import { ROBOTS } from './robots.ts'
import { playGame, WAYS } from './ways.ts'

const HOW = { alone: 'against bots', around: 'around one device', phone: 'on phones of their own' }

for (const { id, robot } of ROBOTS)
  for (const way of WAYS) {
    const tag = robot.isQuick && way === 'alone' ? [] : ['@deep']
    test(
      `${id}: a whole game ${HOW[way]}, by ear and by keyboard`,
      { tag },
      async ({ browser, baseURL }, { annotations }) => {
        test.slow()
        const { winners, robots } = await playGame(browser, baseURL ?? '', robot, way)
        for (const [nth, { name, lost, unnamed, unheard, focused, transcript }] of robots.entries()) {
          expect(lost, `where ${name} lost the focus`).toEqual([])
          expect(unnamed, 'what has no name').toEqual([])
          expect(unheard, 'screens that were not told').toEqual([])
          expect(focused?.name, 'the focus reads who won').toBe(winners[nth])
          annotations.push({ type: `transcript of ${name}`, description: transcript.slice(-40).join('\n') })
        }
      },
    )
  }

test('every box with browser tests of its own is played by the robot', () => {
  const played = new Set(ROBOTS.map(({ id }) => id))
  expect(WALKED.filter(({ id }) => !played.has(id)).map(({ id }) => id)).toEqual([])
})

test('the robot finds nothing by selector, and touches nothing', () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
  const forbidden =
    /\.(locator|getBy\w+|\$|\$\$|click|tap|dblclick|hover|check|fill|evaluate\w*|content|mouse|touchscreen|waitForSelector)\b\s*[(.<]/g
  // These two alone know a page; the others can't: « robot-knows-no-browser » in .dependency-cruiser.cjs.
  for (const file of ['screen-reader.ts', 'ways.ts']) expect(read(file).match(forbidden)).toBeNull()
})
