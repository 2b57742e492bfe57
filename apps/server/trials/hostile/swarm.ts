import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Chance, seededChance } from '@tablee/kernel'
import { Attacker, type Den, type Errand } from './attacker.ts'
import type { Ledger } from './ledger.ts'
import { pick } from './made-up.ts'
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
const DENS = 40
/** A table of attackers is replaced after this many frames: by then its people are removed or are all bots. */
const DEN_FRAMES = 1500
const TICK = 20

/** Hundreds of clients at hundreds of addresses, so that their frames are handled and not only dropped by the limits. */
export class Swarm {
  private readonly chance: Chance
  private readonly dens: Den[] = []
  private readonly attackers: Attacker[] = []
  private densEver = 0

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
    const wanted = Math.floor(this.ledger.frames / DEN_FRAMES) + DENS
    while (this.densEver < wanted) {
      const code = await newTable(this.server.url, addressAt(ADDRESSES.insider[0] + (this.densEver % 180)))
      this.dens[this.densEver % DENS] = { code, game: GAME_IDS[this.densEver % GAME_IDS.length] as string }
      this.densEver += 1
    }
    let newcomers = 0
    for (let nth = 0; nth < ATTACKERS && newcomers < NEWCOMERS; nth++) {
      if (this.attackers[nth]?.isGone === false) continue
      this.attackers[nth] = new Attacker(this.errand(), this.chance, this.ledger)
      newcomers += 1
    }
  }

  private errand(): Errand {
    const { chance } = this
    const { url } = this.server
    const lot = chance.below(100)
    const role = lot < 80 ? 'insider' : lot < 87 ? 'onlooker' : lot < 90 ? 'guesser' : 'stranger'
    const [first, end] = ADDRESSES[role]
    const from = addressAt(first + chance.below(end - first))
    const own = pick(this.dens, chance)
    const isElsewhere = (role === 'onlooker' || role === 'stranger') && this.others.length > 0 && chance.below(2) === 0
    const den = isElsewhere ? { code: pick(this.others, chance), game: 'mot-pour-mot' } : own
    return { url, from, role, den, seat: chance.below(4) }
  }
}
