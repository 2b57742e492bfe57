import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const script = /```js\n([\s\S]*?)```/.exec(readFileSync(`${root}docs/protocol.md`, 'utf8'))?.[1] ?? ''

/** Beside our packages, so that the script resolves `ws` as a third-party client would. */
const written = (): string => {
  mkdirSync(`${root}.cache`, { recursive: true })
  writeFileSync(`${root}.cache/stranger.mjs`, script)
  return `${root}.cache/stranger.mjs`
}

describe('the client script of docs/protocol.md', () => {
  it('is at most forty lines long', () => expect(script.trimEnd().split('\n').length).toBeLessThanOrEqual(40))

  it('joins a table and plays a turn', async () => {
    const server = await startTestServer()
    const code = await server.host.create()
    const ana = await server.sit(code, 'Ana')
    const child = spawn(process.execPath, [written(), server.url, code])
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    const ended = once(child, 'close')
    await ana.sees(({ seats }) => seats.some(({ name, isPresent }) => name === 'Étranger' && isPresent))
    await ana.ask({ type: 'start' })
    // The first player is random: Ana passes if it is her turn.
    const first = await ana.sees(({ play }) => play !== undefined)
    const game = first.play?.view as { active: string; acting: Record<string, string> } | undefined
    if (game?.acting[game.active] === first.me)
      for (const type of ['draw', 'start-timer', 'done']) await ana.ask({ type: 'play', move: { type } })
    expect([(await ended)[0], output]).toEqual([0, 'SOLEIL\n'])
    expect(ana.view.play?.view).toMatchObject({ answer: 'SOLEIL', spelled: 'SOLEIL' })
    await server.close()
  })
})
