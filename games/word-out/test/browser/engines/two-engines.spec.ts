import { expect } from '@playwright/test'
import { test } from '../../../../../e2e/engines/test.ts'
import { choose, sitDown } from '../../../../../e2e/engines/two-devices.ts'
import { startStacked } from '../../../../../e2e/stacked-server.ts'
import { carryACard } from '../carry.ts'

const NAMES = ['Ana', 'Bob'] as const

let close: (() => Promise<void>) | undefined
test.afterEach(async () => {
  await close?.()
  close = undefined
})

test('with Chromium at one table: cards laid by both, one closes its tab and takes its seat back', async ({
  take,
  engine,
}) => {
  test.skip(engine === 'chromium', 'one engine with itself is what the other tests are for')
  const deal = { hands: { Ana: 'O E A T I S S A', Bob: 'R S N N D D U U' }, rows: 'P | L | R | M', pile: 'G G G' }
  const server = await startStacked('word-out', { deal }, NAMES)
  close = server.close
  const ana = await take({ engine: 'chromium', home: server.url })
  const bob = await take({ home: server.url })
  const table = await sitDown(ana, bob, /Word Out/)
  await choose(ana, 'sans sablier')
  await ana.hand.tap('button', 'Commencer à deux')
  await ana.hand.tap('button', 'C’est bon')
  await ana.hand.tap('button', 'Commencer sans attendre')
  await carryACard(ana.hand, 'mouse')
  await carryACard(bob.hand, 'mouse')
  await ana.hand.sees('heading', 'À toi de poser')

  const back = await bob.returnInNewTab('/')
  await back.hand.tap('link', /^Revenir à la table/)
  await back.hand.reads('Ta main')
  expect(await back.tab.url()).toContain(table)
  await carryACard(ana.hand, 'mouse')
  await carryACard(back.hand, 'mouse')
  await ana.hand.sees('heading', 'À toi de poser')
  for (const { profile } of [ana, bob]) expect(await profile.takeErrors()).toEqual([])
})
