import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { all, note, v } from '../contract/tools.ts'
import { LogUnusable, type TableCode } from '../index.ts'
import { newSqliteFixture } from '../testing/sqlite-fixture.ts'

const WRITER = fileURLToPath(new URL('../testing/append-until-killed.ts', import.meta.url))
const TABLES = ['A', 'B', 'C'] as TableCode[]

let fixture: ReturnType<typeof newSqliteFixture>
let writer: Writer | undefined
beforeEach(() => {
  fixture = newSqliteFixture()
})
afterEach(async () => {
  await writer?.kill()
  await fixture.remove()
})

/** Another process that appends as fast as it can. */
class Writer {
  private readonly child: ChildProcess
  private readonly gone: Promise<unknown>
  private said = ''
  private complaint = ''
  private isGone = false

  constructor(limits = '') {
    const command = [process.execPath, '--import', 'tsx', WRITER, fixture.file].map((word) => `'${word}'`).join(' ')
    this.child = spawn('sh', ['-c', `${limits} exec ${command}`], { stdio: ['ignore', 'pipe', 'pipe'] })
    this.gone = once(this.child, 'close').then(() => {
      this.isGone = true
    })
    this.child.stderr?.on('data', (chunk) => {
      this.complaint += chunk
    })
    this.child.stdout?.on('data', (chunk) => {
      this.said += chunk
    })
  }

  /** « A 17 » for each acknowledged append. A last line that the kill cut off is ignored. */
  get acknowledged(): [string, number][] {
    const lines = this.said.split('\n').slice(1, -1)
    return lines.map((line) => [line.slice(0, 1), Number(line.slice(2))])
  }

  async acknowledges(appends: number): Promise<void> {
    const stdout = this.child.stdout as NodeJS.EventEmitter
    while (this.acknowledged.length < appends) {
      if (this.isGone) throw new Error(`it died after ${this.acknowledged.length} appends: ${this.complaint}`)
      await Promise.race([once(stdout, 'data'), this.gone])
    }
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.gone
  }

  async dies(): Promise<void> {
    await this.gone
  }
}

/** Every acknowledged decision is there, in order and without gaps. At most one per table was written but not yet acknowledged. */
const expectNothingLost = async (acknowledged: readonly [string, number][]) => {
  const log = await fixture.open()
  for (const table of TABLES) {
    const last = acknowledged.findLast(([code]) => code === table)?.[1] ?? 0
    const found = (await all(log.read(table))).map(({ id }) => id)
    expect(found).toEqual(found.map((_, at) => `${table} ${at + 1}`))
    expect(found.length).toBeGreaterThanOrEqual(last)
    expect(found.length).toBeLessThanOrEqual(last + 1)
  }
  await log.close()
}

describe('a log file whose process dies', () => {
  it('has every acknowledged decision after kill -9, ten times in a row', async () => {
    const acknowledged: [string, number][] = []
    for (let round = 0; round < 10; round++) {
      writer = new Writer()
      await writer.acknowledges(1 + Math.floor(Math.random() * 3000))
      await writer.kill()
      acknowledged.push(...writer.acknowledged)
      await expectNothingLost(acknowledged)
    }
  })

  it('has every acknowledged decision after the disk was full', async () => {
    writer = new Writer('trap "" XFSZ; ulimit -f 1000;')
    await writer.dies()
    expect(writer.acknowledged.length).toBeGreaterThan(0)
    await expectNothingLost(writer.acknowledged)
  })

  it('can’t be opened by a second process while the first one lives, but can after that one was killed', async () => {
    writer = new Writer()
    await writer.acknowledges(10)
    const refused = await fixture.open().catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(LogUnusable)
    expect((refused as Error).message).toBe(
      `${fixture.file} est ouvert dans un autre processus : arrête celui-là, ou choisis un autre fichier.`,
    )
    await writer.acknowledges(writer.acknowledged.length + 10)
    await writer.kill()
    const log = await fixture.open()
    expect(await log.append('D' as TableCode, v(0), note('free'))).toBe(1)
  })
})
