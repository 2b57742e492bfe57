import { io } from 'socket.io-client'

const post = async (url, body) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.json()
}

/** One player over socket.io-client, with the messages of boardgame.io's own transport. */
const join = async (url, matchID, playerID, onCount) => {
  const lobby = `${url}/games/counter/${matchID}/join`
  const { playerCredentials: credentials } = await post(lobby, { playerID, playerName: `P${playerID}` })
  const socket = io(`${url}/counter`, { transports: ['websocket'], forceNew: true })
  let stateID
  const see = ({ _stateID, G }) => {
    stateID = _stateID
    onCount(G.count)
  }
  socket.on('update', (_, state) => see(state))
  const synced = new Promise((resolve) => {
    socket.on('sync', (_, { state }) => {
      see(state)
      resolve()
    })
  })
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.emit('sync', matchID, playerID, credentials, 4)
  await synced
  const next = () => {
    const payload = { type: 'next', args: [], playerID, credentials }
    socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID)
  }
  return { next, leave: () => socket.disconnect() }
}

/** Four players at a new match. `saw` gets each count that one of them sees. */
export const gather = async (url, saw) => {
  const { matchID } = await post(`${url}/games/counter/create`, { numPlayers: 4 })
  const players = []
  for (const person of [0, 1, 2, 3])
    players.push(await join(url, matchID, String(person), (count) => saw(person, count)))
  return {
    next: (person) => players[person].next(),
    leave: () => {
      for (const player of players) player.leave()
    },
  }
}
