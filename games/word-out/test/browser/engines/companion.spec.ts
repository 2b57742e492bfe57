import { expect } from '@playwright/test'
import { test } from '../../../../../e2e/engines/test.ts'

test('beside the cardboard: what was entered is there after a reload', async ({ take }) => {
  const { hand, tab, profile, visit } = await take()
  await visit('/boite/word-out')
  await hand.fill('Personne 1', 'Ana')
  await hand.fill('Personne 2', 'Bob')
  await hand.tap('button', 'On commence')
  await hand.tap('radio', 'Bob')
  await hand.fill('Le mot', 'robe')
  await hand.tap('button', '6 points pour Bob')
  await hand.reads(/Bob 6 6/)
  await tab.reload()
  await hand.reads(/Bob 6 6/)
  expect(await profile.takeErrors()).toEqual([])
})
