import type { NatsConnection } from '@nats-io/transport-node'
import type { Copied, Row } from '../store.ts'
import { LogUnusable } from '../table-log.ts'
import { NONE_YET, type TableCode, type Version } from '../units.ts'
import { findStream, openStream } from './open-stream.ts'
import type { StreamOptions } from './settings.ts'
import { JetStreamStore } from './store.ts'

const ROWS_PER_PAGE = 500

/** All rows in the stream so far, for a backup. */
export async function* rowsOfStream(nats: NatsConnection, name: string): AsyncIterable<readonly Row[]> {
  const stream = await findStream(nats, name)
  let page: Row[] = []
  for await (const { table, version, at, text } of stream.everything()) {
    page.push({ table, version, at, text })
    if (page.length < ROWS_PER_PAGE) continue
    yield page
    page = []
  }
  yield page
}

/** Writes these rows into an empty stream, which is created if needed. Rejects with `LogUnusable`. */
export const fillStream = async (
  nats: NatsConnection,
  options: StreamOptions,
  pages: AsyncIterable<readonly Row[]>,
): Promise<Copied> => {
  const stream = await openStream(nats, options)
  if (!(await stream.isEmpty()))
    throw new LogUnusable(`Le flux ${options.name} a déjà des tables : prends un autre NATS, ou supprime-le.`)
  const store = new JetStreamStore(stream)
  const counts = new Map<TableCode, number>()
  let decisions = 0
  const write = async ({ table, version, at, text }: Row): Promise<void> => {
    // The table was dropped while it was copied.
    if (version === NONE_YET) {
      await store.drop(table, at)
      decisions -= counts.get(table) ?? 0
      counts.delete(table)
      return
    }
    const entry = { table, after: (version - 1) as Version, id: JSON.parse(text).id as string, text, at }
    if ((await store.append(entry)) === 'behind')
      throw new LogUnusable(`Quelqu’un d’autre écrit dans la table ${table} : arrête d’abord les nœuds.`)
    counts.set(table, version)
    decisions += 1
  }
  try {
    for await (const page of pages) {
      await Promise.all(page.map(write))
    }
  } finally {
    store.close()
  }
  return { tables: counts.size, decisions }
}
