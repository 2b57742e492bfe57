import type { TableLog } from '@tablee/log'

/** Wraps a log with another `append`; all other methods are delegated. */
export const withAppend = <Decision extends { readonly id: string }>(
  log: TableLog<Decision>,
  append: TableLog<Decision>['append'],
): TableLog<Decision> => ({
  append,
  read: (table, after, until) => log.read(table, after, until),
  version: (table) => log.version(table),
  size: (table) => log.size(table),
  count: () => log.count(),
  tables: () => log.tables(),
  follow: (table, after, on) => log.follow(table, after, on),
  snapshot: (table) => log.snapshot(table),
  keepSnapshot: (table, snapshot) => log.keepSnapshot(table, snapshot),
  lastTouched: (until) => log.lastTouched(until),
  expire: (before) => log.expire(before),
  drop: (table) => log.drop(table),
  close: () => log.close(),
})
