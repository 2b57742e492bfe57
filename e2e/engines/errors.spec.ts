import { expect } from '@playwright/test'
import { AnotherSite } from './another-site.ts'
import { type Device, test } from './test.ts'

/** Takes errors until one has this text: drivers report them a moment later. */
const expectError = async ({ hand, profile }: Device, text: string): Promise<void> => {
  const seen: string[] = []
  await hand.until(`the error « ${text} »`, async () => {
    seen.push(...(await profile.takeErrors()))
    return seen.some((error) => error.includes(text)) || undefined
  })
}

test('an error of a page is seen: what is thrown, what is rejected, what is printed', async ({ take }) => {
  const device = await take()
  const { hand, profile, tab, visit } = device
  await visit('/')
  await hand.sees('heading', 'Tablée')
  expect(await profile.takeErrors()).toEqual([])

  await tab.run(() => {
    setTimeout(() => {
      throw new TypeError('thrown by a test')
    })
  }, undefined)
  await expectError(device, 'thrown by a test')

  await tab.run(() => void Promise.reject(new Error('rejected by a test')), undefined)
  await expectError(device, 'rejected by a test')

  await tab.run(() => console.error('printed by a test', new Error('and why')), undefined)
  await expectError(device, 'printed by a test')
  expect(await profile.takeErrors()).toEqual([])
})

test('an error is seen though its page was left, reloaded or closed', async ({ take }) => {
  const site = await AnotherSite.start()
  try {
    const device = await take()
    const { hand, profile, tab, visit } = device
    await visit('/')
    await tab.run(() => console.error('before a reload'), undefined)
    await tab.reload()
    await expectError(device, 'before a reload')
    await tab.run(() => console.error('before another site'), undefined)
    await tab.goto(site.url)
    await hand.sees('heading', 'Another site')
    await expectError(device, 'before another site')

    const other = await profile.newTab()
    await other.goto(await tab.url())
    await other.run(() => console.error('before it is closed'), undefined)
    await other.close()
    await expectError(device, 'before it is closed')
  } finally {
    await site.stop()
  }
})
