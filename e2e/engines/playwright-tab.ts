import { rmSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { DRAG_STEPS, type Engine, expressionOf, type Place, type Profile, type Size, type Tab } from './tab.ts'

const TRAVEL_LIMIT = 10_000

/** A tab of a browser that Playwright drives. */
export class PlaywrightTab implements Tab {
  constructor(
    readonly page: Page,
    private readonly hasTouch: boolean,
    private readonly engine: Engine,
  ) {}

  async goto(url: string): Promise<void> {
    await this.page.goto(url)
  }

  async reload(): Promise<void> {
    await this.page.reload()
  }

  async back(): Promise<void> {
    await this.travel(-1)
  }

  async forward(): Promise<void> {
    await this.travel(1)
  }

  async url(): Promise<string> {
    return this.engine === 'firefox' ? this.run(() => location.href, undefined) : this.page.url()
  }

  private async travel(by: 1 | -1): Promise<void> {
    if (this.engine === 'firefox') {
      // Firefox does not tell of a page that comes back as it was left: Playwright would wait for it for ever.
      const here = () => this.run(() => `${location.href} ${performance.timeOrigin}`, undefined).catch(() => undefined)
      const before = await here()
      await this.run((by) => history.go(by), by)
      const end = Date.now() + TRAVEL_LIMIT
      while (Date.now() < end && [before, undefined].includes(await here())) await this.page.waitForTimeout(60)
    } else if (by < 0) await this.page.goBack()
    else await this.page.goForward()
  }

  run<Argument, Result>(script: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result> {
    return this.page.evaluate<Result>(expressionOf(script, argument))
  }

  async clickAt(x: number, y: number): Promise<void> {
    if (this.hasTouch) await this.page.touchscreen.tap(x, y)
    else await this.page.mouse.click(x, y)
  }

  async dragFromTo(from: Place, to: Place, pointer: 'mouse' | 'touch' = 'mouse'): Promise<void> {
    if (pointer === 'touch') {
      await this.touchFromTo(from, to)
      return
    }
    await this.page.mouse.move(...from)
    await this.page.mouse.down()
    await this.page.mouse.move(...to, { steps: DRAG_STEPS })
    await this.page.mouse.up()
  }

  private async touchFromTo(from: Place, to: Place): Promise<void> {
    // Only Chromium has such a session.
    const devTools = await this.page.context().newCDPSession(this.page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', place?: Place) =>
      devTools.send('Input.dispatchTouchEvent', { type, touchPoints: place ? [{ x: place[0], y: place[1] }] : [] })
    await touch('touchStart', from)
    for (const part of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part])
    await touch('touchEnd')
    await devTools.detach()
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
  }

  async screenshot(file: string): Promise<void> {
    await this.page.screenshot({ path: file })
  }

  async resize(size: Size): Promise<void> {
    await this.page.setViewportSize(size)
  }

  async close(): Promise<void> {
    await this.page.close()
  }
}

/**
 * What Firefox tells besides errors of the product: that the pages' policy refuses Playwright's own style while it takes a picture (in
 * Chromium every refusal is told), and that a page was left while its service worker fetched something.
 */
const NOT_OURS = /^Content-Security-Policy: .*inline style|^Failed to load .*A ServiceWorker intercepted the request/

/** A lasting profile of a browser that Playwright drives. */
export class PlaywrightProfile implements Profile {
  readonly seesErrorsOfLoading = true
  private errors: string[] = []

  constructor(
    readonly engine: Engine,
    readonly context: BrowserContext,
    private readonly hasTouch: boolean,
    /** What the profile keeps, thrown away with it. */
    private readonly folder?: string,
  ) {
    // Firefox tells the same things now as an error of a page, now as a message of its console.
    context.on('weberror', (error) => this.note(String(error.error().stack ?? error.error())))
    context.on('console', (message) => {
      if (message.type() === 'error') this.note(`${message.text()} (${message.location().url})`)
    })
  }

  private note(error: string) {
    if (this.engine !== 'firefox' || !NOT_OURS.test(error)) this.errors.push(error)
  }

  async newTab(): Promise<PlaywrightTab> {
    return new PlaywrightTab(await this.context.newPage(), this.hasTouch, this.engine)
  }

  async takeErrors(): Promise<readonly string[]> {
    const { errors } = this
    this.errors = []
    return errors
  }

  async close(): Promise<void> {
    await this.context.close()
    await this.context.browser()?.close()
    if (this.folder) rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}
