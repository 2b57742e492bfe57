/** What pages say to the service worker. */
export type ToWorker =
  | { readonly type: 'look' | 'keep-all' | 'take-over' }
  | { readonly type: 'keep'; readonly paths: readonly string[] }

/** What it says to them: how many bytes are not on the device yet, or that they could not be had. */
export type FromWorker = { readonly missing: number } | { readonly hasFailed: true }
