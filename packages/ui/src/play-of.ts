import type { PlayView } from '@tablee/kernel'

/** A game in progress whose view has the game's own type. */
export type PlayOf<View> = Omit<PlayView, 'view'> & { readonly view: View }
