import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ledger } from '../hostile/ledger.ts'
import { newTable } from '../hostile/swarm.ts'
import { Device } from './device.ts'
import { codeAt, deviceName, layLog, recordRenames } from './logs.ts'
import { diskOf, startTarget } from './target.ts'

const FROM = '127.66.0.2'
const HOUR = 3_600_000
const medianOf = (of: readonly number[]) => [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)] as number

const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-cost-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const DEEP = 100_000
const SHALLOW = 100
const OF_EACH = 3

/** Milliseconds that each table takes to open; each server opens each table once. */
const openAll = async (dir: string, data: string, codes: readonly string[]) => {
  const server = await startTarget({ dir, data })
  const place = { url: server.url, from: FROM, ledger: new Ledger() }
  const took: number[] = []
  // Warm-up: compiling and loading for the first table is not caused by that table.
  const first = await Device.at(place, await newTable(server.url, FROM), 'somebody')
  await first.ask({ type: 'sit', name: 'Bob' })
  for (const [nth, code] of codes.entries()) {
    const device = new Device(place)
    await device.opened
    const start = performance.now()
    await device.greet(code, deviceName(code, 'Lea'))
    took.push(performance.now() - start)
    await device.ask({ type: 'rename', name: `Lea B${nth}` })
    device.leave()
  }
  await server.stop()
  return took
}

/** A table of 100,000 decisions and one of 100: opened the first time, and again after a restart. */
export const deepTables = (dir: string) =>
  inFolder(async (data) => {
    const at = Date.now() - HOUR
    const deep = await recordRenames(dir, DEEP, at)
    const shallow = await recordRenames(dir, SHALLOW, at)
    const codes = Array.from({ length: 2 * OF_EACH }, (_, nth) => codeAt(nth))
    await layLog(
      dir,
      data,
      codes.map((code, nth) => ({ code, recorded: nth % 2 === 0 ? deep : shallow })),
    )
    const times = async () => {
      const took = await openAll(dir, data, codes)
      const [deeps, shallows] = [0, 1].map((rest) => medianOf(took.filter((_, nth) => nth % 2 === rest))) as [
        number,
        number,
      ]
      return { deep: deeps, shallow: shallows, ratio: deeps / shallows }
    }
    const first = await times()
    const again = await times()
    return { first, again }
  })

/** Seconds until the server answers: without data, with a large file that was closed cleanly, and after a kill. */
export const startUps = (dir: string) =>
  inFolder(async (data) => {
    const recorded = await recordRenames(dir, DEEP, Date.now() - HOUR)
    await layLog(
      dir,
      data,
      Array.from({ length: 10 }, (_, nth) => ({ code: codeAt(nth), recorded })),
    )
    const start = async (folder: string, end: 'stop' | 'kill') => {
      const server = await startTarget({ dir, data: folder })
      const table = await newTable(server.url, FROM)
      const device = await Device.at({ url: server.url, from: FROM, ledger: new Ledger() }, table, 'somebody')
      await device.ask({ type: 'sit', name: 'Bob' })
      await server[end]()
      return server.startedWithin / 1000
    }
    const three = async (folder: string, end: 'stop' | 'kill') => {
      const times = []
      for (let nth = 0; nth < 3; nth++) times.push(await start(folder, end))
      return medianOf(times)
    }
    const empty = await inFolder((folder) => three(folder, 'stop'))
    const megabytes = diskOf(data)
    const closed = await three(data, 'stop')
    await start(data, 'kill')
    const killed = await three(data, 'kill')
    return { megabytes, empty, closed, killed }
  })
