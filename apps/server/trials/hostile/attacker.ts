import type { Chance, TableView } from '@tablee/kernel'
import { applyPatch, type FromServer, PROTOCOL } from '@tablee/protocol'
import { secretOf } from '../../testing/test-client.ts'
import { badFrame } from './bad-frames.ts'
import { pick, type Vocabulary, vocabularyOf } from './generate.ts'
import type { Ledger } from './ledger.ts'
import { validMessage } from './messages.ts'
import { mutated } from './mutate.ts'
import { RawClient } from './raw-client.ts'

/** A table of the attackers, and its game. */
export interface AttackerTable {
  readonly code: string
  readonly game: string
}

export interface Assignment {
  readonly url: string
  readonly from: string
  /** How this attacker connects. */
  readonly role: 'insider' | 'onlooker' | 'guesser' | 'stranger'
  readonly attackerTable: AttackerTable
  readonly seat: number
}

const NO_VOCABULARY: Vocabulary = { words: [], numbers: {} }
/** The vocabulary is taken from the view again after this many patches. */
const LOOKS = 10

/** One hostile client, from its first frame to its last. */
export class Attacker {
  private readonly line: RawClient
  private vocabulary = NO_VOCABULARY
  private view: TableView | undefined
  private patches = 0
  private left: number
  private hasEnded = false

  constructor(
    private readonly assignment: Assignment,
    private readonly chance: Chance,
    ledger: Ledger,
  ) {
    this.left = 20 + chance.below(300)
    this.line = new RawClient(assignment.url, assignment.from, ledger, {
      open: () => this.comeIn(),
      answer: (message) => this.learn(message),
      close: () => {
        this.hasEnded = true
      },
    })
  }

  /** Whether the attacker can be replaced by a new one. */
  get isGone(): boolean {
    return this.hasEnded
  }

  get mayStrike(): boolean {
    return this.line.isOpen && this.line.backlog < 1_000_000
  }

  strike(): void {
    this.left -= 1
    const { chance, line } = this
    const lot = chance.below(100)
    if (this.left < 0) this.end()
    else if (lot < 2) line.strike(badFrame(chance))
    else line.say(lot < 35 ? JSON.stringify(this.message()) : mutated(this.message(), chance))
  }

  end(): void {
    this.hasEnded = true
    this.line.hangUp()
  }

  private message(): object {
    const { role, attackerTable } = this.assignment
    return role === 'stranger' ? this.hello() : validMessage(attackerTable.game, this.chance, this.vocabulary)
  }

  private hello() {
    const { role, attackerTable, seat } = this.assignment
    const table = role === 'guesser' ? `ZZ${pick(['ZZ', 'Z2', '2Z', '__'], this.chance)}` : attackerTable.code
    const isSecret = role !== 'onlooker'
    // Sometimes with the secret of another attacker.
    const whose = this.chance.below(10) === 0 ? this.chance.below(4) : seat
    return {
      type: 'hello',
      protocol: PROTOCOL,
      table,
      ...(isSecret && { secret: secretOf(`${attackerTable.code} ${whose}`) }),
    }
  }

  private comeIn(): void {
    const { role, attackerTable, seat } = this.assignment
    if (role === 'stranger') return
    this.line.say(JSON.stringify(this.hello()))
    if (role !== 'insider') return
    const moves = [
      { type: 'sit', name: `Dupont ${seat}` },
      { type: 'choose', game: attackerTable.game },
      { type: 'resume' },
      { type: 'start' },
    ]
    moves.forEach((move, nth) => {
      this.line.say(JSON.stringify({ type: 'move', id: `in ${nth} ${this.chance.below(1e9)}`, move }))
    })
  }

  private learn(message: FromServer): void {
    if (message.type === 'view') this.view = message.view
    else if (message.type === 'patch' && this.view !== undefined) this.view = applyPatch(this.view, message.patch)
    else return
    if (this.patches++ % LOOKS === 0) this.vocabulary = vocabularyOf(this.view)
  }
}
