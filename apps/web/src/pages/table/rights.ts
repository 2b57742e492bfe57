import type { SeatId, SeatView, TableView } from '@tablee/kernel'

/** What a viewer may do as host (ALL-10). */
interface Rights {
  /** Has the host's rights now, perhaps only while the host of record is away. */
  readonly isHost: boolean
  /** Whose role it is, while this viewer acts in their place. */
  readonly actingFor: SeatView | undefined
  /** May also remove people, lock the table and hand it over. */
  readonly hasReserved: boolean
}

type Seen = Pick<TableView, 'me' | 'host' | 'hostOfRecord' | 'seats'>

const seatIn = ({ seats }: Seen, id: SeatId | undefined) => seats.find((seat) => seat.id === id)

export const rightsAt = (table: Seen): Rights => {
  const isHost = table.me !== undefined && table.me === table.host
  const actingFor = isHost ? seatIn(table, table.hostOfRecord) : undefined
  return { isHost, actingFor, hasReserved: isHost && table.hostOfRecord === undefined }
}

/** Whose table it is: the host of record, though somebody else may act as host. */
export const hostOf = (table: Omit<Seen, 'me'>): SeatView | undefined => seatIn(table, table.hostOfRecord ?? table.host)
