import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Client } from '../../testing/test-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let code: string
beforeEach(async () => {
  server = await startTestServer()
  code = await server.host.create()
})
afterEach(() => server.close())

const at = (name?: string) => Client.at(server.url, code, name)

describe('a session', () => {
  it('answers a move that is resent after a lost connection, and plays it once', async () => {
    const lea = await server.sit(code, 'Léa')
    lea.say({ type: 'move', id: 'lost', move: { type: 'rename', name: 'Lila' } })
    lea.socket.terminate()
    await lea.closed
    const again = await at('Léa')
    expect(await again.ask({ type: 'rename', name: 'Lila' }, 'lost')).toEqual({ type: 'done', id: 'lost' })
    const renames = (await server.decisions(code as never)).filter(({ move }) => move.type === 'rename')
    expect(renames).toHaveLength(1)
  })

  describe('that could not write a move plays none of the moves behind it; when they are resent, all are played in order', () => {
    const names = ['Un', 'Deux', 'Trois']
    const failed: string[] = []

    /** Three moves under way; writing the first one fails at every attempt. */
    const sendThree = async () => {
      const lea = await server.sit(code, 'Léa')
      const append = server.memory.append.bind(server.memory)
      failed.length = 0
      server.memory.append = (entry) => {
        if (!entry.text.includes('Un') || failed.length === 3) return append(entry)
        failed.push(entry.id)
        return Promise.reject(new Error('disk full'))
      }
      for (const name of names) lea.say({ type: 'move', id: name, move: { type: 'rename', name } })
      while (failed.length === 0) await nextTurn()
      return lea
    }
    const giveUpWriting = async () => {
      while (failed.length < 3) {
        await server.time.pass(0.1)
        await nextTurn()
      }
    }
    const renamed = async () =>
      (await server.decisions(code as never)).flatMap(({ move }) => (move.type === 'rename' ? [move.name] : []))
    const sendAgain = async (client: Client) => {
      for (const name of names) client.say({ type: 'move', id: name, move: { type: 'rename', name }, isAgain: true })
      await client.hears('done', ({ id }) => id === 'Trois')
    }

    it('after the server closed the socket', async () => {
      const lea = await sendThree()
      await giveUpWriting()
      expect(await lea.closed).toEqual({ code: 1011, reason: 'server-trouble' })
      expect(lea.frames.filter(({ type }) => type === 'done')).toHaveLength(1)
      expect(await renamed()).toEqual([])
      // A move that was dropped behind it does not count as trouble of the log.
      const metrics = await (await fetch(`${server.url}/metrics`)).text()
      expect(metrics).toMatch(/^tablee_moves_total\{answer="trouble"\} 1$/m)
      await sendAgain(await at('Léa'))
      expect(await renamed()).toEqual(names)
    })

    it('also if the client had disconnected before and has reconnected meanwhile', async () => {
      const lea = await sendThree()
      lea.socket.terminate()
      const again = await at('Léa')
      const done = sendAgain(again)
      // All six are queued.
      again.say({ type: 'ping' })
      await again.hears('pong')
      await giveUpWriting()
      await done
      expect(await renamed()).toEqual(names)
    })
  })

  it('stores the answer of a resent move, refused or not, so that every node knows it', async () => {
    const lea = await server.sit(code, 'Léa')
    const refused = { type: 'refused', id: 'late', refusal: expect.objectContaining({ code: 'too-few-players' }) }
    expect(await lea.ask({ type: 'start' }, 'late', true)).toEqual(refused)
    expect((await server.decisions(code as never)).at(-1)).toMatchObject({ moveId: 'late', move: { type: 'refused' } })
    await server.sit(code, 'Tom')
    expect(await lea.ask({ type: 'start' }, 'late', true)).toEqual(refused)
    expect(lea.view.status).toBe('lobby')
  })
})
