import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { TableCode, TableSize } from '@tablee/log'
import type { Row } from '@tablee/log/sqlite'
import { BadSetting } from '../settings.ts'

type Pages = AsyncIterable<readonly Row[]>

/** What the process that has the file open does for commands of the same machine. */
export interface Operations {
  rows(): Pages
  largest(count: number): Promise<readonly TableSize[]>
  /** False: there is no such table. */
  drop(table: TableCode): Promise<boolean>
}

/** JSON, a value a line; the last line says that nothing is missing. */
const END = 'end'

const COPY = 'copy'
/** Milliseconds after which a caller that says nothing gets a copy: `backup` of earlier versions only listens. */
const SILENCE = 1000
const LONGEST_REQUEST = 100

/** Bytes that the name of a socket may have; what is longer would be cut off without a word. */
const LONGEST_NAME = 103

/** Beside the file: whoever may come in there may copy it, nobody from outside can. Undefined: no socket can have that name. */
const doorOf = (file: string): string | undefined => {
  const path = `${file}.sock`
  const fromHere = relative(process.cwd(), path)
  const name = fromHere.length < path.length ? fromHere : path
  return Buffer.byteLength(name) > LONGEST_NAME ? undefined : name
}

async function* copyLines(pages: Pages): AsyncIterable<string> {
  for await (const page of pages) yield page.map((row) => `${JSON.stringify(row)}\n`).join('')
  yield `${END}\n`
}

/** Begins with the request: an earlier version would hand out a copy, whatever it was asked. */
async function* answerLines(request: string, answer: Promise<unknown>): AsyncIterable<string> {
  yield `${JSON.stringify(request)}\n`
  yield `${JSON.stringify(await answer)}\n${END}\n`
}

const linesFor = (request: string, { rows, largest, drop }: Operations): AsyncIterable<string> => {
  const [what, about = ''] = request.split(' ')
  if (what === 'largest') return answerLines(request, largest(Number(about)))
  if (what === 'drop') return answerLines(request, drop(about as TableCode))
  return copyLines(rows())
}

/** The first line that a caller says. */
const requestOf = (caller: Socket, silence: number): Promise<string> =>
  new Promise((resolve) => {
    let heard = ''
    const impatience = setTimeout(resolve, silence, COPY)
    caller.on('close', () => clearTimeout(impatience))
    caller.setEncoding('utf8').on('data', (chunk: string) => {
      if (heard.length <= LONGEST_REQUEST) heard += chunk
      const [line, rest] = heard.split('\n', 2)
      if (line === undefined || rest === undefined) return
      clearTimeout(impatience)
      resolve(line)
    })
  })

/** The file is locked: only the process that has it open can copy or change it while it is in use. */
export const openOperatorSocket = async (
  file: string,
  operations: Operations,
  silence = SILENCE,
): Promise<{ close(): Promise<void> }> => {
  const name = doorOf(file)
  if (name === undefined) throw new BadSetting(`${file}.sock : nom trop long pour une prise (${LONGEST_NAME} octets).`)
  const callers = new Set<Socket>()
  const door = createServer(async (caller) => {
    callers.add(caller)
    caller.on('close', () => callers.delete(caller))
    // Whoever hangs up half way has no copy, and knows; after the last word it is no trouble either.
    caller.on('error', () => {})
    const request = await requestOf(caller, silence)
    pipeline(Readable.from(linesFor(request, operations)), caller).catch(() => caller.destroy())
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

/** Undefined when no server has the file open. */
const knock = async (file: string, request: string): Promise<Socket | undefined> => {
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
  socket.write(`${request}\n`)
  return socket
}

/** All lines but the last, as they come; throws when that one is missing. */
async function* valuesFrom(socket: Socket, cutOff: string): AsyncIterable<readonly unknown[]> {
  let rest = ''
  try {
    for await (const chunk of socket.setEncoding('utf8')) {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      const isEnd = lines.at(-1) === END
      yield lines.slice(0, isEnd ? -1 : undefined).map((line) => JSON.parse(line))
      if (isEnd) return
    }
  } catch {
    // Cut off.
  }
  throw new BadSetting(cutOff)
}

/** Everything written, from the server that has the file open; undefined when there is none. */
export const copyFrom = async (file: string): Promise<Pages | undefined> => {
  const socket = await knock(file, COPY)
  const cutOff = 'Le serveur s’est arrêté au milieu de la copie : recommence.'
  return socket && (valuesFrom(socket, cutOff) as Pages)
}

const askServer = async (file: string, request: string): Promise<{ readonly answer: unknown } | undefined> => {
  const socket = await knock(file, request)
  if (socket === undefined) return undefined
  try {
    const values: unknown[] = []
    for await (const some of valuesFrom(socket, 'Le serveur n’a pas répondu jusqu’au bout : recommence.')) {
      values.push(...some)
      if (values.length > 0 && values[0] !== request) break
    }
    if (values[0] === request) return { answer: values[1] }
  } finally {
    socket.destroy()
  }
  throw new BadSetting('Le serveur qui tourne est d’une version plus ancienne : redémarre-le, puis recommence.')
}

export const askForLargest = async (file: string, count: number): Promise<readonly TableSize[] | undefined> =>
  (await askServer(file, `largest ${count}`))?.answer as readonly TableSize[] | undefined

/** Whether there was such a table; undefined when no server has the file open. */
export const askToDrop = async (file: string, table: TableCode): Promise<boolean | undefined> =>
  (await askServer(file, `drop ${table}`))?.answer as boolean | undefined

/** Whether a server has the file open, as far as its door tells. */
export const hasServer = async (file: string): Promise<boolean> => {
  const socket = await knock(file, COPY)
  socket?.destroy()
  return socket !== undefined
}
