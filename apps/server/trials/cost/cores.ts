import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

const cores = availableParallelism()
const last = String(cores - 1)

/**
 * The server gets all cores but the last one; attackers and bystanders, which would use other machines, share the last one. Undefined
 * if there is only one core, or no `taskset`.
 */
export const PINNED =
  cores > 1 && spawnSync('taskset', ['-c', last, 'true']).status === 0
    ? { server: cores === 2 ? '0' : `0-${cores - 2}`, others: last }
    : undefined

/** Applies to this process, its threads and every process that it starts, except the servers. */
export const pinOthers = (): void => {
  if (PINNED !== undefined) spawnSync('taskset', ['-a', '-cp', PINNED.others, String(process.pid)])
}
