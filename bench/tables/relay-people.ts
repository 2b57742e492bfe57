import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { countingParty, everybody, type Gather, SeenCounts } from './party.ts'

export const gatherAtRelay: Gather = async (url) => {
  const table = randomUUID()
  const seenCounts = new SeenCounts()
  const sockets = await Promise.all(
    everybody(async (person) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/${table}`, { perMessageDeflate: false })
      socket.on('message', (data) => seenCounts.saw(person, JSON.parse(String(data)).count))
      await once(socket, 'open')
      return socket
    }),
  )
  let moves = 0
  // The same message that our own clients send.
  const next = (person: number) =>
    sockets[person]?.send(
      JSON.stringify({ type: 'move', id: `m${++moves}`, move: { type: 'play', move: { type: 'next' } } }),
    )
  return countingParty(seenCounts, next, () => {
    for (const socket of sockets) socket.terminate()
  })
}
