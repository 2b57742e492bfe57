import type { DeckLines } from '../../../apps/server/trials/cost/search/deck-inputs.ts'

export const deckLines: DeckLines = { starts: ['', ': ', '- '], entryEnd: ', n. m.' }
