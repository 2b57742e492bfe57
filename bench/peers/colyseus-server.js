import { Room, Server } from '@colyseus/core'
import { schema } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'

const isImmediate = process.argv[2] === 'immediate'
const Count = schema({ count: 'number', turn: 'string' })

class Counter extends Room {
  maxClients = 4
  seats = []

  onCreate() {
    this.state = new Count()
    this.state.count = 0
    if (isImmediate) this.patchRate = null
    this.onMessage('next', (client) => {
      if (this.seats[this.state.count % this.seats.length] !== client.sessionId) return
      this.state.count += 1
      this.state.turn = this.seats[this.state.count % this.seats.length]
      if (isImmediate) this.broadcastPatch()
    })
  }

  onJoin(client) {
    this.seats.push(client.sessionId)
  }
}

const transport = new WebSocketTransport()
const server = new Server({ transport, greet: false })
server.define('counter', Counter)
await server.listen(0, '127.0.0.1')
console.log(JSON.stringify({ url: `http://127.0.0.1:${transport.server.address().port}` }))
