import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from './chromium.ts'
import { leaveOutIntros, NEW_DEVICE } from './intros.ts'
import { startBrowser } from './start-browser.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const TV = { viewport: { width: 1920, height: 1080 } }

/**
 * A test with phones and screens of its own, which are put away after it: the browser lives on, and pages left open would look for their
 * table for as long as it does, at the cost of every test that follows.
 */
export const test = base.extend<{ putAway: undefined }>({
  putAway: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})

/** A browser with a profile on disk, in a process of its own. */
const openProfile = async (folder: string, baseURL: string): Promise<BrowserContext> => {
  const launch = { executablePath: await chromiumPath(), args: CHROMIUM_ARGS }
  const context = { ...PHONE, baseURL, locale: 'fr-FR', reducedMotion: 'reduce' } as const
  const profile = await startBrowser(() => chromium.launchPersistentContext(folder, { ...launch, ...context }))
  await leaveOutIntros(profile)
  return profile
}

/** Somebody's phone. Its line to the server can be cut and mended; the rest of the world goes on. */
export class Phone {
  private isCut = false
  private cutNow = () => {}
  /** What the server said since this phone was made deaf. */
  private unheard: (() => void)[] | undefined

  private constructor(
    readonly name: string,
    public context: BrowserContext,
    public page: Page,
    private readonly profile?: { readonly folder: string; readonly baseURL: string },
  ) {}

  static async take(browser: Browser, baseURL: string, name: string, hasIntros = false): Promise<Phone> {
    const context = await browser.newContext({
      ...PHONE,
      baseURL,
      locale: 'fr-FR',
      reducedMotion: 'reduce',
      ...(hasIntros && { storageState: NEW_DEVICE }),
    })
    if (!hasIntros) await leaveOutIntros(context)
    const phone = new Phone(name, context, await context.newPage())
    await phone.wire()
    return phone
  }

  /** With a profile on disk, which stays when the phone is switched off. Whoever takes it also switches it off. */
  static async takeLasting(baseURL: string, name: string): Promise<Phone> {
    const profile = { folder: mkdtempSync(join(tmpdir(), 'tablee-phone-')), baseURL }
    const context = await openProfile(profile.folder, baseURL)
    const phone = new Phone(name, context, await context.newPage(), profile)
    await phone.wire()
    return phone
  }

  /** Only what the profile keeps on disk is there afterwards. */
  async switchOffAndOn(path: string): Promise<void> {
    if (this.profile === undefined) throw new Error('this phone has no lasting profile')
    await this.context.close()
    this.context = await openProfile(this.profile.folder, this.profile.baseURL)
    await this.comeBack(path)
  }

  private async wire(): Promise<void> {
    await this.page.routeWebSocket(/\/api\/table$/, (socket) => {
      if (this.isCut) {
        socket.close({ code: 1013 })
        return
      }
      const server = socket.connectToServer()
      server.onMessage((message) => {
        const hear = () => socket.send(message)
        if (this.unheard) this.unheard.push(hear)
        else hear()
      })
      this.cutNow = () => socket.close({ code: 1013 })
    })
  }

  cutLine(): void {
    this.isCut = true
    this.cutNow()
  }

  /** Says on, and hears nothing until it is allowed to: so that two do something at once, whatever the machine's load. */
  deafen(): void {
    this.unheard = []
  }

  listenAgain(): void {
    const said = this.unheard ?? []
    this.unheard = undefined
    for (const hear of said) hear()
  }

  mendLine(): void {
    this.isCut = false
  }

  /** The page is closed, as when a phone kills a tab; the device keeps what it kept. */
  async leave(): Promise<void> {
    await this.page.close()
  }

  async comeBack(path: string): Promise<void> {
    this.page = await this.context.newPage()
    await this.wire()
    await this.page.goto(path)
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name })
  }

  async tap(name: string | RegExp): Promise<void> {
    await this.button(name).first().click()
  }

  async sees(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  }

  async menu(item: string): Promise<void> {
    await this.tap('Menu de la table')
    await this.tap(item)
  }

  /** From the home page to a new table; its code. */
  async createTable(box?: string | RegExp): Promise<string> {
    await this.page.goto('/')
    if (box === undefined) await this.tap('Créer une table')
    else {
      await this.tap(new RegExp(box))
      await this.tap(/^Un téléphone par personne/)
    }
    await this.page.getByLabel('Comment t’appelle-t-on').fill(this.name)
    await this.page.getByRole('button', { name: 'Créer une table' }).last().click()
    await expect(this.page).toHaveURL(/\/table\/\w{4,8}$/)
    await this.sees(this.name)
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? ''
  }

  /** By the code, as one hears it called out. */
  async join(code: string): Promise<void> {
    await this.page.goto('/')
    await this.page.getByLabel('Code de la table').fill(code.toLowerCase())
    await this.tap('Rejoindre')
    await this.sit()
  }

  async sit(): Promise<void> {
    await this.page
      .getByLabel('Comment t’appelle-t-on')
      .or(this.page.getByLabel('Ton nom à table'))
      .first()
      .fill(this.name)
    await this.tap('S’asseoir')
    await this.sees(this.name)
  }
}

export const openScreen = async (browser: Browser, baseURL: string, code: string): Promise<Page> => {
  const context = await browser.newContext({ ...TV, baseURL, locale: 'fr-FR', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`/ecran/${code}`)
  return page
}

export const expectNoSideways = async (page: Page) => {
  const width = page.viewportSize()?.width ?? 0
  // A window that has just got another size is laid out a moment later.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
