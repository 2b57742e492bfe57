import type { LogTools } from '../stored-log.ts'
import type { TableLog } from '../table-log.ts'
import type { TableCode, Version } from '../units.ts'

export interface Note {
  readonly id: string
  readonly body?: unknown
}

/** A fresh, empty place for logs; those opened over it see each other. */
export interface Place {
  open(tools?: Partial<LogTools>): Promise<TableLog<Note>>
  /** Damages the snapshot of `table` where it lies. What was opened may be closed by it. */
  spoilSnapshot(): Promise<void>
  /** Closes what was opened and clears up. */
  remove(): Promise<void>
}

export const table = 'TABLE' as TableCode
/** One sign of it is another one. */
export const spoilt = (text: string): string => text.replace(/.$/su, (last) => (last === '?' ? '!' : '?'))
export const v = (version: number): Version => version as Version
export const note = (id: string, body?: unknown): Note => (body === undefined ? { id } : { id, body })
export const notes = (count: number, of = 'note'): Note[] =>
  Array.from({ length: count }, (_, at) => note(`${of} ${at}`))

/** In one tick, each right after the one before. */
export const appendAll = (log: TableLog<Note>, to: TableCode, after: number, all: readonly Note[]) =>
  Promise.all(all.map((each, at) => log.append(to, v(after + at), each)))

export const all = async <T>(each: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = []
  for await (const one of each) found.push(one)
  return found
}

/** Writes down what a follower is told, and says when it has been told so much. */
export class Ears {
  readonly heard: [string, number][] = []
  private readonly hopes: { readonly count: number; readonly resolve: () => void }[] = []

  readonly on = ({ id }: Note, version: Version): void => {
    this.heard.push([id, version])
    for (const { count, resolve } of this.hopes) if (this.heard.length >= count) resolve()
  }

  hears(count: number): Promise<void> {
    if (this.heard.length >= count) return Promise.resolve()
    return new Promise((resolve) => this.hopes.push({ count, resolve }))
  }
}

/** What ears must have heard of these, the first being of the version after `after`. */
export const told = (of: readonly Note[], after = 0): [string, number][] =>
  of.map(({ id }, at) => [id, after + at + 1] as [string, number])
