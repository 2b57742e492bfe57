import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Row } from '@tablee/log/sqlite'
import { BadSetting } from './settings.ts'

type Pages = AsyncIterable<readonly Row[]>

/** A row a line; the last one says that nothing is missing. */
const END = 'end'

/** Bytes that the name of a socket may have; what is longer would be cut off without a word. */
const LONGEST_NAME = 103

/** Beside the file: whoever may come in there may copy it, nobody from outside can. Undefined: no socket can have that name. */
const doorOf = (file: string): string | undefined => {
  const path = `${file}.sock`
  const fromHere = relative(process.cwd(), path)
  const name = fromHere.length < path.length ? fromHere : path
  return Buffer.byteLength(name) > LONGEST_NAME ? undefined : name
}

async function* linesOf(pages: Pages): AsyncIterable<string> {
  for await (const page of pages) yield page.map((row) => `${JSON.stringify(row)}\n`).join('')
  yield `${END}\n`
}

/** Hands everything written to whoever knocks. The file is locked: only the process that has it open can copy it while it is in use. */
export const openCopyDoor = async (file: string, rows: () => Pages): Promise<{ close(): Promise<void> }> => {
  const name = doorOf(file)
  if (name === undefined) throw new BadSetting(`${file}.sock : nom trop long pour une prise (${LONGEST_NAME} octets).`)
  const callers = new Set<Socket>()
  const door = createServer((caller) => {
    callers.add(caller)
    caller.on('close', () => callers.delete(caller))
    // Whoever hangs up half way has no copy, and knows; after the last word it is no trouble either.
    caller.on('error', () => {})
    pipeline(Readable.from(linesOf(rows())), caller).catch(() => caller.destroy())
  })
  // Of one that was killed: nobody else can be behind it while the file is ours.
  rmSync(name, { force: true })
  door.listen(name)
  await once(door, 'listening')
  const close = async () => {
    for (const caller of callers) caller.destroy()
    door.close()
    await once(door, 'close')
  }
  return { close }
}

/** What the server that has the file open hands out; undefined when there is none. */
export const knock = async (file: string): Promise<Pages | undefined> => {
  const name = doorOf(file)
  if (name === undefined) return undefined
  const socket = connect(name)
  try {
    await once(socket, 'connect')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined
    throw new BadSetting(`${file}.sock : accès refusé (${code}). Lance la commande sous le compte du serveur.`)
  }
  return readPages(socket)
}

async function* readPages(socket: Socket): Pages {
  let rest = ''
  try {
    for await (const chunk of socket.setEncoding('utf8')) {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      const isEnd = lines.at(-1) === END
      yield lines.slice(0, isEnd ? -1 : undefined).map((line) => JSON.parse(line) as Row)
      if (isEnd) return
    }
  } catch {
    // Cut off.
  }
  throw new BadSetting('Le serveur s’est arrêté au milieu de la copie : recommence.')
}
