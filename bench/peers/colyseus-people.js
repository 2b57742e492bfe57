import { Client } from 'colyseus.js'

/** Four players in a new room. `saw` gets each count that one of them sees. */
export const gather = async (url, saw) => {
  const client = new Client(url)
  const rooms = []
  for (const person of [0, 1, 2, 3]) {
    const room = await (person === 0 ? client.create('counter') : client.joinById(rooms[0].roomId))
    room.onStateChange(({ count }) => saw(person, count))
    rooms.push(room)
  }
  return {
    next: (person) => rooms[person].send('next'),
    leave: () => {
      for (const room of rooms) void room.leave()
    },
  }
}
