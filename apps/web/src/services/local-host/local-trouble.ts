import type { StorageTrouble } from '../storage/trouble.ts'

/** Why there is no table on this device: its storage does not work, or what the games are played with has not come. */
export type LocalTrouble = StorageTrouble | 'not-fetched'

/** A table of this device, or what stood in the way. */
export type OpenedHere = { readonly code: string } | { readonly trouble: LocalTrouble }
