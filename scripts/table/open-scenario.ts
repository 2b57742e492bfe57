import { createHash } from 'node:crypto'
import { Host, realTime } from '@tablee/host'
import { type Decision, type HolderKey, thinkAbout } from '@tablee/kernel'
import { openMemoryLog, type TableCode, type Version } from '@tablee/log'
import { CODE_SIGNS, SHORTEST_CODE } from '@tablee/protocol'
import { playSteps, tellMiss } from '@tablee/rehearsal/scenario.ts'
import { keyOf } from '../../apps/server/src/http/callers.ts'
import { loadShelf } from '../../packages/rehearsal/src/load.ts'

/** The keys of people in a scenario: see VirtualTable. */
const KEY_OF = /^key of (.+)$/

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The same code for the same scenario at the same step, so that a browser tab finds its table again after a restart. */
const codeOf = (text: string): TableCode =>
  [...digest(text).subarray(0, SHORTEST_CODE)].map((byte) => CODE_SIGNS[byte % CODE_SIGNS.length]).join('') as TableCode

const secretOf = (code: TableCode, name: string): string => digest(`${code} ${name}`).toString('base64url').slice(0, 22)

/** A decision of the scenario as this server would have logged it: with the keys of the links. Its times need no change: the table wakes. */
const asLogged = (decision: Decision, code: TableCode): Decision =>
  JSON.parse(JSON.stringify(decision), (_, value) => {
    const name = typeof value === 'string' ? KEY_OF.exec(value)?.[1] : undefined
    return name === undefined ? value : keyOf(secretOf(code, name))
  })

export interface OpenedScenario {
  readonly host: Host
  readonly code: TableCode
  /** The people at the table, clockwise, each with the secret that opens the seat. Bots play by themselves. */
  readonly people: readonly { readonly name: string; readonly secret: string; readonly key: HolderKey }[]
  /** What did not hold on the way. */
  readonly misses: readonly string[]
}

/**
 * A host with one table, in the state after so many steps of a scenario; the cards that come next are the scenario's too. Time that the
 * scenario lets pass after its last decision is not kept.
 */
export const openScenario = async (raw: unknown, steps = Number.POSITIVE_INFINITY): Promise<OpenedScenario> => {
  const { misses, at } = await playSteps(raw, await loadShelf(), steps)
  if (at === undefined) throw new Error(misses.map(tellMiss).join('; '))
  const { table, shelf: games } = at
  const code = codeOf(JSON.stringify([raw, at.decisions.length]))
  const decisions = at.decisions.map((decision) => asLogged(decision, code))
  const log = openMemoryLog<Decision>({ clock: realTime.now })
  for (const [at, decision] of decisions.entries()) await log.append(code, at as Version, decision)
  const host = new Host({ log, shelf: games, think: async (question) => thinkAbout(question, games) })
  const people = table.state.seats
    .filter(({ holder }) => holder.kind === 'person')
    .map(({ name }) => ({ name, secret: secretOf(code, name), key: keyOf(secretOf(code, name)) }))
  return { host, code, people, misses: misses.map(tellMiss) }
}
