import type { TableCode } from '@tablee/log'
import { networksOf, shareOf } from './callers.ts'
import type { Limits } from './limits.ts'

interface Visitor {
  readonly address: string
  readonly isSeated: boolean
}

/** Visitors without a seat, of each table, through this node: every one of them is told every change. */
export class LookersOn {
  private readonly byTable = new Map<TableCode, Set<Visitor>>()

  constructor(private readonly limits: Pick<Limits, 'lookersOn' | 'lookersOnPerAddress'>) {}

  mayCome(table: TableCode, address: string): boolean {
    const { lookersOn, lookersOnPerAddress } = this.limits
    const there = [...(this.byTable.get(table) ?? [])].filter(({ isSeated }) => !isSeated)
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
