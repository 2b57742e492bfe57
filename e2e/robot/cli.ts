import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from '../chromium.ts'
import { startBrowser } from '../start-browser.ts'
import { TableServer } from '../table-server.ts'
import { robotOf } from './robots.ts'
import { playGame, WAYS, type Way } from './ways.ts'

const USAGE = `A whole game by a player who hears the page and has a keyboard: what was heard, where the focus was, what was pressed.
  npm run robot -- --game BOX --way alone
  npm run robot -- --game BOX --way around      around one device
  npm run robot -- --game BOX --way phone       each on a phone of their own: the transcript of the first
  npm run robot -- --game BOX --way phone --all the transcripts of everybody, as it went
(needs npm run build)`

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    way: { type: 'string', default: 'alone' },
    all: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
const isWay = (text: string): text is Way => WAYS.some((way) => way === text)

const run = async (game: string, way: string): Promise<void> => {
  if (!isWay(way)) throw new Error(`no way is called ${way}`)
  const box = robotOf(game)
  if (box === undefined) throw new Error(`no robot plays ${game}`)
  const server = new TableServer()
  await server.start()
  const browser = await startBrowser(async () =>
    chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS }),
  )
  const began = Date.now()
  try {
    let first: string | undefined
    const print = (line: string, name: string) => {
      first ??= name
      if (values.all) console.log(`${name.padEnd(5)} ${line}`)
      else if (name === first) console.log(line)
    }
    const { winners, robots } = await playGame(browser, server.url, box, way, print)
    for (const { name, lost, unnamed, unheard } of robots) {
      const faults = { 'focus lost after': lost, 'without a name': unnamed, 'screens not told': unheard }
      for (const [fault, where] of Object.entries(faults))
        if (where.length > 0) console.log(`${name}: ${fault}: ${[...new Set(where)].join('; ')}`)
    }
    console.log(`${winners.join('\n')}\nin ${((Date.now() - began) / 1000).toFixed(0)} s`)
  } finally {
    await browser.close()
    await server.kill()
  }
}

if (values.help || values.game === undefined) console.log(USAGE)
else
  run(values.game, values.way).then(
    () => process.exit(0),
    (error) => {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    },
  )
