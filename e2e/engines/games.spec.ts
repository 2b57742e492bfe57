import { expect } from '@playwright/test'
import { readStorageInPage } from '../journeys/device-storage.ts'
import { carryACard, FIRST_MOVES, isAtTable, ownCards, playAlone } from './moves.ts'
import type { Tab } from './tab.ts'
import { test } from './test.ts'

const OWN_TABLE = /\/table\/ICI-\d{4}$/

/** How many decisions of the game in sight the device keeps. */
const decisionsKept = async (tab: Tab): Promise<number> => {
  const code = (await tab.url()).split('/').at(-1) ?? ''
  return (await tab.run(readStorageInPage, undefined)).games[code]?.decisions ?? 0
}

for (const [box, move] of Object.entries(FIRST_MOVES))
  test(`alone, a move of one’s own, a reload: ${box}`, async ({ take }) => {
    const { hand, tab, profile, visit } = await take()
    await visit('/')
    await playAlone(hand, box)
    const table = await tab.url()
    expect(table).toMatch(OWN_TABLE)
    const before = await decisionsKept(tab)
    await move(hand)
    const kept = await hand.until('a decision more', async () => {
      const now = await decisionsKept(tab)
      return now > before ? now : undefined
    })
    await tab.reload()
    await isAtTable(hand)
    expect(await tab.url()).toBe(table)
    expect(await decisionsKept(tab)).toBeGreaterThanOrEqual(kept)
    await visit('/')
    await hand.tap('link', 'Reprendre ma partie')
    await isAtTable(hand)
    expect(await tab.url()).toBe(table)
    expect(await profile.takeErrors()).toEqual([])
  })

test('Word Out!: a card is carried to rows that lie beside the hand', async ({ take }) => {
  const { hand, visit } = await take({ size: { width: 1024, height: 768 } })
  await visit('/')
  await playAlone(hand, 'Word Out')
  await carryACard(hand, 'mouse')
})

test('Word Out!: a card is carried with a finger; the hand is the same after a reload', async ({ take, engine }) => {
  test.skip(engine === 'firefox', 'Playwright has no touch for Firefox')
  const { hand, tab, visit } = await take()
  await visit('/')
  await playAlone(hand, 'Word Out')
  await carryACard(hand, 'touch')
  const cards = await ownCards(hand)
  await tab.reload()
  await isAtTable(hand)
  expect(await ownCards(hand)).toEqual(cards)
})
