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
  /** Number of servers that store each decision. By default 3 in a cluster and 1 on a single server. */
  readonly replicas?: number
}

/** Nanoseconds for which message ids are remembered. After that time the check of the last sequence suffices. */
const DUPLICATE_WINDOW = 30_000_000_000

/** Name of the second stream, which holds the snapshots. */
export const snapshotsOf = (name: string): string => `${name}-snapshots`

/** The settings that we require. All others, such as size limit or placement, are left to the operator. */
const tableSettings = (name: string) =>
  ({
    name,
    subjects: [`${name}.table.*`],
    storage: StorageType.File,
    // Decisions are removed only when their table is dropped: a table without its first decisions is useless.
    retention: RetentionPolicy.Limits,
    max_age: 0,
    max_msgs: -1,
    max_msgs_per_subject: -1,
    max_msg_size: -1,
    max_consumers: -1,
    // A full disk must refuse new messages instead of discarding old ones.
    discard: DiscardPolicy.New,
    duplicate_window: DUPLICATE_WINDOW,
    // Only the leader may answer reads: other replicas may be stale.
    allow_direct: false,
    no_ack: false,
    sealed: false,
    deny_purge: false,
    // Nodes listen to republished messages: a subscription to the subject itself would also deliver appends that the stream refuses.
    republish: { src: `${name}.table.*`, dest: `${name}.told.{{wildcard(1)}}` },
  }) satisfies Partial<StreamConfig>

/** Keeps the newest message per part of a snapshot. Lost snapshots are created again. */
const snapshotSettings = (name: string) =>
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

/** Compares settings. A missing setting equals false, and objects may have additional fields that a newer server sends. */
const matches = (required: unknown, found: unknown): boolean => {
  if (typeof required !== 'object' || required === null) return required === (found ?? false)
  if (typeof found !== 'object' || found === null) return false
  if (Array.isArray(required) && required.length !== (found as unknown[]).length) return false
  return Object.entries(required).every(([key, each]) => matches(each, (found as Record<string, unknown>)[key]))
}

const show = (value: unknown): string => JSON.stringify(value) ?? 'none'

type RequiredConfig = Partial<StreamConfig> & { name: string }

/** « max_age 3600000000000 au lieu de 0 »; undefined if there is no difference. */
const differences = (required: RequiredConfig, found: StreamConfig): string | undefined => {
  const keys = (Object.keys(required) as (keyof RequiredConfig)[]).filter((key) => !matches(required[key], found[key]))
  const texts = keys.map((key) => `${key} ${show(found[key])} au lieu de ${show(required[key])}`)
  return texts.length === 0 ? undefined : texts.join(', ')
}

/** Whether the request itself was refused, as opposed to servers without a leader. */
const isRefusal = (error: unknown): error is JetStreamApiError =>
  error instanceof JetStreamApiError && error.status !== 503 && error.status !== 408

/** Updates a stream to the required settings. Throws `LogUnusable` if NATS refuses. */
const reconcile = async (
  manager: JetStreamManager,
  required: RequiredConfig,
  { config, state }: StreamInfo,
): Promise<void> => {
  const different = differences(required, config)
  if (different === undefined) return
  const { name } = required
  const sentence = `Le flux ${name} a ${different}`
  // Messages under other subjects belong to another program.
  if (state.messages > 0 && !matches(required.subjects, config.subjects))
    throw new LogUnusable(`${sentence} : il n’est pas à nous ; prends un autre NATS, ou un compte à part.`)
  const left = await manager.streams.update(name, required).then(
    (updated) => differences(required, updated.config),
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

const prepare = async (
  manager: JetStreamManager,
  required: RequiredConfig,
  replicas: number | undefined,
  byDefault: number,
) => {
  const found = await streamInfo(manager, required.name)
  if (found === undefined) return manager.streams.add({ ...required, num_replicas: replicas ?? byDefault })
  // The number of replicas is changed only on request.
  await reconcile(manager, replicas === undefined ? required : { ...required, num_replicas: replicas }, found)
  return found
}

/** Creates or updates both streams. Several nodes may do so at the same time. */
export const prepareStreams = async (
  manager: JetStreamManager,
  { name, replicas }: StreamOptions,
  isClustered: boolean,
): Promise<void> => {
  const { config } = await prepare(manager, tableSettings(name), replicas, isClustered ? 3 : 1)
  await prepare(manager, snapshotSettings(name), replicas, config.num_replicas)
}
