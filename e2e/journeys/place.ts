import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Host, realTime } from '@tablee/host'
import type { Decision, Shelf } from '@tablee/kernel'
import { Memory, openMemoryLog } from '@tablee/log'
import { freePort } from '@tablee/log/free-port'
import { createApp } from '../../apps/server/src/app.ts'
import { loadShelf } from '../../packages/rehearsal/src/load.ts'
import { anotherBuild, builtClient } from '../server.ts'

let shelf: Promise<Shelf> | undefined
let secondBuild: string | undefined
/** Made once a process: copying a build takes a moment. */
const otherBuild = (): string => {
  if (secondBuild === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'tablee-build-'))
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
    secondBuild = anotherBuild(join(folder, 'web'))
  }
  return secondBuild
}

/** The server that serves pages and tables, always at one address: it can be stopped, started again, lose its data, get another build. */
export class GameServer {
  private memory = new Memory()
  private webRoot = builtClient
  private running: { close(): Promise<void> } | undefined

  private constructor(private readonly port: number) {}

  static async start(): Promise<GameServer> {
    const server = new GameServer(await freePort())
    await server.start()
    return server
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get isUp(): boolean {
    return this.running !== undefined
  }

  async start(): Promise<void> {
    shelf ??= loadShelf()
    const log = openMemoryLog<Decision>({ memory: this.memory, clock: realTime.now })
    const host = new Host({ log, shelf: await shelf })
    const app = await createApp({ webRoot: this.webRoot, host })
    await app.listen({ host: '127.0.0.1', port: this.port })
    this.running = {
      close: async () => {
        app.server.closeAllConnections()
        await app.close()
        await host.close()
        await log.close()
      },
    }
  }

  async stop(): Promise<void> {
    await this.running?.close()
    this.running = undefined
  }

  /** Every table it had is gone. */
  async loseData(): Promise<void> {
    await this.stop()
    this.memory = new Memory()
    await this.start()
  }

  /** As after an update of the program: other file names, another service worker. */
  async changeBuild(): Promise<void> {
    await this.stop()
    this.webRoot = this.webRoot === builtClient ? otherBuild() : builtClient
    await this.start()
  }
}
