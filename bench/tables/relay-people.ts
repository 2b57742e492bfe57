import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { countingParty, everybody, type Gather, Sights } from './party.ts'

export const gatherAtRelay: Gather = async (url) => {
  const table = randomUUID()
  const sights = new Sights()
  const sockets = await Promise.all(
    everybody(async (person) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/${table}`, { perMessageDeflate: false })
      socket.on('message', (data) => sights.saw(person, JSON.parse(String(data)).count))
      await once(socket, 'open')
      return socket
    }),
  )
  let moves = 0
  // Word for word what our own clients send.
  const next = (person: number) =>
    sockets[person]?.send(
      JSON.stringify({ type: 'move', id: `m${++moves}`, move: { type: 'play', move: { type: 'next' } } }),
    )
  return countingParty(sights, next, () => {
    for (const socket of sockets) socket.terminate()
  })
}
