import cards from '@tablee/games/kokomots/deck/cards.txt?url'
import { type CardPrint, definePart, type PrintedPart } from '@tablee/ui/deck/card-print.ts'
import { COVERED_ONE_SIDED, covered } from '@tablee/ui/deck/covered.ts'
import { titlePart } from '@tablee/ui/deck/title-part.ts'
import { KOKOMOTS_LETTERS, type LetterCard, letterCards } from '../deck/letters.ts'
import { readOwnThemes } from '../deck/own-cards.ts'
import { parseThemeCards } from '../deck/parse.ts'
import PrintedLetter from './PrintedLetter.svelte'

/** KOK-1 */
const letterPart = (): PrintedPart =>
  definePart<LetterCard>({
    id: 'letters',
    texts: {
      fr: { name: 'Lettres', oneSided: COVERED_ONE_SIDED.fr },
      en: { name: 'Letters', oneSided: COVERED_ONE_SIDED.en },
    },
    grid: { columns: 5, rows: 5, width: 37, height: 54 },
    Face: PrintedLetter,
    cards: [...letterCards(KOKOMOTS_LETTERS).values()].map(covered),
  })

export const print: CardPrint = {
  frame: '#b03a1e',
  cards,
  box: (text) => [titlePart(parseThemeCards(text).cards), letterPart()],
  own: (text) => titlePart(readOwnThemes(text).cards),
}
