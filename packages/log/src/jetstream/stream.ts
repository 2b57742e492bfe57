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
import { sinceQuorum } from './health.ts'
import { type End, headersOf, NOTHING, readMessage, type StreamMessage, tableOf, tokenOf } from './message.ts'
import { Retry } from './retry.ts'
import { prepareStreams, type StreamOptions, streamInfo } from './settings.ts'
import { SnapshotStream } from './snapshots.ts'
import { WriteConflict } from './write-conflict.ts'

/** Milliseconds after which a leader that does not answer counts as dead. */
const TIMEOUT = 2000
const BATCH = 500
/** Target size of a batch. The number of messages to request is estimated from the previous batch. */
const BATCH_BYTES = 256 * 1024
const FIRST_BATCH = 64
/** Up to this many messages are fetched individually. A consumer would need the meta leader, which may be down during a fail-over. */
const FETCH_SINGLY = 50
/** Nanoseconds after which the server deletes an unused consumer. */
const CONSUMER_EXPIRY = 30_000_000_000

/**
 * A message id for a position in the stream, so that a cluster stores only one message there. Up to version 2.9.20 a leader checks the
 * expected last sequence only before it proposes a message, so that both of two concurrent writes can be stored (nats-server#4320). The
 * first message of a subject is checked again, and needs no id.
 */
const messageIdOf = (subject: string, after: number) => (after === 0 ? {} : { msgID: `${subject}.${after}` })

export const isClustered = (nats: NatsConnection): boolean =>
  (nats.info as { cluster?: string } | undefined)?.cluster !== undefined

export interface TableMessage extends StreamMessage {
  readonly table: TableCode
}

/** Number of messages to request next. The client's own `max_bytes` is not used: it loses the messages before the one that does not fit. */
const nextBatchSize = (page: readonly StreamMessage[]): number => {
  const bytes = page.reduce((sum, { text }) => sum + text.length, page.length)
  return Math.max(1, Math.min(BATCH, 4 * page.length, Math.floor((BATCH_BYTES * page.length) / bytes)))
}

/** The decisions of all tables in one stream, one subject per table. */
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

  /** Creates or updates the stream first. */
  static open(nats: NatsConnection, options: StreamOptions): Promise<TableStream> {
    return TableStream.reach(nats, options.name, (manager) => prepareStreams(manager, options, isClustered(nats)))
  }

  /** Opens the stream read-only, as it is. Rejects with `LogUnusable` if it does not exist. */
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
    // Servers that were started at the same time may still be electing their leader.
    const find = () => jetstream(nats, { timeout: TIMEOUT }).jetstreamManager()
    const manager = await new Retry(find).run(async () => {
      const found = await find()
      await prepare(found)
      return found
    })
    return new TableStream(nats, manager, name)
  }

  /** The last message of a table, read from the stream's leader. */
  async last(table: TableCode): Promise<StreamMessage> {
    const found = await this.manager.streams.getMessage(this.name, { last_by_subj: this.subjectOf(table) })
    return found === null ? NOTHING : readMessage(found.header, found.seq, found.string())
  }

  /** The message with this sequence number, if it belongs to this table. */
  async at(table: TableCode, seq: number): Promise<StreamMessage | undefined> {
    const found = await this.manager.streams.getMessage(this.name, { seq })
    if (found === null || found.subject !== this.subjectOf(table)) return undefined
    return readMessage(found.header, found.seq, found.string())
  }

  /** Conditional append right after `end`; rejects if another writer was first. */
  async write(table: TableCode, { version, seq, since, bytes }: End, text: string, at: ServerTime): Promise<End> {
    const begins = version === NONE_YET ? seq : since
    const total = bytes === undefined ? undefined : bytes + byteLength(text)
    const ack = await this.publish(table, seq, text, headersOf(next(version), begins, at, total))
    return { version: next(version), seq: ack.seq, since: begins, bytes: total }
  }

  /**
   * Drops a table by a tombstone, written only if nobody has appended meanwhile. From then on older messages are ignored, even if we die
   * before purging them.
   */
  async drop(table: TableCode, { version, seq }: End, at: ServerTime): Promise<void> {
    if (version === NONE_YET) return this.clear(table, seq + 1)
    const mark = await this.publish(table, seq, '', headersOf(NONE_YET, seq, at, 0))
    return this.clear(table, mark.seq)
  }

  /** The messages of a table after sequence number `after` up to `last`, in order. */
  async *between(table: TableCode, after: number, last: number, count: number): AsyncIterable<StreamMessage> {
    const deliver = { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: after + 1 } as const
    const found =
      count <= FETCH_SINGLY
        ? this.fetchSingly(table, after)
        : this.consume({ filter_subject: this.subjectOf(table), ...deliver }, count)
    for await (const stored of found) {
      yield stored
      if (stored.seq >= last) return
    }
    throw new Error(`table ${table} could not be read up to ${last}`)
  }

  /** The last message of every table, without its text, in pages. */
  lastOfEach(): AsyncIterable<readonly TableMessage[]> {
    return this.pages({
      filter_subject: `${this.name}.table.*`,
      deliver_policy: DeliverPolicy.LastPerSubject,
      headers_only: true,
    })
  }

  /** Number of tables, including those of which only a tombstone is left. */
  async count(): Promise<number> {
    const { state } = await this.manager.streams.info(this.name)
    return state.num_subjects ?? 0
  }

  /** Bytes of decisions and snapshots on the disk of each server. */
  async bytes(): Promise<number> {
    const { state } = await this.manager.streams.info(this.name)
    return state.bytes + (await this.snapshots.bytes())
  }

  async isEmpty(): Promise<boolean> {
    const { state } = await this.manager.streams.info(this.name)
    return state.messages === 0
  }

  /** Milliseconds since the stream last had a quorum. */
  async sinceQuorum(): Promise<number> {
    return sinceQuorum(await this.manager.streams.info(this.name))
  }

  /** All messages in order, tombstones included. Throws if fewer arrive than the stream had at the start. */
  async *everything(): AsyncIterable<TableMessage> {
    const { state } = await this.manager.streams.info(this.name)
    let missing = state.messages
    for await (const stored of this.consume({ filter_subject: `${this.name}.table.*` })) {
      missing -= 1
      yield stored
    }
    if (missing > 0) throw new Error(`${missing} messages of the stream ${this.name} did not come`)
  }

  /** Subscribes to what any node writes to a table. Messages may be lost, so the listener has to detect gaps. */
  listen(table: TableCode, on: (stored: StreamMessage) => void): () => void {
    const subscription = this.nats.subscribe(`${this.name}.told.${tokenOf(table)}`, {
      callback: (error, message) => {
        if (error === null)
          on(readMessage(message.headers, Number(message.headers?.get('Nats-Sequence')), message.string()))
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
    messageHeaders: ReturnType<typeof headersOf>,
  ) {
    const subject = this.subjectOf(table)
    const ack = await this.client.publish(subject, text, {
      ...messageIdOf(subject, lastSubjectSequence),
      headers: messageHeaders,
      expect: { lastSubjectSequence },
      timeout: TIMEOUT,
    })
    if (ack.duplicate) throw new WriteConflict()
    return ack
  }

  private async *fetchSingly(table: TableCode, after: number): AsyncIterable<StreamMessage> {
    for (let seq = after; ; ) {
      const next = { seq: seq + 1, next_by_subj: this.subjectOf(table) }
      const found = await this.manager.streams.getMessage(this.name, next)
      if (found === null) return
      seq = found.seq
      yield readMessage(found.header, seq, found.string())
    }
  }

  private async *consume(config: Partial<ConsumerConfig>, count?: number): AsyncIterable<TableMessage> {
    for await (const page of this.pages(config, count)) yield* page
  }

  private async *pages(config: Partial<ConsumerConfig>, count?: number): AsyncIterable<readonly TableMessage[]> {
    const defaults = {
      ack_policy: AckPolicy.None,
      mem_storage: true,
      num_replicas: 1,
      inactive_threshold: CONSUMER_EXPIRY,
    }
    const info = await this.manager.consumers.add(this.name, { ...defaults, ...config })
    const consumer = this.client.consumers.getConsumerFromInfo(info)
    let most = config.headers_only ? BATCH : FIRST_BATCH
    try {
      for (let left = count ?? info.num_pending, got = 1; left > 0 && got > 0; left -= got) {
        // Fetch the whole batch before yielding it: a slow reader would look like a lost server.
        const page = await this.batch(consumer, Math.min(most, left))
        got = page.length
        if (!config.headers_only) most = nextBatchSize(page)
        yield page
      }
    } finally {
      consumer.delete().catch(() => false)
    }
  }

  private async batch(consumer: Consumer, max_messages: number): Promise<readonly TableMessage[]> {
    const page: TableMessage[] = []
    for await (const message of await consumer.fetch({ max_messages, expires: TIMEOUT })) {
      const table = tableOf(message.subject.slice(message.subject.lastIndexOf('.') + 1))
      page.push({ ...readMessage(message.headers, message.seq, message.string()), table })
    }
    return page
  }

  private subjectOf(table: TableCode): string {
    return `${this.name}.table.${tokenOf(table)}`
  }
}
