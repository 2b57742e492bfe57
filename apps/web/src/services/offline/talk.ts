/** What pages say to the service worker. */
export type ToWorker =
  | { readonly type: 'look' | 'keep-all' | 'take-over' }
  | { readonly type: 'keep'; readonly paths: readonly string[] }

/** Why something could not be fetched for offline play. */
export type FetchFault = 'network' | 'space'

/** What it says to them: how many bytes are not on the device yet, or why they could not be had. */
export type FromWorker = { readonly missing: number } | { readonly fault: FetchFault }
