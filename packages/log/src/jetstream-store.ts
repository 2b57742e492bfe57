import { Followers } from './follower.ts'
import { Feed, PARTS } from './jetstream-feed.ts'
import type { End, Kept } from './jetstream-message.ts'
import { isOvertaken } from './jetstream-overtaken.ts'
import { Patience } from './jetstream-patience.ts'
import type { KeptOfTable, TableStream } from './jetstream-stream.ts'
import { bears, type Entry, type Store } from './store.ts'
import { NONE_YET, next, type ServerTime, type TableCode, type Version } from './units.ts'

type Answer = Version | 'behind'

const PAGE = 500
/** A followed table that is quiet for so long is looked up: the last thing told may have got lost. */
const QUIET = 10_000
/** Places remembered from where reading can go on. */
const MARKS = 200
/** Whoever is asked about it says at once that there is none. */
const NO_TABLE = '-' as TableCode

/** The tables' decisions in a JetStream stream, which all nodes write to. */
export class JetStreamStore implements Store {
  private readonly feed = new Feed(
    (table, on) => this.stream.listen(table, on),
    (table) => this.followers.wake(table),
  )
  readonly followers = new Followers({
    onFirst: (table) => this.feed.begin(table),
    onLast: (table) => this.feed.stop(table),
  })
  private readonly lines = new Map<TableCode, Promise<unknown>>()
  private readonly marks = new Map<TableCode, End>()
  private readonly looking = setInterval(() => this.feed.doubtQuiet(), QUIET / PARTS)

  private readonly patience = new Patience(() => this.stream.last(NO_TABLE))
  private isBroken = false

  constructor(private readonly stream: TableStream) {}

  /** One after the other for each table, as they were asked for. */
  append(entry: Entry): Promise<Answer> {
    const { table } = entry
    const answer = (this.lines.get(table) ?? Promise.resolve()).then(() => this.patience.with(() => this.write(entry)))
    const leave = () => {
      if (this.lines.get(table) === line) this.lines.delete(table)
    }
    const line: Promise<void> = answer.then(leave, leave)
    this.lines.set(table, line)
    return answer
  }

  heard(table: TableCode, after: Version): readonly string[] | undefined {
    return this.feed.after(table, after)
  }

  page(table: TableCode, after: Version): Promise<readonly string[]> {
    return this.patience.with(async () => this.pageUpTo(await this.stream.last(table), table, after))
  }

  version(table: TableCode): Promise<Version> {
    return this.patience.with(async () => (await this.stream.last(table)).version)
  }

  lastTouched(until: ServerTime): Promise<ServerTime | undefined> {
    return this.patience.with(async () => {
      let newest: ServerTime | undefined
      for await (const page of this.stream.lastOfEach())
        for (const { version, at } of page)
          if (version !== NONE_YET && at <= until && at > (newest ?? Number.NEGATIVE_INFINITY)) newest = at
      return newest
    })
  }

  /** A page at a time: however many they are, no more is held of them. After trouble from the beginning: what was dropped is gone. */
  async expire(before: ServerTime): Promise<number> {
    let dropped = 0
    await this.patience.with(async () => {
      for await (const page of this.stream.lastOfEach())
        for (const last of page) if (last.at < before && (await this.isDropped(last, before))) dropped += 1
    })
    return dropped
  }

  /** The connection is gone, and with it every answer that was on its way. */
  breakOff(): void {
    this.isBroken = true
    this.patience.interrupt()
  }

  /** The connection is back: what was told meanwhile is lost. */
  catchUp(): void {
    this.isBroken = false
    this.feed.doubt()
  }

  close(): void {
    clearInterval(this.looking)
  }

  /** Whatever goes wrong, the log itself is asked what it has; written again at the same place, a decision is there once. */
  private async write({ table, after, id, text, at }: Entry): Promise<Answer> {
    try {
      // What is handed over now would be kept and sent once the connection is back, though it was long given up here.
      if (this.isBroken) throw new Error('the connection is broken')
      const known = this.feed.end(table)
      const end = known?.version === after ? known : await this.stream.last(table)
      if (end.version !== after) return (await this.isWritten(table, after, id)) ? next(after) : 'behind'
      const written = await this.stream.write(table, end, text, at)
      this.feed.learn(table, written)
      return written.version
    } catch (error) {
      this.feed.learn(table, undefined)
      throw error
    }
  }

  private async isDropped({ table, ...end }: KeptOfTable, at: ServerTime): Promise<boolean> {
    if (this.followers.isFollowed(table)) return false
    try {
      await this.stream.drop(table, end, at)
      return end.version !== NONE_YET
    } catch (error) {
      // Somebody came back to it just now.
      if (isOvertaken(error)) return false
      throw error
    }
  }

  private async isWritten(table: TableCode, after: Version, id: string): Promise<boolean> {
    if (!Number.isInteger(after) || after < 0) return false
    const [rival] = await this.pageUpTo(await this.stream.last(table), table, after)
    return rival !== undefined && bears(rival, id)
  }

  private async pageUpTo(last: Kept, table: TableCode, after: Version): Promise<readonly string[]> {
    if (last.version <= after) return []
    if (last.version === next(after)) return [last.text]
    const from = this.markBefore(table, after, last)
    const texts: string[] = []
    let at = from.version
    for await (const { text, ...kept } of this.stream.between(table, from.seq, last.seq, last.version - at)) {
      at = next(at)
      if (kept.version !== at) throw new Error(`table ${table} has version ${kept.version} in the place of ${at}`)
      if (at > after) texts.push(text)
      if (texts.length === PAGE) {
        this.mark(table, kept)
        break
      }
    }
    return texts
  }

  /** The nearest known place from which a version can be read. */
  private markBefore(table: TableCode, after: Version, { since }: End): Pick<End, 'version' | 'seq'> {
    const place = this.feed.placeBefore(table, after, since)
    if (place !== undefined) return place
    const mark = this.marks.get(table)
    return mark?.since === since && mark.version <= after ? mark : { version: NONE_YET, seq: since }
  }

  private mark(table: TableCode, { version, seq, since }: End): void {
    this.marks.delete(table)
    this.marks.set(table, { version, seq, since })
    const [oldest] = this.marks.keys()
    if (this.marks.size > MARKS && oldest !== undefined) this.marks.delete(oldest)
  }
}
