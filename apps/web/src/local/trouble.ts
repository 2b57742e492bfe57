/** Why there is no table on this device: nothing may be kept on it, or what the games are played with has not come. */
export type LocalTrouble = 'not-kept' | 'not-fetched'

/** A table of this device, or what stood in the way. */
export type OpenedHere = { readonly code: string } | { readonly trouble: LocalTrouble }
