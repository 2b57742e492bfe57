import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { openLogFile } from '../../packages/log/src/sqlite/file.ts'

/** The minimal server: counts each message and broadcasts it, without checks and answers. */
interface Table {
  readonly code: string
  readonly sockets: Set<WebSocket>
  count: number
}

type Keep = (table: Table, text: string, tell: () => void) => void

const inMemory: Keep = (_, __, tell) => tell()

/** Stores moves in the same file format, with the same settings and group commit as ours, and broadcasts only after the commit. */
const inFile = (file: string): Keep => {
  const db = openLogFile(file)
  const insert = db.prepare('INSERT INTO decisions (code, version, at, body) VALUES (?, ?, ?, ?)')
  let waiting: { readonly row: readonly unknown[]; readonly tell: () => void }[] = []
  const commit = () => {
    const batch = waiting
    waiting = []
    db.exec('BEGIN IMMEDIATE')
    for (const { row } of batch) insert.run(...row)
    db.exec('COMMIT')
    for (const { tell } of batch) tell()
  }
  return ({ code, count }, text, tell) => {
    waiting.push({ row: [code, count, Date.now(), text], tell })
    if (waiting.length === 1) setImmediate(commit)
  }
}

const [file] = process.argv.slice(2)
const keep = file === undefined ? inMemory : inFile(file)
const tables = new Map<string, Table>()
const server = createServer()

new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket, { url = '' }) => {
  const table = tables.get(url) ?? { code: url, sockets: new Set(), count: 0 }
  tables.set(url, table)
  table.sockets.add(socket)
  socket.on('message', (data) => {
    const text = String(data)
    const { move } = JSON.parse(text)
    table.count += 1
    const message = JSON.stringify({ type: 'moved', move, count: table.count })
    keep(table, text, () => {
      for (const each of table.sockets) each.send(message)
    })
  })
  socket.on('close', () => {
    table.sockets.delete(socket)
    if (table.sockets.size === 0) tables.delete(url)
  })
})

server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }))
})
