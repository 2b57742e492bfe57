import type { SeatView, TableView } from '@tablee/kernel'

/** The texts that the news use. */
interface NewsTexts {
  readonly tableLocked: string
  readonly tableOpened: string
  readonly sat: (name: string) => string
  readonly gone: (name: string) => string
  readonly away: (name: string) => string
  readonly back: (name: string) => string
  readonly stoodIn: (name: string) => string
  readonly satIn: (name: string, before: string) => string
  readonly hosts: (name: string) => string
  readonly actsFor: (name: string, host: string) => string
  readonly acting: (name: string) => string
  readonly youHost: string
  readonly begins: string
  readonly stops: string
  readonly goesOn: string
  readonly ends: string
  readonly gameStopped: string
  readonly gameLeft: string
}

const lockNews = (before: TableView, after: TableView, texts: NewsTexts): string[] =>
  before.isLocked === after.isLocked ? [] : [after.isLocked ? texts.tableLocked : texts.tableOpened]

const statusNews = (before: TableView, after: TableView, texts: NewsTexts): string[] => {
  if (before.status === after.status) return []
  if (after.status === 'paused') return [texts.stops]
  if (after.status === 'over') return [texts.ends]
  if (after.status === 'lobby') return [after.stopped ? texts.gameStopped : texts.gameLeft]
  return [before.status === 'paused' ? texts.goesOn : texts.begins]
}

/** Seats that were left in mid-game: a bot or another person may take them. */
export const whoStoodUp = (before: TableView, after: TableView): readonly SeatView[] => {
  const held = new Set(
    before.seats.filter(({ holder, isPresent }) => holder === 'person' && isPresent).map(({ id }) => id),
  )
  return after.seats.filter(({ id, holder }) => holder === 'nobody' && held.has(id))
}

const seatNews = (before: TableView, after: TableView, texts: NewsTexts): string[] => {
  const was = new Map(before.seats.map((seat) => [seat.id, seat]))
  const is = new Set(after.seats.map(({ id }) => id))
  const stoodUp = whoStoodUp(before, after)
  const came = after.seats.flatMap((seat) => {
    const old = was.get(seat.id)
    if (seat.id === after.me) return []
    if (old === undefined) return [texts.sat(seat.name)]
    if (stoodUp.includes(seat)) return [texts.gone(seat.name)]
    // ALL-6: somebody else's chair, which was empty or a bot's.
    if (seat.holder === 'person' && old.holder !== 'person' && seat.name !== old.name)
      return [texts.satIn(seat.name, old.name)]
    if (seat.holder === 'bot' && old.holder !== 'bot') return [texts.stoodIn(seat.name)]
    if (old.isPresent === seat.isPresent) return []
    return [seat.isPresent ? texts.back(seat.name) : texts.away(seat.name)]
  })
  return [...came, ...before.seats.filter(({ id }) => !is.has(id)).map(({ name }) => texts.gone(name))]
}

const hostNews = (before: TableView, after: TableView, texts: NewsTexts): string[] => {
  const host = after.seats.find(({ id }) => id === after.host)
  if (host === undefined || before.host === undefined || before.host === after.host) return []
  const isMe = host.id === after.me
  const ofRecord = after.seats.find(({ id }) => id === after.hostOfRecord)
  if (ofRecord) return [isMe ? texts.acting(ofRecord.name) : texts.actsFor(host.name, ofRecord.name)]
  return [isMe ? texts.youHost : texts.hosts(host.name)]
}

/** The changes between two views of a table as sentences, for screen readers too. */
export const tableNews = (before: TableView, after: TableView, texts: NewsTexts): string[] => [
  ...seatNews(before, after, texts),
  ...hostNews(before, after, texts),
  ...statusNews(before, after, texts),
  ...lockNews(before, after, texts),
]
