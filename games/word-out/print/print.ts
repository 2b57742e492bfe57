import { type CardPrint, definePart } from '@tablee/ui/deck/card-print.ts'
import { COVERED_ONE_SIDED, covered } from '@tablee/ui/deck/covered.ts'
import { type CardId, PACK } from '../game.ts'
import PrintedCard from './PrintedCard.svelte'

/** WO-1 */
export const print: CardPrint = {
  frame: '#25458f',
  box: () => [
    definePart<CardId>({
      id: 'cards',
      texts: {
        fr: { name: 'Cartes', oneSided: COVERED_ONE_SIDED.fr },
        en: { name: 'Cards', oneSided: COVERED_ONE_SIDED.en },
      },
      grid: { columns: 4, rows: 4, width: 46, height: 65 },
      Face: PrintedCard,
      // Any number will do: a card is known by its face here.
      cards: PACK.map((face) => covered(`${face}-1` as CardId)),
    }),
  ],
}
