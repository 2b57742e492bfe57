/** Resolves after the next paint, so that slow work comes after it. On a hidden page it resolves at once. */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const later = () => setTimeout(resolve)
    if (document.hidden) later()
    else requestAnimationFrame(later)
  })

/** Yields to the event loop: input is handled and the page painted in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
