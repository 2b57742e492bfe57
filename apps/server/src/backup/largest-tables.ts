import type { TableSize } from '@tablee/log'

/** The largest tables first. Only one page of the others is in memory at a time. */
export const largestOf = async (
  pages: AsyncIterable<readonly TableSize[]>,
  count: number,
): Promise<readonly TableSize[]> => {
  let largest: readonly TableSize[] = []
  for await (const page of pages)
    largest = [...largest, ...page].sort((one, other) => other.bytes - one.bytes).slice(0, count)
  return largest
}
