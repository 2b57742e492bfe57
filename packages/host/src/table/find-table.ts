import type { Decision, TableMachine, TableState } from '@tablee/kernel'
import { NONE_YET, next, type TableCode, type TableLog, type Version } from '@tablee/log'
import { readSnapshot } from './snapshots.ts'

/** A table as its log has it. */
export interface FoundTable {
  readonly state: TableState
  readonly version: Version
  /** Size of all its decisions. */
  readonly bytes: number
  /** The snapshot that reading began with, and the length of its text. */
  readonly snapshot: { readonly version: Version; readonly length: number }
}

interface FindTools {
  readonly log: TableLog<Decision>
  readonly machine: TableMachine
  /** Version of the running rules: a snapshot with another stamp is ignored. Absent: no snapshot is read. */
  readonly stamp: string | undefined
  readonly report: (error: unknown) => void
}

/** The newest snapshot, if it has the right stamp. */
const readNewestSnapshot = async (code: TableCode, { log, stamp, report }: FindTools) => {
  if (stamp === undefined) return undefined
  try {
    const snapshot = await log.snapshot(code)
    if (snapshot?.stamp !== stamp) return undefined
    return { state: readSnapshot(snapshot.text), version: snapshot.version, length: snapshot.text.length }
  } catch (error) {
    // Not fatal: the log has everything.
    report(error)
    return undefined
  }
}

/** Reads the newest snapshot and the decisions after it. Undefined when there is no such table. */
export const findTable = async (code: TableCode, tools: FindTools): Promise<FoundTable | undefined> => {
  const { log, machine } = tools
  const read = await readNewestSnapshot(code, tools)
  let state = read?.state
  let version = read?.version ?? NONE_YET
  for await (const decision of log.read(code, version)) {
    state = machine.evolve(state, decision)
    version = next(version)
  }
  if (state === undefined) return undefined
  const snapshot = { version: read?.version ?? NONE_YET, length: read?.length ?? 0 }
  return { state, version, bytes: await log.size(code), snapshot }
}
