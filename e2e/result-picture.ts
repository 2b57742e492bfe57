import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

/** The picture of a result, drawn on the device; a browser without a share sheet saves it. */
export const expectPicture = async (page: Page, box: string): Promise<void> => {
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Une image du résultat' }).click()
  const picture = await saving
  expect(picture.suggestedFilename()).toBe(`tablee-${box}.png`)
  const bytes = readFileSync(await picture.path())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1350])
  await expect(page.getByText('L’image est dans tes téléchargements.')).toBeVisible()
  expect(sent).toEqual([])
}
