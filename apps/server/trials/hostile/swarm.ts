import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Chance, seededChance } from '@tablee/kernel'
import { type Assignment, Attacker, type AttackerTable } from './attacker.ts'
import { pick } from './generate.ts'
import type { Ledger } from './ledger.ts'
import { GAME_IDS } from './messages.ts'

/** Creates a table from that address. */
export const newTable = (url: string, from: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const asking = request(`${url}/api/tables`, { method: 'POST', localAddress: from }, (answer) => {
      let body = ''
      answer.on('data', (chunk) => {
        body += chunk
      })
      answer.on('end', () => {
        const { code } = JSON.parse(body) as { code?: string }
        if (code === undefined) reject(new Error(`no table for ${from}: ${body}`))
        else resolve(code)
      })
    })
    asking.on('error', reject)
    asking.end()
  })

/** The nth loopback address. */
export const addressAt = (nth: number, net = 1): string => `127.${net}.${nth >> 8}.${nth & 255 || 255}`

/** Address ranges by how attackers connect: those who try codes soon get no more information. */
const ADDRESSES = { guesser: [0, 10], stranger: [10, 70], onlooker: [70, 250], insider: [70, 250] } as const
const ATTACKERS = 200
/** Attackers that connect concurrently: a crowd at once is another trial. */
const NEWCOMERS = 4
const ATTACKER_TABLES = 40
/** A table of attackers is replaced after this many frames: by then its people are removed or are all bots. */
const FRAMES_PER_TABLE = 1500
const TICK = 20

/** Hundreds of clients at hundreds of addresses, so that their frames are handled and not only dropped by the limits. */
export class Swarm {
  private readonly chance: Chance
  private readonly attackerTables: AttackerTable[] = []
  private readonly attackers: Attacker[] = []
  private tablesEver = 0

  constructor(
    private readonly server: { readonly url: string; readonly isUp: () => boolean },
    /** Codes of the bystanders' tables. */
    private readonly others: readonly string[],
    private readonly ledger: Ledger,
    seed: string,
  ) {
    this.chance = seededChance(seed)
  }

  /** Sends that many frames at that rate. */
  async send(frames: number, perSecond: number): Promise<void> {
    const goal = this.ledger.frames + frames
    let owed = 0
    let last = performance.now()
    let at = 0
    while (this.ledger.frames < goal && this.server.isUp()) {
      await this.settleIn()
      await pause(TICK)
      const now = performance.now()
      owed = Math.min(owed + ((now - last) / 1000) * perSecond, perSecond / 5)
      last = now
      for (let tries = 0; owed >= 1 && tries < 2 * owed + ATTACKERS && this.ledger.frames < goal; tries++) {
        const attacker = this.attackers[at++ % ATTACKERS]
        if (attacker === undefined || !attacker.mayStrike) continue
        const before = this.ledger.frames
        attacker.strike()
        owed -= this.ledger.frames - before
      }
    }
  }

  end(): void {
    for (const attacker of this.attackers) attacker.end()
  }

  /** Replaces used tables and disconnected attackers. */
  private async settleIn(): Promise<void> {
    const wanted = Math.floor(this.ledger.frames / FRAMES_PER_TABLE) + ATTACKER_TABLES
    while (this.tablesEver < wanted) {
      const code = await newTable(this.server.url, addressAt(ADDRESSES.insider[0] + (this.tablesEver % 180)))
      this.attackerTables[this.tablesEver % ATTACKER_TABLES] = {
        code,
        game: GAME_IDS[this.tablesEver % GAME_IDS.length] as string,
      }
      this.tablesEver += 1
    }
    let newcomers = 0
    for (let nth = 0; nth < ATTACKERS && newcomers < NEWCOMERS; nth++) {
      if (this.attackers[nth]?.isGone === false) continue
      this.attackers[nth] = new Attacker(this.assignment(), this.chance, this.ledger)
      newcomers += 1
    }
  }

  private assignment(): Assignment {
    const { chance } = this
    const { url } = this.server
    const lot = chance.below(100)
    const role = lot < 80 ? 'insider' : lot < 87 ? 'onlooker' : lot < 90 ? 'guesser' : 'stranger'
    const [first, end] = ADDRESSES[role]
    const from = addressAt(first + chance.below(end - first))
    const own = pick(this.attackerTables, chance)
    const isElsewhere = (role === 'onlooker' || role === 'stranger') && this.others.length > 0 && chance.below(2) === 0
    const attackerTable = isElsewhere ? { code: pick(this.others, chance), game: GAME_IDS[0] as string } : own
    return { url, from, role, attackerTable, seat: chance.below(4) }
  }
}
