/** Messages from pages to the service worker. */
export type ToWorker =
  | { readonly type: 'look' | 'keep-all' | 'take-over' }
  | { readonly type: 'keep'; readonly paths: readonly string[] }

/** Why something could not be fetched for offline play. */
export type FetchFault = 'network' | 'space'

/** Messages to pages: bytes still to download, or why the download failed. */
export type FromWorker = { readonly missing: number } | { readonly fault: FetchFault }
