import { readdirSync } from 'node:fs'
import type { Rolldown } from 'vite'

type Options = Extract<Rolldown.OutputOptions['codeSplitting'], object>
type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null }

const PAGES_WITHOUT_TABLE = ['pages/dico/Dico.svelte', 'parts/Settings.svelte']
const TABLE = 'pages/table/Table.svelte'
/** What a server loads of a game, too. */
const RULES = /\/games\/([\w-]+)\/(?:game\.ts|rules\/|bots\/|deck\/[^/]+\.ts)/
const SCREENS = /\/games\/([\w-]+)\//
/** What the rules of every game are made with, and every deck. */
const TOOLS = /\/valibot\/|\/packages\/game-kit\/src\/|\/packages\/kernel\/src\/(?:brand|chance|result)\.ts$/
/** Code that all pages share, without the QR code. */
const SHARED_PARTS = /\/packages\/ui\/src\/look\/(?!Qr)|\/packages\/lexicon\/src\//
/** Assigns a whole package to the chunk: rolldown drops the exports that no module imports. */
const PACKAGE_ENTRY = /\/packages\/\w+\/src\/index\.ts$|\/games\/[\w-]+\/game\.ts$/

/** A module and its static imports, transitively. */
const reachOf = (entry: string, graph: Graph): ReadonlySet<string> => {
  const found = new Set([entry])
  for (const id of found)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) if (!PACKAGE_ENTRY.test(next)) found.add(next)
  return found
}

/**
 * A browser's six connections bring a few files of some size much sooner than fifty small ones. So what is shared lies together
 * by its users: the first page, code that all pages share, the tables; and of each game its rules, its texts and its screens.
 */
export const chunks = (source: string, games: string): Options => {
  const reaches = new Map<string, ReadonlySet<string>>()
  const isNeeded = (id: string, graph: Graph, ...entries: string[]) =>
    entries.some((entry) => {
      const reach = reaches.get(entry) ?? reachOf(entry.startsWith('/') ? entry : `${source}/${entry}`, graph)
      reaches.set(entry, reach)
      return reach.has(id)
    })
  const folders = readdirSync(games, { withFileTypes: true }).filter((each) => each.isDirectory())
  const screens = folders.map(({ name }) => `${games}/${name}/screens.ts`)
  const books = folders.map(({ name }) => `${games}/${name}/book/book.ts`)
  /** The first chunk that names a module gets it with its static imports. */
  const names: readonly ((id: string, graph: Graph) => string | false | undefined)[] = [
    (id, graph) => isNeeded(id, graph, 'main.ts') && 'house',
    (id, graph) =>
      (SHARED_PARTS.test(id) ||
        (isNeeded(id, graph, ...PAGES_WITHOUT_TABLE) && isNeeded(id, graph, TABLE, ...screens))) &&
      'rooms',
    (id, graph) => (TOOLS.test(id) || (!SCREENS.test(id) && isNeeded(id, graph, TABLE, ...screens))) && 'tables',
    (id) => RULES.exec(id)?.[1],
    (id, graph) =>
      isNeeded(id, graph, ...books) && isNeeded(id, graph, ...screens) && SCREENS.exec(id)?.[1]?.concat('-words'),
    (id, graph) => isNeeded(id, graph, ...books) && (SCREENS.exec(id)?.[1]?.concat('-book') ?? 'books'),
    (id, graph) => isNeeded(id, graph, 'services/local-host/host.ts') && 'host',
    (id, graph) => isNeeded(id, graph, ...screens) && SCREENS.exec(id)?.[1]?.concat('-screens'),
  ]
  return {
    groups: names.map((name, nth) => ({ name: (id, graph) => name(id, graph) || null, priority: names.length - nth })),
  }
}
