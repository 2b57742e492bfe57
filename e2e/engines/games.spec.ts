import { expect } from '@playwright/test'
import { readStorageInPage } from '../journeys/device-storage.ts'
import { lid, shortName } from '../shelf.ts'
import { WALKED } from '../walks.ts'
import { isAtTable, playAlone } from './moves.ts'
import type { Tab } from './tab.ts'
import { test } from './test.ts'

const OWN_TABLE = /\/table\/ICI-\d{4}$/

/** How many decisions of the game in sight the device keeps. */
const decisionsKept = async (tab: Tab): Promise<number> => {
  const code = (await tab.url()).split('/').at(-1) ?? ''
  return (await tab.run(readStorageInPage, undefined)).games[code]?.decisions ?? 0
}

for (const box of WALKED) {
  const { firstMove } = box.walk
  if (firstMove === undefined) continue
  test(`alone, a move of one’s own, a reload: ${shortName(box)}`, async ({ take }) => {
    const { hand, tab, profile, visit } = await take()
    await visit('/')
    await playAlone(hand, lid(box))
    const table = await tab.url()
    expect(table).toMatch(OWN_TABLE)
    const before = await decisionsKept(tab)
    await firstMove(hand)
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
}
