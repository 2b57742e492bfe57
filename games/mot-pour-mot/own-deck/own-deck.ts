import type { DeckClient } from '@tablee/ui/deck/deck-client.ts'
import { reader } from '../deck/deck-rules.ts'
import { en, fr } from './texts.ts'

const example = `= Un fruit du marché
pomme, poire, cerise, melon

/ Quelque chose qui roule
vélo, bille, camion, tonneau

= Un prénom court
Léo*, Zoé*, Inès*
`

export const deck: DeckClient = { reader, example, texts: { fr, en } }
