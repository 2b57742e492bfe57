import type { Attachment } from 'svelte/attachments'

/** The largest of these sizes, in `--fit`, at which nothing of what is inside is cut off; looks again when `read` changes. */
export const fitted =
  (sizes: readonly number[], read: () => unknown): Attachment<HTMLElement> =>
  (node) => {
    void read()
    const fit = () => {
      for (const size of sizes) {
        node.style.setProperty('--fit', String(size))
        if (node.scrollHeight <= node.clientHeight) return
      }
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(node)
    return () => observer.disconnect()
  }
