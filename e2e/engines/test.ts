import { mkdirSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { Hand } from './hand.ts'
import { missingEngine } from './installed.ts'
import { openProfile } from './open-profile.ts'
import type { Engine, Profile, ProfileOptions, Tab } from './tab.ts'

/** Somebody's device: a browser profile with one tab in sight. */
export class Device {
  private constructor(
    readonly profile: Profile,
    readonly tab: Tab,
    readonly hand: Hand,
    private readonly home: string,
  ) {}

  static async take(engine: Engine, home: string, options: ProfileOptions): Promise<Device> {
    const profile = await openProfile(engine, options)
    const tab = await profile.newTab()
    return new Device(profile, tab, new Hand(tab), home)
  }

  readonly visit = (path: string): Promise<void> => this.tab.goto(new URL(path, this.home).href)

  /** Its tab is closed, and its owner comes back to another one; the profile keeps what it kept. */
  async returnInNewTab(path: string): Promise<Device> {
    await this.tab.close()
    const tab = await this.profile.newTab()
    const back = new Device(this.profile, tab, new Hand(tab), this.home)
    await back.visit(path)
    return back
  }
}

type Take = (options?: ProfileOptions & { readonly engine?: Engine; readonly home?: string }) => Promise<Device>

const isRequired = process.env.ENGINES === 'required'

/** A test that runs once in every engine, on devices that are put away after it. */
export const test = base.extend<{ engine: Engine; take: Take; installed: undefined }>({
  engine: ['chromium', { option: true }],
  installed: [
    async ({ engine }, use, info) => {
      const missing = missingEngine(engine)
      if (missing !== undefined && isRequired) throw new Error(missing)
      info.skip(missing !== undefined, missing)
      await use(undefined)
    },
    { auto: true },
  ],
  take: async ({ engine, baseURL }, use, info) => {
    const devices: Device[] = []
    await use(async ({ engine: other = engine, home = baseURL ?? '', ...options } = {}) => {
      const device = await Device.take(other, home, options)
      devices.push(device)
      return device
    })
    mkdirSync(info.outputDir, { recursive: true })
    for (const [nth, { profile, tab }] of devices.entries()) {
      if (info.status !== info.expectedStatus)
        await tab.screenshot(info.outputPath(`${profile.engine}-${nth}.png`)).catch(() => undefined)
      await profile.close()
    }
  },
})
