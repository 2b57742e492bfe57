import type { DeckClient } from '@tablee/ui/deck/deck-client.ts'
import { reader } from '../deck/deck-rules.ts'
import { en, fr } from './texts.ts'

const example = `= À la plage
sable, parasol, vague, coquillage

/ Dans un cartable
cahier, trousse, gomme, ardoise

= Mot de plus de 8 lettres
? plus de 8 lettres
`

export const deck: DeckClient = { reader, example, texts: { fr, en } }
