import { type Attack, countInto, type Scene } from '../attack.ts'
import { Device } from '../device.ts'
import { codeAt, deviceName, layLog, recordLongGame } from '../logs.ts'

const TABLES = 10
/** As many decisions as one address could write in four minutes with the previous version. */
const TOUCHES = 4000
const HOUR = 3_600_000

const codes = Array.from({ length: TABLES }, (_, nth) => codeAt(nth))

const prepare = (isToTheEnd: boolean) => async (dir: string, folder: string) => {
  const recorded = await recordLongGame(dir, { touches: TOUCHES, isToTheEnd, at: Date.now() - HOUR })
  await layLog(
    dir,
    folder,
    codes.map((code) => ({ code, recorded })),
  )
  return undefined
}

const rest = async (since: number, seconds: number) => {
  const left = seconds * 1000 - (performance.now() - since)
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, left)))
}

/** Ten concurrent hellos, then a request by each. */
const strikeAll = async (
  { url, from, ledger, seconds }: Scene,
  nameAt: (code: string) => string | undefined,
  act: (device: Device) => Promise<string>,
) => {
  const start = performance.now()
  const outcomes: Record<string, number> = {}
  let opened = 0
  let bytes = 0
  await Promise.all(
    codes.map(async (code) => {
      const device = await Device.at({ url, from, ledger }, code, nameAt(code))
      opened = Math.max(opened, performance.now() - start)
      countInto(outcomes, device.error ?? (await act(device)))
      bytes += device.bytes
      device.leave()
    }),
  )
  const took = performance.now() - start
  await rest(start, seconds)
  return {
    bytes,
    figures: {
      'all open within (s)': (opened / 1000).toFixed(2),
      'all answered within (s)': (took / 1000).toFixed(2),
      answers: JSON.stringify(outcomes),
    },
  }
}

const asLea = (code: string) => deviceName(code, 'Lea')

export const openLongTables: Attack = {
  name: 'a looker-on opens ten long tables',
  finding: '3',
  seconds: 4,
  prepare: prepare(false),
  ready: async (scene) => () =>
    strikeAll(
      scene,
      () => undefined,
      async () => 'seen',
    ),
}

/** The heap of a small machine. */
const SMALL_HEAP = 256

export const replayUnfinished: Attack = {
  name: 'ten replays of unfinished long games',
  finding: '2',
  seconds: 4,
  heapLimit: SMALL_HEAP,
  prepare: prepare(false),
  ready: async (scene) => () => strikeAll(scene, asLea, (device) => device.replay(1)),
}

export const replayLong: Attack = {
  name: 'ten replays of long games that are over',
  finding: '2, 3',
  seconds: 4,
  heapLimit: SMALL_HEAP,
  prepare: prepare(true),
  ready: async (scene) => () => strikeAll(scene, asLea, (device) => device.replay(1)),
}
