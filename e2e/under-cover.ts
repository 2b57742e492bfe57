import { expect, type Page } from '@playwright/test'

/** All that somebody could read out of a page: its title, texts, comments, attributes, and what fields hold. */
export const everythingIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const found = [document.title]
    const nodes = document.createTreeWalker(document, NodeFilter.SHOW_ALL)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      found.push(node.nodeValue ?? '')
      if (!(node instanceof Element)) continue
      for (const { value } of node.attributes) found.push(value)
      if ('value' in node) found.push(String(node.value))
    }
    return found.join('\n').replaceAll(/[^\S\n]+/g, ' ')
  })

export const cover = (page: Page) => page.getByRole('heading', { name: /^Passe l’appareil à / })

/** While the lists come in, it says so at the foot of any page. */
const ARRIVING = '( Les mots arrivent… \\d+ %)?'

/** The page says whose it is, and that is all; whose it is. */
export const expectCovered = async (page: Page, names: readonly string[]): Promise<string> => {
  await expect(cover(page)).toBeVisible()
  const name = ((await cover(page).textContent()) ?? '').replace('Passe l’appareil à', '').trim()
  expect(names).toContain(name)
  expect((await page.locator('#app').innerText()).replaceAll(/\s+/g, ' ')).toMatch(
    new RegExp(`^(${name.charAt(0)} )?Passe l’appareil à ${name} C’est moi, ${name}${ARRIVING}$`),
  )
  expect(await page.title()).toBe(`Passe l’appareil à ${name}`)
  await expect(page.locator('[data-card], [data-row], .card, .column, .secret, textarea, input')).toHaveCount(0)
  return name
}

export const uncover = (page: Page, name: string) =>
  page.getByRole('button', { name: `C’est moi, ${name}`, exact: true }).click()
