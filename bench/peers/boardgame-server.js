import { FlatFile, Server } from 'boardgame.io/dist/cjs/server.js'
import { counter } from './boardgame-counter.js'

const [folder] = process.argv.slice(2)
const server = Server({
  games: [counter],
  origins: [],
  ...(folder === undefined ? {} : { db: new FlatFile({ dir: folder }) }),
})
const { appServer } = await server.run({ port: { host: '127.0.0.1', port: 0 } })
console.log(JSON.stringify({ url: `http://127.0.0.1:${appServer.address().port}` }))
