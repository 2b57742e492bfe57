import type { DeckClient } from '@tablee/ui/deck/deck-client.ts'
import { reader } from '../deck/deck-rules.ts'
import { en, fr } from './texts.ts'

const example = `= béjaune, n.m.
: Jeune homme naïf qui ne sait encore rien de la vie.
- Fromage de brebis affiné dans la paille.

galimafrée, n.f.
: Ragoût où passent tous les restes de viande.

quinaud, adj.
: Qui reste tout honteux d’avoir eu le dessous.

clabauder, v.i.
: Crier fort et sans raison.
`

export const deck: DeckClient = { reader, example, texts: { fr, en } }
