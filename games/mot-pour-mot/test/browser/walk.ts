import { tapOnTurn } from '../../../../e2e/engines/moves.ts'
import type { BoxWalk, GameWalk } from '../../../../e2e/game-walk.ts'
import { either, eitherStart } from '../../../../e2e/journeys/said.ts'
import { touchOnTurn } from '../../../../e2e/own-device.ts'
import { CATEGORIES, sampleDeck } from '../sample-deck.ts'

const FIRST = /^(Tirer une carte|Retourner le sablier|D’accord|Dire le mot)$/
const DRAW = either('Tirer une carte', 'Draw a card')
const TURN_TIMER = either('Retourner le sablier', 'Turn the timer')

/** Nine categories of 59 characters. */
const LONG = Array.from(
  'ABCDEFGHI',
  (letter) => `= ${`${letter}${' aussi long que le permet une carte à jouer'.repeat(2)}`.slice(0, 59)}`,
)

const edition: BoxWalk = {
  firstTouches: (page) => touchOnTurn(page, FIRST),
  firstMove: (hand) => tapOnTurn(hand, FIRST),
  moveIfAsked: async (hand) => {
    for (const name of [DRAW, TURN_TIMER]) if (await hand.tapIfThere('button', name)) return 'made a move'
    return undefined
  },
  companion: {
    sides: 'teams',
    // A turn in which one letter left the board: the first that is still there.
    enter: async (hand) => {
      await hand.tap('button', /^[A-Z]$/)
      await hand.tap('button', eitherStart('Tour fini', 'Turn over'))
    },
  },
}

export const walk: GameWalk = {
  boxes: { cactus: edition, capture: edition },
  deck: {
    ...sampleDeck,
    summary: /5 cartes, 10 catégories/,
    example: { start: '= Un fruit du marché\npomme, poire', summary: /2 cartes, 3 catégories/ },
    longest: (title) => `# Mot pour Mot : ${title}\n= ${'m'.repeat(60)}\n${LONG.join('\n')}\n`,
    plain: {
      needed: 'Pour jouer, il faut au moins 10 catégories.',
      lines: CATEGORIES.map((category) => `- ${category}`).join('\n'),
      offer: 'Faire de chaque ligne une catégorie',
      twice: { line: `= ${CATEGORIES[0]}`, mend: ' ou d’ailleurs', summary: /6 cartes, 11 catégories/ },
      sides: ['Un pain de la cantine', 'Un fruit de la cantine'],
    },
  },
}
