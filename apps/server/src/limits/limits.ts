/** Rate limits and quotas of one client, one address or one table. Times are in milliseconds unless the name says otherwise. */
export interface Limits {
  /** Token bucket of one socket: its capacity in frames, and its refill rate. */
  readonly burst: number
  readonly perSecond: number
  /** The same for all sockets of an address together. */
  readonly burstPerAddress: number
  readonly perSecondPerAddress: number
  /** A socket is closed after this many dropped frames, unless its bucket was full again in between. */
  readonly dropped: number
  /** A client has this long to send `hello`. */
  readonly helloWithin: number
  /** Interval between two pings. A socket that has not answered a ping when the next one is due is dead. */
  readonly heartbeat: number
  /** Bytes that may wait in the send buffer of a socket. */
  readonly unread: number
  readonly socketsPerAddress: number
  /** Different table codes that an address may try without having a seat there, existing or not. */
  readonly codesPerMinute: number
  readonly codesPerDay: number
  /** Once the codes are used up, every attempt is answered after this delay, whatever its result. */
  readonly guessAnsweredAfter: number
  /** Once the codes are used up: lookups of tables that are not in memory, for callers with a secret (capacity and refill rate). */
  readonly lookups: number
  readonly lookupsPerSecond: number
  /** Tables loaded from the log for one address (capacity and refill rate). */
  readonly opens: number
  readonly opensPerSecond: number
  /** The longest that a caller queues for loading a table. A client waits four seconds for the answer to its hello. */
  readonly openWithin: number
  /** New tables per address in ten minutes, and in a day. */
  readonly newTables: number
  readonly newTablesPerDay: number
  /** Uploaded decks per address in ten minutes. */
  readonly newDecks: number
  /** Bytes of log that the moves of an address may write (capacity, and refill per hour). */
  readonly written: number
  readonly writtenPerHour: number
  /** Spectators of one table, and how many of them may come from one address. */
  readonly spectators: number
  readonly spectatorsPerAddress: number
  /** Sockets with the same secret at one table: pages and devices of one person. */
  readonly devicesPerKey: number
}

const MEGABYTE = 1_000_000

export const LIMITS: Limits = {
  burst: 60,
  perSecond: 30,
  // A whole class may share an address.
  burstPerAddress: 600,
  perSecondPerAddress: 300,
  dropped: 200,
  helloWithin: 10_000,
  heartbeat: 5000,
  unread: 1_000_000,
  socketsPerAddress: 300,
  codesPerMinute: 15,
  codesPerDay: 100,
  guessAnsweredAfter: 2000,
  lookups: 10,
  lookupsPerSecond: 2,
  opens: 30,
  opensPerSecond: 2,
  openWithin: 3000,
  newTables: 30,
  newTablesPerDay: 120,
  newDecks: 10,
  written: 64 * MEGABYTE,
  writtenPerHour: 32 * MEGABYTE,
  spectators: 200,
  spectatorsPerAddress: 40,
  devicesPerKey: 10,
}
