import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

const cores = availableParallelism()
const last = String(cores - 1)

/**
 * The server has all cores but the last one; attackers and bystanders, who would be on machines of their own, share that one.
 * Undefined where there is one core, or no `taskset`.
 */
export const PINNED =
  cores > 1 && spawnSync('taskset', ['-c', last, 'true']).status === 0
    ? { server: cores === 2 ? '0' : `0-${cores - 2}`, others: last }
    : undefined

/** This process, its threads, and every process that it starts from now on, but for the servers. */
export const pinOthers = (): void => {
  if (PINNED !== undefined) spawnSync('taskset', ['-a', '-cp', PINNED.others, String(process.pid)])
}
