import { setTimeout as pause } from 'node:timers/promises'
import { CODE_SIGNS } from '@tablee/protocol'
import { type Attack, countInto, inParallel, type Scene } from '../attack.ts'
import { Device } from '../device.ts'
import { codeAt, layLog, recordRenames } from '../logs.ts'

const VICTIMS = 20
const DECISIONS = 60
const HOUR = 3_600_000
/** Concurrent sockets. */
const AT_ONCE = 8
/** Milliseconds of rest after a dropped frame, which is not a guess. */
const SLOWED = 50
/** Attempts that exhaust every limit. */
const FILL = 20
const REST = 1000
const APART = 100

const victims = Array.from({ length: VICTIMS }, (_, nth) => codeAt(nth))

const someCode = () => {
  const sign = () => CODE_SIGNS[Math.floor(Math.random() * CODE_SIGNS.length)]
  return `Z${sign()}${sign()}${sign()}`
}

/** The probability that a right guess takes longer than a wrong one; 0.5 reveals nothing. */
const separation = (right: readonly number[], wrong: readonly number[]): number => {
  let longer = 0
  for (const one of right) for (const other of wrong) longer += one > other ? 1 : one === other ? 0.5 : 0
  return longer / (right.length * wrong.length)
}

/** How long a hello with a secret without a seat waits for its answer, and the answer. */
const guess = async ({ url, from, ledger }: Scene, code: string) => {
  const device = new Device({ url, from, ledger })
  await device.opened
  const start = performance.now()
  await device.greet(code, 'somebody with a secret')
  const took = performance.now() - start
  device.leave()
  return { took, told: device.error ?? 'seen', bytes: device.bytes }
}

/** Tries codes with one secret as fast as possible, then checks whether right and wrong codes differ in timing. */
export const guessCodes: Attack = {
  name: 'guessing codes with a secret',
  finding: '5',
  seconds: 5,
  prepare: async (dir, folder) => {
    const recorded = await recordRenames(dir, DECISIONS, Date.now() - HOUR)
    await layLog(
      dir,
      folder,
      victims.map((code) => ({ code, recorded })),
    )
  },
  ready: async (scene) => {
    await inParallel(FILL, async () => void (await guess(scene, someCode())))
    return async () => {
      const answers: Record<string, number> = {}
      let tried = 0
      let bytes = 0
      const end = performance.now() + scene.seconds * 1000
      await inParallel(AT_ONCE, async () => {
        while (performance.now() < end) {
          const tries = await guess(scene, someCode())
          if (tries.told === 'slow-down') await pause(SLOWED)
          else tried += 1
          bytes += tries.bytes
          countInto(answers, tries.told)
        }
      })
      const times = { right: [] as number[], wrong: [] as number[] }
      const told: Record<string, number> = {}
      // Waits until earlier work is over, which would disturb the timing.
      await pause(REST)
      const compare = async (code: string, kind: 'right' | 'wrong'): Promise<void> => {
        const tries = await guess(scene, code)
        countInto(told, `${kind}: ${tries.told}`)
        if (tries.told !== 'slow-down') times[kind].push(tries.took)
      }
      // One right and one wrong code at a time, never concurrently, and each first equally often.
      for (const [nth, code] of victims.entries()) {
        const pair = [() => compare(code, 'right'), () => compare(someCode(), 'wrong')]
        if (nth % 2 === 1) pair.reverse()
        await Promise.all(pair.map((each, at) => pause(at * APART).then(each)))
      }
      const median = (of: number[]) => of.sort((a, b) => a - b)[Math.floor(of.length / 2)]?.toFixed(2)
      return {
        bytes,
        figures: {
          'guesses/s': (tried / scene.seconds).toFixed(1),
          answers: JSON.stringify(answers),
          'told then': JSON.stringify(told),
          'median ms, right and wrong': `${median(times.right)}, ${median(times.wrong)}`,
          'right slower than wrong (0.5: cannot be told)': separation(times.right, times.wrong).toFixed(2),
        },
      }
    }
  },
}
