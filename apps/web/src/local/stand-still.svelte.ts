import { untrack } from 'svelte'
import { stored } from '../stored.ts'
import type { TableLine } from '../table/line.ts'

type Seen = Pick<TableLine, 'code' | 'isOpen' | 'view' | 'ask'>

/**
 * ALL-3: a table that everybody left pauses by itself; one of this device stands still while its page is out of sight, and goes on
 * when it is seen again, be it after a reload. What people paused themselves stays paused.
 */
export const standStillUnseen = (line: () => Seen | undefined) => {
  let visibility: DocumentVisibilityState = $state(document.visibilityState)
  let pausing: Promise<unknown> | undefined
  const stillness = (code: string) => stored(`tablee.unseen.${code}`, ['yes'])
  const leave = (left: Seen) => {
    if (left.view?.status !== 'playing') return
    stillness(left.code).write('yes')
    pausing = left.ask({ type: 'pause' })
  }
  const comeBack = async (seen: Seen) => {
    await pausing
    if (stillness(seen.code).read() === undefined) return
    stillness(seen.code).write(undefined)
    if (seen.view?.status === 'paused') await seen.ask({ type: 'resume' })
  }
  $effect(() => {
    const look = () => (visibility = document.visibilityState)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  })
  // Once for each time it is left or seen: a second page of the same table may play on where this one is out of sight.
  const isOpen = $derived(line()?.isOpen === true)
  $effect(() => {
    if (!isOpen) return
    const isSeen = visibility === 'visible'
    untrack(() => {
      const here = line()
      if (here) void (isSeen ? comeBack(here) : leave(here))
    })
  })
}
