import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Told<Counts> {
  readonly status: number | null
  readonly counts: Readonly<Record<string, Counts>>
  readonly stderr: string
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Runs `npm run decks` in a process of its own. The type says which counts are looked at. */
export const checkDecks = <Counts = unknown>(...files: readonly string[]): Promise<Told<Counts>> =>
  new Promise((resolve) => {
    const child = execFile('npm', ['run', '-s', 'decks', '--', ...files], { cwd: root }, (_, stdout, stderr) =>
      resolve({ status: child.exitCode, counts: JSON.parse(stdout), stderr }),
    )
  })

/** A file of this text, under a name of its own. */
export const deckFile = (text: string, name = 'deck.txt'): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'tablee-deck-')), name)
  writeFileSync(path, text)
  return path
}

/** The cards of a game as they are in its folder. */
export const cardsOf = (game: string): string =>
  readFileSync(new URL(`../../../games/${game}/deck/cards.txt`, import.meta.url), 'utf8')

/** What, what stood there, what stands there now, on which line, what is said of it. */
export type Spoiling = readonly [what: string, was: string | RegExp, is: string, at: string, says: string]

/** Files of a game's cards with one thing spoiled in each, and the complaint about it. */
export const spoil = (game: string, spoilings: readonly Spoiling[]) =>
  spoilings.map(([kind, was, is, at, says]) => {
    const text = cardsOf(game).replace(was, is)
    const line = text.slice(0, text.indexOf(at)).split('\n').length
    const path = deckFile(text)
    return { kind, path, complaint: `${path}:${line}: ${says}\n` }
  })
