import { expect } from '@playwright/test'
import { test } from '../../../../../e2e/engines/test.ts'

test('a lesson’s first steps', async ({ take }) => {
  const { hand, profile, visit } = await take()
  await visit('/apprendre/cactus')
  await hand.reads('Dix-sept lettres')
  await hand.tap('button', 'Suite')
  await hand.tap('button', 'Tirer une carte')
  await hand.reads('Trop dur')
  expect(await profile.takeErrors()).toEqual([])
})
