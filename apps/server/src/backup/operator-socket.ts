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

/** What the server, which holds the lock on the file, does for commands on the same machine. */
export interface Operations {
  rows(): Pages
  largest(count: number): Promise<readonly TableSize[]>
  /** Resolves to false if the table does not exist. */
  drop(table: TableCode): Promise<boolean>
}

/** The wire format is one JSON value per line. The last line marks a complete answer. */
const END = 'end'

const COPY = 'copy'
/** Milliseconds after which a silent caller gets a copy: `backup` of earlier versions sends no request. */
const REQUEST_TIMEOUT = 1000
const LONGEST_REQUEST = 100

/** Bytes of a Unix socket path. The system would silently truncate a longer one. */
const LONGEST_NAME = 103

/** The socket lies beside the file, so that the folder's permissions protect both. Undefined if the path is too long for a socket. */
const socketPathOf = (file: string): string | undefined => {
  const path = `${file}.sock`
  const fromHere = relative(process.cwd(), path)
  const name = fromHere.length < path.length ? fromHere : path
  return Buffer.byteLength(name) > LONGEST_NAME ? undefined : name
}

async function* copyLines(pages: Pages): AsyncIterable<string> {
  for await (const page of pages) yield page.map((row) => `${JSON.stringify(row)}\n`).join('')
  yield `${END}\n`
}

/** Repeats the request first: a server of an earlier version sends a copy whatever the request, and the client must notice. */
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

/** The first line that a caller sends. */
const requestOf = (caller: Socket, timeout: number): Promise<string> =>
  new Promise((resolve) => {
    let received = ''
    const timer = setTimeout(resolve, timeout, COPY)
    caller.on('close', () => clearTimeout(timer))
    caller.setEncoding('utf8').on('data', (chunk: string) => {
      if (received.length <= LONGEST_REQUEST) received += chunk
      const [line, rest] = received.split('\n', 2)
      if (line === undefined || rest === undefined) return
      clearTimeout(timer)
      resolve(line)
    })
  })

/** Serves operators' commands on a Unix socket, because only the process that holds the lock can read or change the file. */
export const openOperatorSocket = async (
  file: string,
  operations: Operations,
  requestTimeout = REQUEST_TIMEOUT,
): Promise<{ close(): Promise<void> }> => {
  const name = socketPathOf(file)
  if (name === undefined) throw new BadSetting(`${file}.sock : nom trop long pour une prise (${LONGEST_NAME} octets).`)
  const callers = new Set<Socket>()
  const server = createServer(async (caller) => {
    callers.add(caller)
    caller.on('close', () => callers.delete(caller))
    // A caller that hangs up early notices that the last line is missing; after the last line an error does not matter.
    caller.on('error', () => {})
    const request = await requestOf(caller, requestTimeout)
    pipeline(Readable.from(linesFor(request, operations)), caller).catch(() => caller.destroy())
  })
  // Left by a server that was killed. No other server can be using it while this one holds the lock on the file.
  rmSync(name, { force: true })
  server.listen(name)
  await once(server, 'listening')
  const close = async () => {
    for (const caller of callers) caller.destroy()
    server.close()
    await once(server, 'close')
  }
  return { close }
}

/** Undefined if no server has the file open. */
const connectToServer = async (file: string, request: string): Promise<Socket | undefined> => {
  const name = socketPathOf(file)
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

/** Yields the values of all lines but the last as they arrive. Throws if the last line is missing. */
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
    // The connection broke: reported below.
  }
  throw new BadSetting(cutOff)
}

/** All rows, from the server that has the file open; undefined if there is none. */
export const copyFrom = async (file: string): Promise<Pages | undefined> => {
  const socket = await connectToServer(file, COPY)
  const cutOff = 'Le serveur s’est arrêté au milieu de la copie : recommence.'
  return socket && (valuesFrom(socket, cutOff) as Pages)
}

const askServer = async (file: string, request: string): Promise<{ readonly answer: unknown } | undefined> => {
  const socket = await connectToServer(file, request)
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

/** Whether the table existed; undefined if no server has the file open. */
export const askToDrop = async (file: string, table: TableCode): Promise<boolean | undefined> =>
  (await askServer(file, `drop ${table}`))?.answer as boolean | undefined

/** Whether a server answers on the operator socket of the file. */
export const hasServer = async (file: string): Promise<boolean> => {
  const socket = await connectToServer(file, COPY)
  socket?.destroy()
  return socket !== undefined
}
