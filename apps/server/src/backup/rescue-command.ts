import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { rescueLogFile } from '@tablee/log/sqlite'
import { BadSetting } from '../settings.ts'
import { requireFile } from './backup.ts'
import { hasServer } from './operator-socket.ts'
import { count, runCommand } from './run-command.ts'

/** `npm run -s rescue -- FROM [TO]`: writes what is still readable in a damaged file into a new one. */
const [from, to] = process.argv.slice(2)

const fromHere = (name: string) => resolve(process.env.INIT_CWD ?? '.', name)

/** « Tables coupées (2) : K7MP, 3QZD » */
const listed = (what: string, codes: readonly string[]): string[] =>
  codes.length === 0 ? [] : [`${what} (${codes.length}) : ${codes.join(', ')}`]

await runCommand(async () => {
  if (from === undefined) throw new BadSetting('Usage : npm run -s rescue -- FICHIER [NOUVEAU]')
  const source = fromHere(from)
  const target = to === undefined ? `${source}.rescued` : fromHere(to)
  requireFile(source)
  if (existsSync(target)) throw new BadSetting(`${target} existe déjà : déplace-le, ou choisis un autre endroit.`)
  if (await hasServer(source)) throw new BadSetting(`${source} est ouvert par un serveur : arrête-le d’abord.`)
  const { whole, cut, lost, decisions } = await rescueLogFile(source, target)
  return [
    `Sauvé dans ${target} : ${count(whole.length + cut.length, 'table')}, ${count(decisions, 'décision')}.`,
    `Tables entières : ${whole.length}`,
    ...listed('Tables dont la fin manque', cut),
    ...listed('Tables perdues', lost),
    `Ensuite : déplace ${source} (avec ses -wal et -shm), donne son nom au nouveau fichier, et démarre le serveur.`,
  ].join('\n')
})
