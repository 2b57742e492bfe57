import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Bystanders } from './hostile/bystanders.ts'
import { giantDecks } from './hostile/giant-decks.ts'
import { Ledger } from './hostile/ledger.ts'
import { markup } from './hostile/markup.ts'
import { Swarm } from './hostile/swarm.ts'
import { openTrialContext } from './hostile/trial-context.ts'
import { pingFlood } from './hostile/unread.ts'
import { vitalsOf, vitalsWhen } from './hostile/vitals.ts'

/** The seed fixes what is sent, but not how it interleaves at the server. */
const SEED = process.env.TABLEE_SEED ?? 'hostile'
const FRAMES = 4000
const PACE = 1500

let stage: Awaited<ReturnType<typeof openTrialContext>>
let bystanders: Bystanders
beforeAll(async () => {
  stage = await openTrialContext()
  bystanders = await Bystanders.at(stage.server.url)
})
afterAll(async () => {
  await bystanders.end()
  await stage.close()
})

const note = async () => {}

describe('while people play', () => {
  it('thousands of hostile frames are answered with a code or not at all, and nobody else is affected', async () => {
    const ledger = new Ledger()
    const swarm = new Swarm(stage.server, bystanders.tables, ledger, SEED)
    await swarm.send(FRAMES, PACE)
    // When this is answered, the server has handled most of what was sent before.
    await vitalsOf(stage.server)
    swarm.end()
    const { leaks, tooLarge, answers } = ledger
    expect({ leaks, tooLarge }, `TABLEE_SEED=${SEED}`).toEqual({ leaks: [], tooLarge: 0 })
    // Much of it must be understood: otherwise this would only test JSON.parse.
    expect(answers.done ?? 0).toBeGreaterThan(50)
    expect(answers.refused ?? 0).toBeGreaterThan(300)
    expect(answers['error malformed'] ?? 0).toBeGreaterThan(300)
  })

  it.each([
    ['names and definitions full of markup are kept as text, tidied, or refused', markup],
    ['giant decks are refused by a code', giantDecks],
    ['a client that floods pings and reads nothing is disconnected', pingFlood],
  ])('%s', async (_, trial) => {
    const finding = await trial({ server: stage.server, note })
    expect(finding, JSON.stringify(finding.figures)).toMatchObject({ isWell: true })
  })

  it('afterwards nobody else was affected, nothing was logged, and the sockets are gone', async () => {
    expect(await vitalsWhen(stage.server, ({ sockets }) => sockets === bystanders.tables.length * 4)).toBeDefined()
    const { waits, troubles } = bystanders.take()
    expect(waits.length).toBeGreaterThan(50)
    expect(troubles).toEqual([])
    expect(stage.complaints()).toEqual([])
    expect(stage.server.isUp()).toBe(true)
  })
})
