import type { Attachment } from 'svelte/attachments'

/** How close things stand, 0 as they like it, and how large they are written. */
export type Fit = readonly [tightness: number, size: number]

/** The first of these, in `data-tight` and `--fit`, at which nothing of what is inside is cut off; looks again when `read` changes. */
export const fitted =
  (fits: readonly Fit[], read: () => unknown): Attachment<HTMLElement> =>
  (node) => {
    void read()
    const fit = () => {
      for (const [tightness, size] of fits) {
        node.dataset.tight = String(tightness)
        node.style.setProperty('--fit', String(size))
        if (node.scrollHeight <= node.clientHeight) return
      }
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(node)
    return () => observer.disconnect()
  }
