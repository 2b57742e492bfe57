import { resolve } from 'node:path'
import { BadSetting, readSettings } from '../settings.ts'
import { backUp, restore } from './backup.ts'
import { count, runCommand } from './run-command.ts'

/** `npm run -s backup -- FILE`, `npm run -s restore -- FILE`: between where the settings say that the tables lie, and a file. */
const [way, name] = process.argv.slice(2)

await runCommand(async () => {
  if (name === undefined) throw new BadSetting(`Usage : npm run -s ${way} -- FICHIER`)
  // Where the person is, not where npm takes us.
  const file = resolve(process.env.INIT_CWD ?? '.', name)
  const { storage } = readSettings(process.env)
  const { tables, decisions } = way === 'backup' ? await backUp(storage, file) : await restore(file, storage)
  return `${way === 'backup' ? 'Copié' : 'Remis en place'} : ${count(tables, 'table')}, ${count(decisions, 'décision')}.`
})
