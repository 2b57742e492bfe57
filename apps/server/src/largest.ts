import type { ServerTime, TableCode } from '@tablee/log'

/** What a table takes of the log. */
export interface TableUse {
  readonly table: TableCode
  readonly decisions: number
  readonly bytes: number
  /** Of its last decision. */
  readonly at: ServerTime
}

/** The tables that take most, most first; of all the others only one page is in memory at a time. */
export const largestOf = async (
  pages: AsyncIterable<readonly TableUse[]>,
  count: number,
): Promise<readonly TableUse[]> => {
  let largest: readonly TableUse[] = []
  for await (const page of pages)
    largest = [...largest, ...page].sort((one, other) => other.bytes - one.bytes).slice(0, count)
  return largest
}
