/** Keeps a screen on. `on` is idempotent. */
interface ScreenLock {
  on(): void
  off(): void
}

const wakeLock = (): ScreenLock => {
  let lock: WakeLockSentinel | undefined
  let isWanted = false
  let isAsking = false
  const off = () => {
    isWanted = false
    void lock?.release()
    lock = undefined
  }
  const on = async () => {
    isWanted = true
    if (isAsking || lock?.released === false) return
    isAsking = true
    lock = await navigator.wakeLock.request('screen').catch(() => undefined)
    isAsking = false
    if (!isWanted) off()
  }
  return { on, off }
}

/** Loaded only where there is no Wake Lock API: over plain HTTP, and in older browsers. */
const video = (): ScreenLock => {
  let screenLock: ScreenLock | undefined
  let isWanted = false
  const fetched = import('./silent-video.ts').then(
    ({ makeVideo }) => {
      screenLock = makeVideo()
    },
    // The load failed: the screen goes dark as usual.
    () => undefined,
  )
  return {
    on: () => {
      isWanted = true
      if (screenLock) screenLock.on()
      else void fetched.then(() => isWanted && screenLock?.on())
    },
    off: () => {
      isWanted = false
      screenLock?.off()
    },
  }
}

/** Safari grants both only during a user gesture: each gesture asks again until one is granted. */
const GESTURES = ['click', 'touchend', 'keydown'] as const

/** Keeps the screen on while the page is visible. The returned function stops that. */
export const keepAwake = (): (() => void) => {
  const screenLock = 'wakeLock' in navigator ? wakeLock() : video()
  const look = () => (document.hidden ? screenLock.off() : screenLock.on())
  document.addEventListener('visibilitychange', look)
  for (const gesture of GESTURES) document.addEventListener(gesture, look, { capture: true, passive: true })
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    for (const gesture of GESTURES) document.removeEventListener(gesture, look, { capture: true })
    screenLock.off()
  }
}
