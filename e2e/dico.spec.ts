import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { field, key, openDico, verdict } from './dico-page.ts'

test('a word is judged while it is typed, without asking the server', async ({ page }) => {
  await openDico(page)
  await expect(key(page, 'A')).toBeEnabled()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await field(page).pressSequentially('châto')
  await expect(verdict(page)).toContainText('Début')
  await expect(verdict(page)).toContainText('Pas encore un mot, mais le début de')
  await field(page).pressSequentially('n')
  await expect(verdict(page)).toContainText('Valable')
  await expect(page.getByRole('heading', { name: 'CHATON', exact: true })).toBeVisible()
  await field(page).pressSequentially('zzz')
  await expect(verdict(page)).toContainText('Refusé')
  expect(asked).toEqual([])
})

test('WO-30 letters that can follow, with their counts, lead from letter to letter', async ({ page }) => {
  await openDico(page, '?mot=chat')
  await expect(key(page, 'Z')).toHaveAttribute('aria-disabled', 'true')
  await key(page, 'O').click()
  await expect(field(page)).toHaveValue('chato')
  await key(page, 'N').click()
  await expect(verdict(page)).toContainText('Valable')
  await page.getByRole('button', { name: 'Effacer la dernière lettre' }).click()
  await expect(field(page)).toHaveValue('chato')
  await page.getByRole('button', { name: 'Tout effacer' }).click()
  await expect(field(page)).toHaveValue('')
  await expect(verdict(page)).toContainText('Écris un mot')
})

test('WO-30 words that start so and nearest words are links', async ({ page }) => {
  await openDico(page, '?mot=chat')
  await page.getByRole('link', { name: 'CHATS', exact: true }).click()
  await expect(field(page)).toHaveValue('CHATS')
  await expect(verdict(page)).toContainText('Valable')
  await page.goBack()
  await expect(field(page)).toHaveValue('chat')
  await field(page).fill('maisno')
  await page.getByRole('link', { name: 'MAISON', exact: true }).click()
  await expect(verdict(page)).toContainText('Valable')
})

test('a long list opens step by step', async ({ page }) => {
  await openDico(page, '?mot=a')
  const links = page.getByRole('listitem').getByRole('link')
  await expect(links).toHaveCount(24)
  await page.getByRole('button', { name: /^Encore/ }).click()
  await expect(links).toHaveCount(120)
})

test('a link to a word can be shared and opened', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDico(page)
  await field(page).fill('œuf')
  await expect(page).toHaveURL(/\/dico\?mot=%C5%93uf$/)
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }))
  await page.getByRole('button', { name: 'Partager ce mot' }).click()
  await expect(page.getByText('Lien copié.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  // Plain HTTP on a home network has no clipboard, and a browser may refuse the old way of copying as well.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await page.getByRole('button', { name: 'Partager ce mot' }).click()
  await expect(page.getByRole('textbox', { name: 'Partager ce mot' })).toHaveValue(link)
  await page.goto('/')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'OEUF', exact: true })).toBeVisible()
  await expect(verdict(page)).toContainText('Valable')
})

test('MPM-22 the spelling list knows compounds and proper nouns, and calls nothing wrong', async ({ page }) => {
  await openDico(page)
  await page.getByText('Orthographe').click()
  await field(page).fill('porteavions')
  await expect(verdict(page)).toContainText('Connu')
  await expect(verdict(page).getByText('porte-avions', { exact: true })).toBeVisible()
  await field(page).fill('Paris')
  await expect(verdict(page)).toContainText('La liste le connaît, écrit ainsi.')
  await field(page).fill('blorpi')
  await expect(verdict(page)).toContainText('Inconnu')
  await expect(verdict(page)).toContainText('Ce n’est pas forcément une faute')
  await expect(page).toHaveURL(/mot=blorpi&liste=orthographe/)
  await page.reload()
  await expect(verdict(page)).toContainText('Inconnu')
  await expectAccessible(page)
})

test('by keyboard alone, with the verdict announced', async ({ page }) => {
  await openDico(page)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('table')
  await expect(page.getByRole('status').filter({ hasText: 'TABLE' })).toContainText('Valable. C’est un mot')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Tout effacer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Tab')
  // The address follows a moment later, and leaves the focus where it is.
  await expect(page).toHaveURL('/dico')
  await expect(page.getByRole('button', { name: 'Tout effacer' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Orthographe' })).toBeChecked()
})

for (const query of ['', '?mot=chat', '?mot=chato', '?mot=blorp', '?mot=12', '?mot=porte-clef&liste=orthographe'])
  test(`axe finds nothing at /dico${query}`, async ({ page }) => {
    await openDico(page, query)
    await expectAccessible(page)
  })

test('the answer stays in sight: the page itself never scrolls, and a new word starts at the top', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [375, 667],
    [360, 640],
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openDico(page, '?mot=ch')
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), `${width}`).toBe(0)
    await expect(key(page, 'A')).toBeInViewport()
    await page.locator('main').evaluate((main) => main.scrollTo(0, main.scrollHeight))
    await key(page, 'A').click()
    await expect(verdict(page).getByText(/^(Valable|Début)$/)).toBeInViewport()
  }
})

test('the stamp never covers the word', async ({ page }) => {
  for (const word of ['chat', 'chansons', 'recommander', 'internationales']) {
    for (const list of ['', '&liste=orthographe']) {
      await openDico(page, `?mot=${word}${list}`)
      const title = await verdict(page).locator('h2').boundingBox()
      const stamp = await verdict(page)
        .getByText(/^(Valable|Connu)$/)
        .boundingBox()
      if (!title || !stamp) throw new Error('not drawn')
      const isHidden =
        title.width <= 1 ||
        (await verdict(page)
          .locator('h2')
          .evaluate((h2) => getComputedStyle(h2).clipPath)) !== 'none'
      const overlaps = title.x + title.width > stamp.x && title.y + 8 < stamp.y + stamp.height - 8
      expect(overlaps && !isHidden, word + list).toBe(false)
    }
  }
})

test('the pad writes and erases at the caret', async ({ page }) => {
  await openDico(page, '?mot=chat')
  await field(page).selectText()
  await key(page, 'S').click({ force: true })
  await field(page).fill('hat')
  await field(page).press('Home')
  await field(page).press('Delete')
  await page.getByRole('button', { name: 'Effacer la dernière lettre' }).click()
  await expect(field(page)).toHaveValue('at')
  await field(page).fill('mais🎉')
  await page.getByRole('button', { name: 'Effacer la dernière lettre' }).click()
  await expect(field(page)).toHaveValue('mais')
  await key(page, 'O').click()
  await expect(field(page)).toHaveValue('maiso')
})

test('letters typed anywhere reach the word, and « back » finds what was typed last', async ({ page }) => {
  await openDico(page, '?mot=chat')
  await page.getByRole('radio').first().focus()
  await page.keyboard.type('s')
  await expect(field(page)).toHaveValue('chats')
  await field(page).fill('mais')
  await page.getByRole('link', { name: 'MAISON', exact: true }).click()
  await expect(field(page)).toHaveValue('MAISON')
  await expect(field(page)).toBeFocused()
  await page.goBack()
  await expect(field(page)).toHaveValue('mais')
})

test('a compound is refused for what it is, with the way to the spelling list', async ({ page }) => {
  await openDico(page, '?mot=porte-avions')
  await expect(verdict(page)).toContainText('Mot composé')
  await page.getByRole('link', { name: 'Voir dans l’orthographe' }).click()
  await expect(verdict(page)).toContainText('Connu')
})

test('the Dico’s script cannot be had: a sentence and a second try', async ({ page }) => {
  await page.route(/Dico-.*\.js/, (route) => route.abort())
  await page.goto('/dico?mot=chat')
  await expect(page.getByText('Le Dico n’a pas pu s’ouvrir')).toBeVisible()
  await page.unroute(/Dico-.*\.js/)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(verdict(page)).toContainText('Valable')
})

const ODD: readonly (readonly [string, RegExp])[] = [
  ['', /Écris un mot/],
  ['   ', /Écris un mot/],
  ['a'.repeat(10_000), /Plus de 15 lettres/],
  ['🎉🎂', /Des lettres seulement/],
  ['1234', /Des lettres seulement/],
  ['слово', /Des lettres seulement/],
  ['مرحبا', /Des lettres seulement/],
  ["'; DROP TABLE mots;--", /Des lettres seulement/],
  ['<img src=x onerror=alert(1)>', /Des lettres seulement/],
  ['\ud800', /Des lettres seulement/],
]
test('whatever is typed or linked, a plain sentence answers', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('dialog', (dialog) => errors.push(`dialog: ${dialog.message()}`))
  await openDico(page)
  for (const [text, answer] of ODD) {
    await field(page).fill(text)
    await expect(verdict(page)).toContainText(answer)
  }
  for (const query of [
    '?mot=%E0%A4%A',
    '?mot=<script>alert(1)</script>',
    '?mot=%00',
    `?mot=${'z'.repeat(5000)}`,
    '?liste=rien',
    '?mot=a&mot=b',
  ]) {
    await page.goto(`/dico${query}`)
    await expect(verdict(page)).toContainText(/Écris un mot|Des lettres|Plus de 15|Pas encore un mot|C’est un mot/)
  }
  expect(errors).toEqual([])
})

test('the list cannot be had: a sentence and a second try', async ({ page }) => {
  await page.route(/play.*\.bin/, (route) => route.abort())
  await page.goto('/dico?mot=chat')
  await expect(verdict(page)).toContainText('Le Dico n’a pas pu s’ouvrir')
  await page.unroute(/play.*\.bin/)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(verdict(page)).toContainText('Valable')
})
