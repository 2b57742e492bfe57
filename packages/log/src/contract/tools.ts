import type { LogTools } from '../stored-log.ts'
import type { TableLog } from '../table-log.ts'
import type { TableCode, Version } from '../units.ts'

export interface Note {
  readonly id: string
  readonly body?: unknown
}

/** Empty storage for logs. Logs opened over the same fixture share their tables. */
export interface LogFixture {
  open(tools?: Partial<LogTools>): Promise<TableLog<Note>>
  /** Damages the stored snapshot of `table`. May close the opened logs. */
  corruptSnapshot(): Promise<void>
  /** Closes all opened logs and deletes their files. */
  remove(): Promise<void>
}

export const table = 'TABLE' as TableCode
/** The text with another last character. */
export const corrupted = (text: string): string => text.replace(/.$/su, (last) => (last === '?' ? '!' : '?'))
export const v = (version: number): Version => version as Version
export const note = (id: string, body?: unknown): Note => (body === undefined ? { id } : { id, body })
export const notes = (count: number, of = 'note'): Note[] =>
  Array.from({ length: count }, (_, at) => note(`${of} ${at}`))

/** Appends all notes in one tick, each at the version after the one before. */
export const appendAll = (log: TableLog<Note>, to: TableCode, after: number, all: readonly Note[]) =>
  Promise.all(all.map((each, at) => log.append(to, v(after + at), each)))

export const all = async <T>(each: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = []
  for await (const one of each) found.push(one)
  return found
}

/** Records what a follower gets, and can wait for a number of decisions. */
export class Recorder {
  readonly received: [string, number][] = []
  private readonly waiting: { readonly count: number; readonly resolve: () => void }[] = []

  readonly on = ({ id }: Note, version: Version): void => {
    this.received.push([id, version])
    for (const { count, resolve } of this.waiting) if (this.received.length >= count) resolve()
  }

  waitFor(count: number): Promise<void> {
    if (this.received.length >= count) return Promise.resolve()
    return new Promise((resolve) => this.waiting.push({ count, resolve }))
  }
}

/** What a recorder must have received of these notes, the first having version `after` + 1. */
export const expected = (of: readonly Note[], after = 0): [string, number][] =>
  of.map(({ id }, at) => [id, after + at + 1] as [string, number])
