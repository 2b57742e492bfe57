import { resolve } from 'node:path'
import { BadSetting, readSettings } from '../settings.ts'
import { backUp, restore } from './backup.ts'
import { count, runCommand } from './run-command.ts'

/** `npm run -s backup -- FILE`, `npm run -s restore -- FILE`: copies all tables between the configured storage and a file. */
const [command, name] = process.argv.slice(2)

await runCommand(async () => {
  if (name === undefined) throw new BadSetting(`Usage : npm run -s ${command} -- FICHIER`)
  // Relative to where the operator typed the command: npm changes the working directory.
  const file = resolve(process.env.INIT_CWD ?? '.', name)
  const { storage } = readSettings(process.env)
  const { tables, decisions } = command === 'backup' ? await backUp(storage, file) : await restore(file, storage)
  return `${command === 'backup' ? 'Copié' : 'Remis en place'} : ${count(tables, 'table')}, ${count(decisions, 'décision')}.`
})
