import type { HolderKey } from '@tablee/kernel'
import type { TableCode } from '@tablee/log'
import { networksOf, shareOf } from '../http/callers.ts'
import type { Limits } from './limits.ts'

/** A socket at a table. `isSeated` may change while it is there. */
export interface LimitedVisitor {
  readonly address: string
  readonly key: HolderKey | undefined
  readonly isSeated: boolean
}

/** Limits the spectators of each table on this node, because every change is sent to each of them. */
export class SpectatorLimit {
  private readonly byTable = new Map<TableCode, Set<LimitedVisitor>>()

  constructor(private readonly limits: Pick<Limits, 'spectators' | 'spectatorsPerAddress' | 'devicesPerKey'>) {}

  mayEnter(table: TableCode, { address, key, isSeated: hasSeat }: LimitedVisitor): boolean {
    const { spectators: most, spectatorsPerAddress, devicesPerKey } = this.limits
    const visitors = [...(this.byTable.get(table) ?? [])]
    if (key !== undefined && visitors.filter((visitor) => visitor.key === key).length >= devicesPerKey) return false
    if (hasSeat) return true
    const spectators = visitors.filter(({ isSeated }) => !isSeated)
    if (spectators.length >= most) return false
    return networksOf(address).every((network) => {
      const near = spectators.filter((visitor) => networksOf(visitor.address).includes(network))
      return near.length < spectatorsPerAddress * shareOf(network)
    })
  }

  enter(table: TableCode, visitor: LimitedVisitor): void {
    const visitors = this.byTable.get(table) ?? new Set()
    this.byTable.set(table, visitors.add(visitor))
  }

  leave(table: TableCode, visitor: LimitedVisitor): void {
    const visitors = this.byTable.get(table)
    visitors?.delete(visitor)
    if (visitors?.size === 0) this.byTable.delete(table)
  }
}
