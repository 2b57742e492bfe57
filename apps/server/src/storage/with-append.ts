import type { TableLog } from '@tablee/log'

/** The same log with another way to append. All else is asked of the log itself, which knows what is under way when it is closed. */
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
