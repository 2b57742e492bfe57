import type { Host } from '@tablee/host'
import type { BotLevel, HolderKey, SeatId, TableMove } from '@tablee/kernel'
import type { TableCode } from '@tablee/log'
import { randomText } from '../connection/secret.ts'
import { drawSecretsAround } from './people.ts'

export interface Gathered {
  readonly people: readonly { readonly name: string; readonly team?: string | undefined }[]
  readonly bots: number
  readonly level: BotLevel
}
type Choice = Extract<TableMove, { type: 'choose' }>

/** The moves that seat everybody, in order, each with the index of its person; a seat's id is known once the person sits. */
function* seating({ people, bots, level }: Gathered, choice: Choice, seatOf: (nth: number) => SeatId | undefined) {
  const ask = (nth: number, move: TableMove) => ({ nth, move })
  for (const [nth, { name, team }] of people.entries()) {
    yield ask(nth, { type: 'sit', name })
    // The first person to sit down is the host.
    if (nth === 0) yield ask(0, choice)
    const seat = seatOf(nth)
    if (team !== undefined && seat !== undefined) yield ask(nth, { type: 'team', seat, team })
  }
  for (let nth = 0; nth < bots; nth++) yield ask(0, { type: 'bot', level })
}

/** Everybody around one device sits down, each by a secret of their own. */
export const seatAround = async (
  host: Host,
  code: TableCode,
  gathered: Gathered,
  choice: Choice,
): Promise<'seated' | 'not-kept'> => {
  const table = await host.open(code)
  const secrets = drawSecretsAround(code, gathered.people.length)
  const visits = await Promise.all(
    secrets.map((secret) => table?.visit({ key: secret as HolderKey, onChange: () => {} })),
  )
  try {
    for (const { nth, move } of seating(gathered, choice, (nth) => visits[nth]?.seat)) {
      const answer = await visits[nth]?.ask(move, randomText(9))
      if (answer?.type === 'refused') throw new Error(answer.refusal.code)
      if (answer?.type !== 'done') return 'not-kept'
    }
    return 'seated'
  } finally {
    for (const visit of visits) visit?.leave()
  }
}
