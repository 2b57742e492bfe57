import { expect } from '@playwright/test'
import { isAtTable, playAlone } from '../../../../../e2e/engines/moves.ts'
import { test } from '../../../../../e2e/engines/test.ts'
import { carryACard, ownCards } from '../carry.ts'

test('a card is carried to rows that lie beside the hand', async ({ take }) => {
  const { hand, visit } = await take({ size: { width: 1024, height: 768 } })
  await visit('/')
  await playAlone(hand, /Word Out/)
  await carryACard(hand, 'mouse')
})

test('a card is carried with a finger; the hand is the same after a reload', async ({ take, engine }) => {
  test.skip(engine === 'firefox', 'Playwright has no touch for Firefox')
  const { hand, tab, visit } = await take()
  await visit('/')
  await playAlone(hand, /Word Out/)
  await carryACard(hand, 'touch')
  const cards = await ownCards(hand)
  await tab.reload()
  await isAtTable(hand)
  expect(await ownCards(hand)).toEqual(cards)
})
