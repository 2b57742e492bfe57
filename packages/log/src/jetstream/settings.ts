import {
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
  type StreamInfo,
} from '@nats-io/jetstream'
import { LogUnusable } from '../table-log.ts'

export interface StreamOptions {
  /** The stream's name, and the first token of its subjects. */
  readonly name: string
  /** On how many servers each decision lies; as many as make sense when not told. */
  readonly replicas?: number
}

/** Nanoseconds for which a place that was taken is remembered: by then every check sees it. */
const REMEMBERED = 30_000_000_000

/** The stream beside it that holds the tables' snapshots. */
export const snapshotsOf = (name: string): string => `${name}-snapshots`

/** Whatever else a stream has been given, such as a size or a place, is the operator's. */
const needed = (name: string) =>
  ({
    name,
    subjects: [`${name}.table.*`],
    storage: StorageType.File,
    // A decision leaves when its table is dropped, never by itself: a table without its beginning is none.
    retention: RetentionPolicy.Limits,
    max_age: 0,
    max_msgs: -1,
    max_msgs_per_subject: -1,
    max_msg_size: -1,
    max_consumers: -1,
    // A full disk refuses what is new: it must never take the beginning of a table.
    discard: DiscardPolicy.New,
    duplicate_window: REMEMBERED,
    // What is read must be the newest: only the leader is asked.
    allow_direct: false,
    no_ack: false,
    sealed: false,
    deny_purge: false,
    // Whoever subscribed to the subject itself would hear what was refused as well.
    republish: { src: `${name}.table.*`, dest: `${name}.told.{{wildcard(1)}}` },
  }) satisfies Partial<StreamConfig>

/** One message for each part of a snapshot, the newest; what is lost of them is made anew. */
const neededForSnapshots = (name: string) =>
  ({
    name: snapshotsOf(name),
    subjects: [`${name}.snapshot.*.*`],
    storage: StorageType.File,
    retention: RetentionPolicy.Limits,
    max_msgs_per_subject: 1,
    discard: DiscardPolicy.Old,
    allow_direct: false,
    no_ack: false,
    sealed: false,
    deny_purge: false,
  }) satisfies Partial<StreamConfig>

/** What is not said is as good as no. A server may add to an object what we know nothing of. */
const isAs = (wanted: unknown, found: unknown): boolean => {
  if (typeof wanted !== 'object' || wanted === null) return wanted === (found ?? false)
  if (typeof found !== 'object' || found === null) return false
  if (Array.isArray(wanted) && wanted.length !== (found as unknown[]).length) return false
  return Object.entries(wanted).every(([key, each]) => isAs(each, (found as Record<string, unknown>)[key]))
}

const show = (value: unknown): string => JSON.stringify(value) ?? 'none'

type Wanted = Partial<StreamConfig> & { name: string }

/** « max_age 3600000000000 au lieu de 0 »; undefined: there is no difference. */
const differences = (wanted: Wanted, found: StreamConfig): string | undefined => {
  const keys = (Object.keys(wanted) as (keyof Wanted)[]).filter((key) => !isAs(wanted[key], found[key]))
  const texts = keys.map((key) => `${key} ${show(found[key])} au lieu de ${show(wanted[key])}`)
  return texts.length === 0 ? undefined : texts.join(', ')
}

/** Of the request itself, and not of servers that are choosing their leader. */
const isRefusal = (error: unknown): error is JetStreamApiError =>
  error instanceof JetStreamApiError && error.status !== 503 && error.status !== 408

/** Brings a stream to what we need, as far as NATS lets us. Throws `LogUnusable` where it does not. */
const fit = async (manager: JetStreamManager, wanted: Wanted, { config, state }: StreamInfo): Promise<void> => {
  const different = differences(wanted, config)
  if (different === undefined) return
  const { name } = wanted
  const sentence = `Le flux ${name} a ${different}`
  // What lies there under other subjects is somebody else's, and would be in our way.
  if (state.messages > 0 && !isAs(wanted.subjects, config.subjects))
    throw new LogUnusable(`${sentence} : il n’est pas à nous ; prends un autre NATS, ou un compte à part.`)
  const left = await manager.streams.update(name, wanted).then(
    (updated) => differences(wanted, updated.config),
    (error: unknown) => (isRefusal(error) ? error.message : Promise.reject(error)),
  )
  if (left !== undefined)
    throw new LogUnusable(
      `${sentence}, et NATS n’y change rien (${left}) : copie-le, supprime-le, puis remets la copie en place.`,
    )
}

const isMissing = (error: unknown): boolean =>
  error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound

export const streamInfo = (manager: JetStreamManager, name: string): Promise<StreamInfo | undefined> =>
  manager.streams.info(name).catch((error: unknown) => (isMissing(error) ? undefined : Promise.reject(error)))

const prepare = async (manager: JetStreamManager, wanted: Wanted, replicas: number | undefined, atFirst: number) => {
  const found = await streamInfo(manager, wanted.name)
  if (found === undefined) return manager.streams.add({ ...wanted, num_replicas: replicas ?? atFirst })
  // Its replicas stay as they are unless we were told.
  await fit(manager, replicas === undefined ? wanted : { ...wanted, num_replicas: replicas }, found)
  return found
}

/** Makes the streams, or brings those that are there up to date; another node that does the same meanwhile is no trouble. */
export const prepareStreams = async (
  manager: JetStreamManager,
  { name, replicas }: StreamOptions,
  isClustered: boolean,
): Promise<void> => {
  const { config } = await prepare(manager, needed(name), replicas, isClustered ? 3 : 1)
  await prepare(manager, neededForSnapshots(name), replicas, config.num_replicas)
}
