import { CATEGORIES, TEN } from '../../../../e2e/decks-page.ts'
import { tapOnTurn } from '../../../../e2e/engines/moves.ts'
import type { BoxWalk, GameWalk } from '../../../../e2e/game-walk.ts'
import { either, eitherStart } from '../../../../e2e/journeys/said.ts'
import { touchOnTurn } from '../../../../e2e/own-device.ts'

const FIRST = /^(Tirer une carte|Retourner le sablier|D’accord|Dire le mot)$/
const DRAW = either('Tirer une carte', 'Draw a card')
const TURN_TIMER = either('Retourner le sablier', 'Turn the timer')

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
    text: (title) => `# Mot pour Mot : ${title}\n${CATEGORIES}\n`,
    cards: TEN.length / 2,
    summary: /5 cartes, 10 catégories/,
  },
}
