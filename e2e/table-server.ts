import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@tablee/log/free-port'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The server as `npm start` runs it, in a process of its own that can be killed and started again at the same address. */
export class TableServer {
  private child: ChildProcess | undefined
  private port: number | undefined
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'tablee-e2e-'))

  /** Of this checkout, or of a copy of it. */
  constructor(
    public settings: Readonly<Record<string, string>> = {},
    private readonly checkout = root,
  ) {}

  get url(): string {
    return this.urlAt('http', '127.0.0.1')
  }

  /** For browsers that take this name for this machine. */
  urlAt(scheme: 'http' | 'https', host: string): string {
    return `${scheme}://${host}:${this.port}`
  }

  async start(): Promise<void> {
    this.port ??= await freePort()
    const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
      cwd: this.checkout,
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(this.port), DATA_DIR: this.dataDir, ...this.settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.child = child
    let output = ''
    while (!/127\.0\.0\.1:\d+/.test(output)) {
      const [chunk] = await once(child.stdout, 'data')
      output += chunk
    }
  }

  /** Without a last word, as a power cut would. */
  async kill(): Promise<void> {
    const { child } = this
    if (child === undefined) return
    this.child = undefined
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
}
