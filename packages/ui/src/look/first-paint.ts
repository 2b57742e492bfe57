/** Once what has just changed can be seen: whatever is large and slow comes after it. A page that nobody sees does not wait. */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const later = () => setTimeout(resolve)
    if (document.hidden) later()
    else requestAnimationFrame(later)
  })

/** What comes after this is a task of its own: a touch is heard in between, and what is there can be painted. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
