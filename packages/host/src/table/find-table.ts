import type { Decision, TableMachine, TableState } from '@tablee/kernel'
import { NONE_YET, next, type TableCode, type TableLog, type Version } from '@tablee/log'
import { readSnapshot } from './snapshots.ts'

/** What a log holds of a table. */
export interface FoundTable {
  readonly state: TableState
  readonly version: Version
  /** Of all its decisions. */
  readonly bytes: number
  /** Where reading began, and how long that text was. */
  readonly snapshot: { readonly version: Version; readonly length: number }
}

interface FindTools {
  readonly log: TableLog<Decision>
  readonly machine: TableMachine
  /** Of the rules that run here: a snapshot made by others is not read. None: no snapshot is. */
  readonly stamp: string | undefined
  readonly report: (error: unknown) => void
}

/** What a snapshot has of it; nothing where there is none that fits. */
const begin = async (code: TableCode, { log, stamp, report }: FindTools) => {
  if (stamp === undefined) return undefined
  try {
    const snapshot = await log.snapshot(code)
    if (snapshot?.stamp !== stamp) return undefined
    return { state: readSnapshot(snapshot.text), version: snapshot.version, length: snapshot.text.length }
  } catch (error) {
    // The log has all of it.
    report(error)
    return undefined
  }
}

/** By its newest snapshot and the decisions after that. Undefined when there is no such table. */
export const findTable = async (code: TableCode, tools: FindTools): Promise<FoundTable | undefined> => {
  const { log, machine } = tools
  const begun = await begin(code, tools)
  let state = begun?.state
  let version = begun?.version ?? NONE_YET
  for await (const decision of log.read(code, version)) {
    state = machine.evolve(state, decision)
    version = next(version)
  }
  if (state === undefined) return undefined
  const snapshot = { version: begun?.version ?? NONE_YET, length: begun?.length ?? 0 }
  return { state, version, bytes: await log.size(code), snapshot }
}
