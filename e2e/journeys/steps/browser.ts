import { SAID } from '../said.ts'
import { drawFrom, type Step } from '../step.ts'
import type { World } from '../world.ts'

const always = () => true

const here = async (world: World): Promise<string> =>
  ((await world.path()) ?? 'another site').replace(/ICI-\d+/, 'ICI-…').replace(/(paquets|table)\/[^/]+$/, '$1/…')

const reload: Step = {
  name: 'reload',
  weight: 3,
  isPossible: always,
  run: async (world) => {
    await world.tab.reload()
    return here(world)
  },
}

/** Before the first page there is an empty one: the product is opened again from there. */
const notBeyond = async (world: World): Promise<void> => {
  if ((await world.tab.url()).startsWith('http')) return
  await world.goto('/')
}

const back: Step = {
  name: 'back',
  weight: 3,
  isPossible: always,
  run: async (world) => {
    await world.tab.back()
    await notBeyond(world)
    return here(world)
  },
}

const forward: Step = {
  name: 'forward',
  weight: 2,
  isPossible: always,
  run: async (world) => {
    await world.tab.forward()
    await notBeyond(world)
    return here(world)
  },
}

const anotherTab: Step = {
  name: 'another-tab',
  weight: 2,
  isPossible: always,
  run: async (world) => {
    const path = (await world.path()) ?? '/'
    // A sheet that is open here hides the menu of the table.
    const isTable = /^\/table\/ICI-/.test(path) && (await world.hand.isThere('button', SAID.menu))
    await world.inAnotherTab(path, async (hand) => {
      if (isTable) await hand.sees('button', SAID.menu)
      else await hand.seesOneOf({ role: 'link', name: /./ }, { role: 'button', name: /./ })
    })
    return `saw ${await here(world)} in a second tab, and closed it`
  },
}

const anotherSite: Step = {
  name: 'another-site',
  weight: 3,
  isPossible: always,
  draw: (_, chance) => [drawFrom(['history', 'address'], chance)],
  run: async (world, [way]) => {
    const path = (await world.path()) ?? '/'
    await world.gotoAnotherSite()
    if (way === 'history') await world.tab.back()
    else await world.goto(path)
    await notBeyond(world)
    return `came back to ${await here(world)} by ${way}`
  },
}

export const BROWSER_STEPS: readonly Step[] = [reload, back, forward, anotherTab, anotherSite]
