import {
  AckPolicy,
  type Consumer,
  type ConsumerConfig,
  DeliverPolicy,
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
} from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import { byteLength } from '../byte-length.ts'
import { LogUnusable } from '../table-log.ts'
import { NONE_YET, next, type ServerTime, type TableCode } from '../units.ts'
import { sinceMajority } from './health.ts'
import { type End, headersOf, type Kept, NOTHING, readKept, tableOf, tokenOf } from './message.ts'
import { Patience } from './retry.ts'
import { prepareStreams, type StreamOptions, streamInfo } from './settings.ts'
import { SnapshotStream } from './snapshots.ts'
import { PlaceTaken } from './write-conflict.ts'

/** A leader that does not answer within has died: its tables wait for no longer than needed. */
const TIMEOUT = 2000
const BATCH = 500
/** About what one request for texts brings: the next one asks for as many as would fit were they as long as the last ones. */
const BATCH_BYTES = 256 * 1024
const FIRST_BATCH = 64
/** So many are asked for one by one: a reader of their own is made by the leader of the whole cluster, who may just have died. */
const FEW = 50
/** Nanoseconds after which the server forgets a reader of ours that died. */
const FORGOTTEN = 30_000_000_000

/**
 * Names a place in a stream, so that a cluster takes one message for it. Up to 2.9.20 a leader compares the last sequence before it
 * proposes and never again: of two who come together both would stand (nats-server#4320). The first place of all it does compare again.
 */
const nameOf = (subject: string, after: number) => (after === 0 ? {} : { msgID: `${subject}.${after}` })

export const isClustered = (nats: NatsConnection): boolean =>
  (nats.info as { cluster?: string } | undefined)?.cluster !== undefined

export interface KeptOfTable extends Kept {
  readonly table: TableCode
}

/** How many to ask for next. The client's own `max_bytes` loses what came before the message that does not fit. */
const fittingAfter = (page: readonly Kept[]): number => {
  const bytes = page.reduce((sum, { text }) => sum + text.length, page.length)
  return Math.max(1, Math.min(BATCH, 4 * page.length, Math.floor((BATCH_BYTES * page.length) / bytes)))
}

/** The decisions of all tables in one stream, one subject a table. */
export class TableStream {
  private readonly client: JetStreamClient
  readonly snapshots: SnapshotStream

  private constructor(
    private readonly nats: NatsConnection,
    private readonly manager: JetStreamManager,
    private readonly name: string,
  ) {
    this.client = jetstream(nats, { timeout: TIMEOUT })
    this.snapshots = new SnapshotStream(this.client, manager, name)
  }

  /** Makes it or brings it up to date first. */
  static open(nats: NatsConnection, options: StreamOptions): Promise<TableStream> {
    return TableStream.reach(nats, options.name, (manager) => prepareStreams(manager, options, isClustered(nats)))
  }

  /** As it is, to be read. Rejects with `LogUnusable` when there is none. */
  static find(nats: NatsConnection, name: string): Promise<TableStream> {
    return TableStream.reach(nats, name, async (manager) => {
      if ((await streamInfo(manager, name)) === undefined)
        throw new LogUnusable(`Il n’y a pas de flux ${name} sur ${nats.getServer()} : vérifie NATS_URL.`)
    })
  }

  private static async reach(
    nats: NatsConnection,
    name: string,
    prepare: (manager: JetStreamManager) => Promise<void>,
  ): Promise<TableStream> {
    // Servers that were started together with us may still be choosing their leader.
    const find = () => jetstream(nats, { timeout: TIMEOUT }).jetstreamManager()
    const manager = await new Patience(find).with(async () => {
      const found = await find()
      await prepare(found)
      return found
    })
    return new TableStream(nats, manager, name)
  }

  /** The newest of a table, from the stream's leader. */
  async last(table: TableCode): Promise<Kept> {
    const found = await this.manager.streams.getMessage(this.name, { last_by_subj: this.subjectOf(table) })
    return found === null ? NOTHING : readKept(found.header, found.seq, found.string())
  }

  /** What lies at a place, if it is of this table. */
  async at(table: TableCode, seq: number): Promise<Kept | undefined> {
    const found = await this.manager.streams.getMessage(this.name, { seq })
    if (found === null || found.subject !== this.subjectOf(table)) return undefined
    return readKept(found.header, found.seq, found.string())
  }

  /** Right after `end`, or rejected; of two writers the stream takes one. */
  async write(table: TableCode, { version, seq, since, bytes }: End, text: string, at: ServerTime): Promise<End> {
    const begins = version === NONE_YET ? seq : since
    const total = bytes === undefined ? undefined : bytes + byteLength(text)
    const ack = await this.publish(table, seq, text, headersOf(next(version), begins, at, total))
    return { version: next(version), seq: ack.seq, since: begins, bytes: total }
  }

  /**
   * The table begins anew after a mark, which only stands where nobody wrote meanwhile. What lies before it is of no account from then
   * on, whether or not we live to clear it away.
   */
  async drop(table: TableCode, { version, seq }: End, at: ServerTime): Promise<void> {
    if (version === NONE_YET) return this.clear(table, seq + 1)
    const mark = await this.publish(table, seq, '', headersOf(NONE_YET, seq, at, 0))
    return this.clear(table, mark.seq)
  }

  /** Those of a table between two places, in order: from after the first to the last. */
  async *between(table: TableCode, after: number, last: number, count: number): AsyncIterable<Kept> {
    const deliver = { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: after + 1 } as const
    const found =
      count <= FEW
        ? this.oneByOne(table, after)
        : this.consume({ filter_subject: this.subjectOf(table), ...deliver }, count)
    for await (const kept of found) {
      yield kept
      if (kept.seq >= last) return
    }
    throw new Error(`table ${table} could not be read up to ${last}`)
  }

  /** Of every table its last, without the text, page by page. */
  lastOfEach(): AsyncIterable<readonly KeptOfTable[]> {
    return this.pages({
      filter_subject: `${this.name}.table.*`,
      deliver_policy: DeliverPolicy.LastPerSubject,
      headers_only: true,
    })
  }

  /** How many tables there are; those of which a mark is left are counted. */
  async count(): Promise<number> {
    const { state } = await this.manager.streams.info(this.name)
    return state.num_subjects ?? 0
  }

  /** What the decisions and the snapshots take of the disk, on each server that has them. */
  async bytes(): Promise<number> {
    const { state } = await this.manager.streams.info(this.name)
    return state.bytes + (await this.snapshots.bytes())
  }

  async isEmpty(): Promise<boolean> {
    const { state } = await this.manager.streams.info(this.name)
    return state.messages === 0
  }

  /** Milliseconds since it could surely be written to. */
  async sinceWell(): Promise<number> {
    return sinceMajority(await this.manager.streams.info(this.name))
  }

  /** Everything, in the order it was written; marks as well. Throws when less came than was there. */
  async *everything(): AsyncIterable<KeptOfTable> {
    const { state } = await this.manager.streams.info(this.name)
    let missing = state.messages
    for await (const kept of this.consume({ filter_subject: `${this.name}.table.*` })) {
      missing -= 1
      yield kept
    }
    if (missing > 0) throw new Error(`${missing} messages of the stream ${this.name} did not come`)
  }

  /** Hears what was written to a table, whoever wrote it; at most once, so that gaps are the listener's to find. */
  listen(table: TableCode, on: (kept: Kept) => void): () => void {
    const subscription = this.nats.subscribe(`${this.name}.told.${tokenOf(table)}`, {
      callback: (error, message) => {
        if (error === null)
          on(readKept(message.headers, Number(message.headers?.get('Nats-Sequence')), message.string()))
      },
    })
    return () => subscription.unsubscribe()
  }

  private async clear(table: TableCode, before: number): Promise<void> {
    await this.manager.streams.purge(this.name, { filter: this.subjectOf(table), seq: before })
  }

  private async publish(
    table: TableCode,
    lastSubjectSequence: number,
    text: string,
    lines: ReturnType<typeof headersOf>,
  ) {
    const subject = this.subjectOf(table)
    const ack = await this.client.publish(subject, text, {
      ...nameOf(subject, lastSubjectSequence),
      headers: lines,
      expect: { lastSubjectSequence },
      timeout: TIMEOUT,
    })
    if (ack.duplicate) throw new PlaceTaken()
    return ack
  }

  private async *oneByOne(table: TableCode, after: number): AsyncIterable<Kept> {
    for (let seq = after; ; ) {
      const next = { seq: seq + 1, next_by_subj: this.subjectOf(table) }
      const found = await this.manager.streams.getMessage(this.name, next)
      if (found === null) return
      seq = found.seq
      yield readKept(found.header, seq, found.string())
    }
  }

  private async *consume(config: Partial<ConsumerConfig>, count?: number): AsyncIterable<KeptOfTable> {
    for await (const page of this.pages(config, count)) yield* page
  }

  private async *pages(config: Partial<ConsumerConfig>, count?: number): AsyncIterable<readonly KeptOfTable[]> {
    const how = { ack_policy: AckPolicy.None, mem_storage: true, num_replicas: 1, inactive_threshold: FORGOTTEN }
    const info = await this.manager.consumers.add(this.name, { ...how, ...config })
    const consumer = this.client.consumers.getConsumerFromInfo(info)
    let most = config.headers_only ? BATCH : FIRST_BATCH
    try {
      for (let left = count ?? info.num_pending, got = 1; left > 0 && got > 0; left -= got) {
        // Whole before it is handed on: whoever takes time over it would seem to have lost the server.
        const page = await this.batch(consumer, Math.min(most, left))
        got = page.length
        if (!config.headers_only) most = fittingAfter(page)
        yield page
      }
    } finally {
      consumer.delete().catch(() => false)
    }
  }

  private async batch(consumer: Consumer, max_messages: number): Promise<readonly KeptOfTable[]> {
    const page: KeptOfTable[] = []
    for await (const message of await consumer.fetch({ max_messages, expires: TIMEOUT })) {
      const table = tableOf(message.subject.slice(message.subject.lastIndexOf('.') + 1))
      page.push({ ...readKept(message.headers, message.seq, message.string()), table })
    }
    return page
  }

  private subjectOf(table: TableCode): string {
    return `${this.name}.table.${tokenOf(table)}`
  }
}
