/** Once what has just changed can be seen: whatever is large and slow comes after it. A page that nobody sees does not wait. */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const later = () => setTimeout(resolve)
    if (document.hidden) later()
    else requestAnimationFrame(later)
  })
