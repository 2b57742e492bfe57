import type { HolderKey } from '@tablee/kernel'
import type { TableCode } from '@tablee/log'
import { networksOf, shareOf } from '../http/callers.ts'
import type { Limits } from './limits.ts'

interface Visitor {
  readonly address: string
  readonly key: HolderKey | undefined
  readonly isSeated: boolean
}

/** The visitors of each table through this node: every one of them is told every change. */
export class LookersOn {
  private readonly byTable = new Map<TableCode, Set<Visitor>>()

  constructor(private readonly limits: Pick<Limits, 'lookersOn' | 'lookersOnPerAddress' | 'devicesPerKey'>) {}

  mayCome(table: TableCode, { address, key, isSeated: hasSeat }: Visitor): boolean {
    const { lookersOn, lookersOnPerAddress, devicesPerKey } = this.limits
    const visitors = [...(this.byTable.get(table) ?? [])]
    if (key !== undefined && visitors.filter((visitor) => visitor.key === key).length >= devicesPerKey) return false
    if (hasSeat) return true
    const there = visitors.filter(({ isSeated }) => !isSeated)
    if (there.length >= lookersOn) return false
    return networksOf(address).every((network) => {
      const near = there.filter((visitor) => networksOf(visitor.address).includes(network))
      return near.length < lookersOnPerAddress * shareOf(network)
    })
  }

  come(table: TableCode, visitor: Visitor): void {
    const visitors = this.byTable.get(table) ?? new Set()
    this.byTable.set(table, visitors.add(visitor))
  }

  go(table: TableCode, visitor: Visitor): void {
    const visitors = this.byTable.get(table)
    visitors?.delete(visitor)
    if (visitors?.size === 0) this.byTable.delete(table)
  }
}
