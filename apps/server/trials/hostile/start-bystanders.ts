import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Noticed } from './bystanders.ts'

/** Starts the bystanders' process; their observations are fetched by message. */
export const startBystanders = async (url: string) => {
  const script = fileURLToPath(new URL('./bystanders-process.ts', import.meta.url))
  const child = fork(script, [url], { execArgv: ['--import', 'tsx'] })
  const [tables] = (await once(child, 'message')) as [string[]]
  const take = async (): Promise<Noticed> => {
    child.send('take')
    return (await once(child, 'message'))[0] as Noticed
  }
  return { tables, take, end: () => child.kill() }
}
