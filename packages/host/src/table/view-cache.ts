import type { TableAttendance, TableMachine, TableState, TableViews, Viewer, ViewParts } from '@tablee/kernel'

/** The views of a table, computed once for all viewers until something changes. */
export class ViewCache {
  private latest: { readonly isFresh: boolean; readonly views: TableViews } | undefined

  constructor(
    private readonly machine: TableMachine,
    private readonly now: () => { readonly state: TableState; readonly presence: TableAttendance },
  ) {}

  invalidate(): void {
    if (this.latest) this.latest = { ...this.latest, isFresh: false }
  }

  of(viewer: Viewer): ViewParts {
    return this.upToDate().of(viewer)
  }

  private upToDate(): TableViews {
    if (this.latest?.isFresh) return this.latest.views
    const { state, presence } = this.now()
    const views = this.machine.views(state, presence, this.latest?.views)
    this.latest = { isFresh: true, views }
    return views
  }
}
