import { NONE_YET, type TableCode, type Version } from '../units.ts'
import type { End, Kept } from './message.ts'

/** What a followed table's feed told last, without a gap. */
interface Heard {
  readonly stop: () => void
  /** The versions after `before`, as far as they were told. Undefined: nothing that can be relied on. */
  told: { before: Version; seq: number; texts: string[] } | undefined
  end: End | undefined
  /** The last places that were learnt of, the newest first: they stay where they are whatever got lost since. */
  places: End[]
  /** Heard of since the last look. */
  isFresh: boolean
  /** When it is looked at. */
  readonly part: number
}

/** As many as may come before those who follow had their turn; beyond that the log is read. */
const KEPT = 8
/** Quiet tables are looked up in so many parts: thousands at once would hold everybody up. */
export const PARTS = 20

/**
 * The live feed of the tables that are followed here. It may lose what it likes: it only ever vouches for an unbroken run, and whoever
 * stands before its beginning reads the log instead.
 */
export class Feed {
  private readonly tables = new Map<TableCode, Heard>()
  private came = 0
  private turn = 0

  constructor(
    private readonly listen: (table: TableCode, on: (kept: Kept) => void) => () => void,
    private readonly wake: (table: TableCode) => void,
  ) {}

  begin(table: TableCode): void {
    const stop = this.listen(table, (kept) => this.hear(table, kept))
    this.tables.set(table, {
      stop,
      told: undefined,
      end: undefined,
      places: [],
      isFresh: true,
      part: this.came++ % PARTS,
    })
  }

  stop(table: TableCode): void {
    this.tables.get(table)?.stop()
    this.tables.delete(table)
  }

  /** What was told after a version; undefined: the log has to be asked. */
  after(table: TableCode, version: Version): readonly string[] | undefined {
    const told = this.tables.get(table)?.told
    return told === undefined || version < told.before ? undefined : told.texts.slice(version - told.before)
  }

  /** Where the table's log ended when last heard of. */
  end(table: TableCode): End | undefined {
    return this.tables.get(table)?.end
  }

  /** Undefined: nobody knows any more. */
  learn(table: TableCode, end: End | undefined): void {
    const heard = this.tables.get(table)
    if (heard === undefined) return
    if (end === undefined || heard.end === undefined || heard.end.seq < end.seq) heard.end = end
    if (end !== undefined && end.seq > (heard.places[0]?.seq ?? 0)) heard.places = [end, ...heard.places].slice(0, KEPT)
  }

  /** The nearest known place of the table that began at `since`, from where it can be read on after a version. */
  placeBefore(table: TableCode, version: Version, since: number): End | undefined {
    return this.tables.get(table)?.places.find((place) => place.since === since && place.version <= version)
  }

  /** Something may have been lost: those who follow read the log. */
  doubt(): void {
    for (const [table, heard] of this.tables) this.lookUp(table, heard)
  }

  /** The same for what was not heard of since the last look, a part of the tables at a time. */
  doubtQuiet(): void {
    const part = this.turn++ % PARTS
    for (const [table, heard] of this.tables) {
      if (heard.part !== part) continue
      if (heard.isFresh) heard.isFresh = false
      else this.lookUp(table, heard)
    }
  }

  private lookUp(table: TableCode, heard: Heard): void {
    heard.told = undefined
    heard.end = undefined
    this.wake(table)
  }

  private hear(table: TableCode, { text, at: _, ...end }: Kept): void {
    const heard = this.tables.get(table)
    if (heard === undefined) return
    heard.isFresh = true
    const { told } = heard
    if (told !== undefined && end.seq <= told.seq) return
    this.learn(table, end)
    const isNext = told !== undefined && end.version === told.before + told.texts.length + 1
    if (end.version === NONE_YET) heard.told = { before: NONE_YET, seq: end.seq, texts: [] }
    else if (!isNext) heard.told = { before: (end.version - 1) as Version, seq: end.seq, texts: [text] }
    else {
      told.texts.push(text)
      told.seq = end.seq
      if (told.texts.length > KEPT) {
        told.texts.shift()
        told.before = (told.before + 1) as Version
      }
    }
    this.wake(table)
  }
}
