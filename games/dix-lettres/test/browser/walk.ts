import { expect, type Page } from '@playwright/test'
import type { Hand } from '../../../../e2e/engines/hand.ts'
import type { GameWalk } from '../../../../e2e/game-walk.ts'
import { either } from '../../../../e2e/journeys/said.ts'

const REST = either('Le reste au hasard', 'Leave the rest to chance')
const NOTHING = either('Je ne trouve rien', 'I find nothing')

const leaveToChance = async (page: Page): Promise<number> => {
  await page.getByRole('button', { name: REST }).click()
  await expect(page.locator('button[data-tile]')).toHaveCount(10)
  return 1
}

/** Answers whatever the game asks, and sets down no word. */
const moveIfAsked = async (hand: Hand): Promise<string | undefined> => {
  if (await hand.tapIfThere('button', REST)) return 'left the letters to chance'
  if (await hand.tapIfThere('button', NOTHING)) return 'found nothing'
  const next = either('Manche suivante', 'Next round')
  return (await hand.tapIfThere('button', next)) ? 'went on' : undefined
}

export const walk: GameWalk = {
  boxes: {
    'dix-lettres': {
      firstTouches: leaveToChance,
      firstMove: (hand) => hand.tap('button', REST),
      moveIfAsked,
      companion: {
        sides: 'people',
        enter: (hand) => hand.tap('button', either('Le reste au hasard', 'Leave the rest to chance')),
      },
    },
  },
}
