/** Near an edge of the window the page scrolls: within this many pixels, or within this share of a low window. */
const MARGIN = 130
const MARGIN_PART = 0.22
/** Pixels a frame. */
const PACE = 9

interface Followed {
  /** How low on the page it is. */
  onmove: (y: number) => void
  /** Let go, or given up. */
  onend: (isDone: boolean) => void
}

/** Goes after the pointer that took hold of something, until it lets go; what is returned gives it up. */
export const followPointer = (event: PointerEvent, { onmove, onend }: Followed): (() => void) => {
  const { pointerId, currentTarget } = event
  if (currentTarget instanceof Element) currentTarget.setPointerCapture(pointerId)
  let y = event.clientY
  let hasMoved = false
  let frame = 0
  const listening = new AbortController()
  const end = (isDone: boolean) => {
    if (listening.signal.aborted) return
    listening.abort()
    cancelAnimationFrame(frame)
    onend(isDone)
  }
  const listen = (name: 'pointermove' | 'pointerup' | 'pointercancel', hear: (event: PointerEvent) => void) => {
    const hearOurs = (each: PointerEvent) => {
      if (each.pointerId === pointerId) hear(each)
    }
    addEventListener(name, hearOurs, { signal: listening.signal })
  }

  listen('pointermove', (moved) => {
    y = moved.clientY
    hasMoved = true
    onmove(y + scrollY)
  })
  listen('pointerup', () => end(true))
  listen('pointercancel', () => end(false))
  const giveUp = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') end(false)
  }
  addEventListener('keydown', giveUp, { signal: listening.signal })

  const goAlong = () => {
    const margin = Math.min(MARGIN, innerHeight * MARGIN_PART)
    const isUp = y < margin
    if (hasMoved && (isUp || y > innerHeight - margin)) {
      scrollBy(0, isUp ? -PACE : PACE)
      onmove(y + scrollY)
    }
    frame = requestAnimationFrame(goAlong)
  }
  frame = requestAnimationFrame(goAlong)
  return () => end(false)
}
