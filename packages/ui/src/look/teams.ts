/** Names, not words: the same in every language. */
export const TEAM_NAMES = { sel: 'Sel', poivre: 'Poivre', thym: 'Thym', safran: 'Safran' } as const
export type TeamName = keyof typeof TEAM_NAMES
