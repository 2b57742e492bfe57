/** Keeps the screen lit as long as somebody looks; plain HTTP has no such lock, and then nothing happens. */
export const keepAwake = (): (() => void) => {
  let lock: WakeLockSentinel | undefined
  let isOver = false
  const take = async () => {
    if (document.hidden || !('wakeLock' in navigator)) return
    lock = await navigator.wakeLock.request('screen').catch(() => undefined)
    if (isOver) await lock?.release()
  }
  // The browser lets go whenever the page is hidden.
  document.addEventListener('visibilitychange', take)
  take()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', take)
    lock?.release()
  }
}
