import type { TableCode, TableSize } from '@tablee/log'
import { BadSetting, readSettings } from '../settings.ts'
import { runCommand } from './run-command.ts'
import { dropTable, largestTables } from './table-maintenance.ts'

/** `npm run -s tables -- largest [N]`, `npm run -s tables -- drop CODE`, in the configured storage. */
const [command, ...args] = process.argv.slice(2)

const USAGE = 'Usage : npm run -s tables -- largest [NOMBRE], ou npm run -s tables -- drop CODE'
const MOST = 10_000
/** Wider than today's alphabet: earlier versions used other characters. */
const CODE = /^[A-Z\d]{1,20}$/

const readCount = (raw: string): number => {
  if (!/^[1-9]\d*$/.test(raw) || Number(raw) > MOST)
    throw new BadSetting(`${raw} n’est pas un nombre de tables (1 à ${MOST}).`)
  return Number(raw)
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 2 : 1).replace('.', ',')

/** In local time: 2026-11-18 08:46 */
const minuteOf = (at: number) => new Date(at).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' })

const HEAD = ['table', 'Mo', 'décisions', 'dernière fois']

const listOf = (sizes: readonly TableSize[]): string => {
  if (sizes.length === 0) return 'Il n’y a aucune table.'
  const rows = sizes.map(({ table, bytes, decisions, at }) => [
    table,
    megabytes(bytes),
    String(decisions),
    minuteOf(at),
  ])
  const lines = [HEAD, ...rows]
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const isNumber = (column: number) => column === 1 || column === 2
  const pad = (cell: string, column: number) =>
    isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n')
}

const largest = async (): Promise<string> =>
  listOf(await largestTables(readSettings(process.env).storage, readCount(args[0] ?? '20')))

const drop = async (): Promise<string> => {
  if (args.length === 0) throw new BadSetting(USAGE)
  const code = args.join('').replace(/[\s-]/g, '').toUpperCase() as TableCode
  const { storage } = readSettings(process.env)
  if (!CODE.test(code) || !(await dropTable(storage, code)))
    throw new BadSetting(`${code} : il n’y a pas de table de ce nom.`)
  return `Supprimé : la table ${code}.`
}

await runCommand(async () => {
  if (command === 'largest') return largest()
  if (command === 'drop') return drop()
  throw new BadSetting(USAGE)
})
