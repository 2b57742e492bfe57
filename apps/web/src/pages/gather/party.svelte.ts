import type { SeatRange } from '@tablee/kernel'
import { gatheredNames, keepGathered } from '@tablee/ui/device/gathered-names.ts'
import { botCounts } from '../../services/local-host/bots.ts'

interface Guest {
  readonly id: number
  name: string
  /** Undefined: the table assigns one. */
  team: string | undefined
}

const FEWEST = 2
/** Used until the game is loaded. */
const ANY: SeatRange = { min: FEWEST, max: 12, teams: [] }

/** Those who gather around one device, in the order of their seats. */
export class Party {
  guests: Guest[] = $state([])
  range: SeatRange = $state.raw(ANY)
  private wishedBots: number | undefined = $state()
  #ids = 0

  constructor() {
    for (const name of gatheredNames()) this.#seat(name)
    while (this.guests.length < FEWEST) this.#seat('')
  }

  readonly named = $derived(this.guests.filter(({ name }) => name.trim() !== ''))
  readonly isFull = $derived(this.guests.length >= this.range.max)
  readonly tooMany = $derived(this.named.length > this.range.max)
  readonly isReady = $derived(this.named.length >= FEWEST && !this.tooMany)
  /** Teams may differ by one: they need not be filled up. */
  readonly botCounts = $derived(botCounts({ ...this.range, teams: [] }, Math.max(FEWEST, this.named.length)))
  readonly bots = $derived(this.botCounts.find((count) => count === this.wishedBots) ?? this.botCounts[0] ?? 0)

  teamOf(guest: Guest): string | undefined {
    const { teams } = this.range
    const nth = this.guests.indexOf(guest)
    return teams.includes(guest.team ?? '') ? guest.team : teams[nth % Math.max(1, teams.length)]
  }

  changeTeam(guest: Guest) {
    const { teams } = this.range
    guest.team = teams[(teams.indexOf(this.teamOf(guest) ?? '') + 1) % Math.max(1, teams.length)]
  }

  wishBots(count: number) {
    this.wishedBots = count
  }

  add() {
    if (!this.isFull) this.#seat('')
  }

  /** The first two places stay, even if they are empty. */
  remove(guest: Guest) {
    this.guests = this.guests.filter(({ id }) => id !== guest.id)
    while (this.guests.length < FEWEST) this.#seat('')
  }

  up(guest: Guest) {
    const at = this.guests.indexOf(guest)
    const before = this.guests[at - 1]
    if (before !== undefined) [this.guests[at - 1], this.guests[at]] = [guest, before]
  }

  /** The people as they will be seated; remembered for the next time. */
  sitDown(): readonly { name: string; team?: string | undefined }[] {
    const people = this.named.map((guest) => ({ name: guest.name.trim(), team: this.teamOf(guest) }))
    keepGathered(people.map(({ name }) => name))
    return people
  }

  #seat(name: string) {
    this.#ids += 1
    this.guests.push({ id: this.#ids, name, team: undefined })
  }
}
