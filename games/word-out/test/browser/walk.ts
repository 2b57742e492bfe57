import { expect, type Page } from '@playwright/test'
import type { CardsWalk, GameWalk } from '../../../../e2e/game-walk.ts'
import { either } from '../../../../e2e/journeys/said.ts'
import { ONES_TURN } from '../../../../e2e/own-device.ts'
import { carryACard } from './carry.ts'
import { Player } from './player.ts'

const toLay = (page: Page) => page.getByRole('heading', { name: 'À toi de poser' })

/** A card, a row, « Poser »; or a pass. */
const layACard = async (page: Page): Promise<number> => {
  await expect(toLay(page)).toBeVisible({ timeout: ONES_TURN })
  return (await new Player(page).lay()) === 'pass' ? 1 : 3
}

const cards: CardsWalk = {
  dealt: 8,
  inHand: (page) => page.locator('[data-card]'),
  read: (page) => new Player(page).hand(),
  myTurn: toLay,
  // A turn, or an answer to a bot's word.
  asked: (page) =>
    page
      .getByRole('heading', { name: /^(À toi de poser|Encore|Ouvre la rangée)/ })
      .or(page.getByRole('button', { name: 'Sonner la fin' })),
  untimed: (page) => page.getByRole('radio', { name: 'sans sablier' }),
  move: (page) => new Player(page).lay(),
}

export const walk: GameWalk = {
  boxes: {
    'word-out': {
      firstTouches: layACard,
      firstMove: (hand) => carryACard(hand, 'mouse'),
      moveIfAsked: async (hand) =>
        (await hand.tapIfThere('button', either('Passer et piocher', 'Pass and draw'))) ? 'made a move' : undefined,
      companion: {
        sides: 'people',
        enter: async (hand) => {
          await hand.tap('radio', 'Ana')
          await hand.fill(either('Le mot', 'The word'), 'rue')
          await hand.tap('button', either('3 points pour Ana', '3 points for Ana'))
        },
      },
      cards,
    },
  },
}
