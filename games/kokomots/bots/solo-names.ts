/** KOK-4: the longest name begins. Next to these, a person who plays alone need not wait a minute and a half for their first turn. */
export const SOLO_NAMES = ['Lu', 'Jo', 'Al', 'Bo', 'Ed', 'Ma', 'Ty', 'Vi', 'Zo', 'Io', 'Éa'] as const
