import type { BrowserContext, BrowserContextOptions } from '@playwright/test'

const [KEY, OFF] = ['tablee.intros', 'off'] as const

/** A device whose tables begin at once (ALL-11): tests that are not about intros start hundreds of games. */
export const withoutIntros = (origin: string): Exclude<BrowserContextOptions['storageState'], string | undefined> => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: KEY, value: OFF }] }],
})

/** The same for a device that visits servers of other addresses. */
export const leaveOutIntros = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(([key, off]) => localStorage.setItem(key, off), [KEY, OFF] as const)

/** Nothing is kept on it: also where the configuration of the tests leaves intros out. */
export const NEW_DEVICE = { cookies: [], origins: [] }
