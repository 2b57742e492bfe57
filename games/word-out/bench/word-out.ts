import { ensureLexicon } from '@tablee/lexicon/build'
import { loadPlayWords } from '@tablee/lexicon/node'
import { PACK, wordsOf } from '../game.ts'
import { compareLetters } from './letters-table.ts'
import { compareLoops } from './loop.ts'
import { comparePlayers, compareThoughts } from './pairings.ts'
import { compareRows } from './rows-table.ts'

/**
 * `npm run bench -- word-out [GAMES [letters | rows | players | thoughts | loop]]`: how the game flows with each set of letters; how open
 * the rows stay; how the levels do against each other; how long they think; how late the server's loop is while they do. The loop needs a build.
 */
export const run = async (): Promise<void> => {
  await ensureLexicon(console.log)
  const [, , , count = '100', only] = process.argv
  const games = Number(count)
  const words = wordsOf(loadPlayWords())
  const tables: Readonly<Record<string, () => void | Promise<void>>> = {
    letters: () => compareLetters(games, words),
    rows: () => compareRows(games, { ...words, pack: PACK }),
    players: () => comparePlayers(2 * games, { ...words, pack: PACK }),
    thoughts: () => compareThoughts(games, { ...words, pack: PACK }),
    loop: compareLoops,
  }
  for (const [name, table] of Object.entries(tables)) {
    if (only !== undefined && only !== name) continue
    await table()
    console.log()
  }
}
