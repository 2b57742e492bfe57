import { expect, type Page, test } from '@playwright/test'
import { Player } from '@tablee/games/word-out/test/browser/player.ts'
import { aloneButton, BOXES, button, expectOwnMenu, isAtTable } from './own-device.ts'

/** Bots may begin: as long as two of them take. */
const ONES_TURN = { timeout: 75_000 }

/** One's own first move where it is a touch of one button. */
const touch = (name: RegExp) => async (page: Page) => {
  const asked = button(page, name).first()
  await expect(asked).toBeVisible(ONES_TURN)
  const text = await asked.innerText()
  await asked.click()
  await expect(page.getByRole('button', { name: text, exact: true })).toBeHidden()
  return 1
}
/** A card, a row, « Poser »; or a pass. */
const layACard = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'À toi de poser' })).toBeVisible(ONES_TURN)
  return (await new Player(page).lay()) === 'pass' ? 1 : 3
}
const inTeams = touch(/^(Tirer une carte|Retourner le sablier|D’accord|Dire le mot)$/)

/** What each does first; how many touches it takes. */
const FIRST_MOVES: Readonly<Record<string, (page: Page) => Promise<number>>> = {
  'édition Cactus': inTeams,
  'édition Capture': inTeams,
  Lauriers: touch(/^Boîte 1/),
  Kokomots: touch(/^C’est parti$/),
  'Word Out': layACard,
}

for (const box of BOXES)
  test(`two taps from the home page to a game against bots, and the first move: ${box}`, async ({ page }) => {
    test.setTimeout(ONES_TURN.timeout + 90_000)
    const began = Date.now()
    const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`
    await page.goto('/')
    await button(page, new RegExp(box)).click()
    await aloneButton(page).click()
    await isAtTable(page)
    const there = seconds()
    const taps = (await FIRST_MOVES[box]?.(page)) ?? 0
    const told = `${box}, from the address: at the table after 2 taps and ${there}, the first move after ${2 + taps} taps and ${seconds()}`
    test.info().annotations.push({ type: 'first move', description: told })
    console.log(told)
    await expect(page).toHaveURL(/\/table\/ICI-\d{4}$/)
    await expectOwnMenu(page)
  })
