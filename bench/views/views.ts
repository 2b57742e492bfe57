import { brotliCompressSync, constants } from 'node:zlib'
import { patchFrom } from '@tablee/protocol'
import { loadShelf } from '../../packages/rehearsal/src/load.ts'
import { VirtualTable } from '../../packages/rehearsal/src/virtual-table.ts'

const GAMES = 20

/** All views that one player gets in complete games of bots, with eight seats. */
const viewsOfGames = async (): Promise<object[][]> => {
  const shelf = await loadShelf()
  return Array.from({ length: GAMES }, (_, nth) => {
    const views: object[] = []
    const table = new VirtualTable(shelf, `views ${nth}`)
    table.askAs('Ana', { type: 'sit', name: 'Ana' })
    for (let bot = 0; bot < 7; bot++) table.askAs('Ana', { type: 'bot', level: 'steady' })
    table.askAs('Ana', { type: 'start' })
    while (table.tick()) views.push(table.seenBy('Ana'))
    return views
  })
}

const timed = (work: () => number) => {
  const began = performance.now()
  const bytes = work()
  return { bytes, milliseconds: performance.now() - began }
}

const bytesOf = (text: string) => Buffer.byteLength(text)
const squeezed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }).byteLength

/** `npm run bench -- views`: bytes and time per change, as a whole view and as a patch. */
export const run = async (): Promise<void> => {
  const games = await viewsOfGames()
  const pairs = games.flatMap((views) => views.slice(1).map((view, at) => [views[at] as object, view] as const))
  const sum = (each: (before: object, after: object) => number) => () =>
    pairs.reduce((bytes, [before, after]) => bytes + each(before, after), 0)
  const ways = {
    patch: sum((before, after) => bytesOf(JSON.stringify(patchFrom(before, after) ?? {}))),
    whole: sum((_, after) => bytesOf(JSON.stringify(after))),
    'whole, brotli 1': sum((_, after) => squeezed(JSON.stringify(after))),
  }
  for (const work of Object.values(ways)) work()
  const rows = Object.entries(ways).map(([way, work]) => ({ way, ...timed(work) }))
  const ours = rows[0]
  console.log(`${pairs.length} changes in ${GAMES} games, eight at the table`)
  for (const { way, bytes, milliseconds } of rows)
    console.log(
      [
        way.padEnd(16),
        `${(bytes / pairs.length).toFixed(0)} bytes ×${(bytes / (ours?.bytes ?? 1)).toFixed(1)}`.padEnd(22),
        `${((milliseconds * 1000) / pairs.length).toFixed(1)} µs ×${(milliseconds / (ours?.milliseconds ?? 1)).toFixed(1)}`,
      ].join(' '),
    )
}
