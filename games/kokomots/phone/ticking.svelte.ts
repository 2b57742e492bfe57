import type { Instant } from '@tablee/kernel'
import type { TableLink } from '@tablee/ui/client.ts'

interface Wait {
  readonly endsAt: Instant | undefined
  readonly connection: TableLink
  readonly isPaused: boolean
}

const TICK = 200

/** How many seconds a wait has left. Belongs to the component that makes it. */
export class Ticking {
  /** Undefined where it has no end. */
  left: number | undefined = $state()

  constructor(wait: () => Wait) {
    $effect.pre(() => {
      const { endsAt, connection, isPaused } = wait()
      const look = () => {
        this.left = endsAt === undefined ? undefined : Math.max(0, endsAt - connection.now()) / 1000
      }
      look()
      if (isPaused || endsAt === undefined) return
      const timer = setInterval(look, TICK)
      return () => clearInterval(timer)
    })
  }
}
