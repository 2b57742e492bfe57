import { writeFileSync } from 'node:fs'
import { recordErrorsInPage } from './page-errors.ts'
import { DRAG_STEPS, expressionOf, type Place, type Profile, type Size, type Tab } from './tab.ts'
import type { WebDriverSession } from './webdriver.ts'

const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Backspace: '\uE003' } as const
const END_LIMIT = 5_000
const RESIZE_LIMIT = 30_000
/** Pixels. The buttons of its toolbar keep the window from getting narrower. */
const NARROWEST = 447

type PointerType = 'mouse' | 'touch'

const moveTo = ([x, y]: Place, duration = 0) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration,
  origin: 'viewport',
})
const DOWN = { type: 'pointerDown', button: 0 }
const UP = { type: 'pointerUp', button: 0 }

interface TabOwner {
  closeTab(tab: WebKitTab): Promise<void>
  noteErrors(errors: readonly string[]): void
}

/** What a script of the driver answers. */
interface Answer<Result> {
  readonly value?: Result
  readonly error?: string
  /** Errors of the page since the last script. */
  readonly pageErrors?: readonly string[]
}

/** A tab of WebKit, driven by WebDriver. */
export class WebKitTab implements Tab {
  constructor(
    private readonly session: WebDriverSession,
    readonly handle: string,
    private readonly owner: TabOwner,
  ) {}

  private in<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.session.alone(async () => {
      await this.session.command('POST', '/window', { handle: this.handle })
      return work()
    })
  }

  private ask<Result>(method: 'GET' | 'POST', path: string, body?: object): Promise<Result> {
    return this.in(() => this.session.command<Result>(method, path, body))
  }

  private act(id: string, kind: object, actions: readonly object[]): Promise<void> {
    return this.ask('POST', '/actions', { actions: [{ id, ...kind, actions }] })
  }

  private point(pointerType: PointerType, actions: readonly object[]): Promise<void> {
    // The driver remembers a source by its id, whatever its type.
    return this.act(pointerType, { type: 'pointer', parameters: { pointerType } }, actions)
  }

  /** The page is replaced: its errors are read before that, and those of the next page are recorded as soon as it has loaded. */
  private async navigate(path: string, body?: object): Promise<void> {
    await this.collectErrors()
    await this.ask('POST', path, body)
    await this.collectErrors()
  }

  goto(url: string): Promise<void> {
    return this.navigate('/url', { url })
  }

  reload(): Promise<void> {
    return this.navigate('/refresh')
  }

  back(): Promise<void> {
    return this.navigate('/back')
  }

  forward(): Promise<void> {
    return this.navigate('/forward')
  }

  url(): Promise<string> {
    return this.ask('GET', '/url')
  }

  async run<Argument, Result>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result> {
    const text = `const done = arguments[arguments.length - 1];
      const errors = ${expressionOf(recordErrorsInPage, undefined)};
      const answer = (told) => done({ ...told, pageErrors: errors.splice(0) });
      Promise.resolve().then(() => ${expressionOf(script, argument)})
        .then((value) => answer({ value }), (error) => answer({ error: String(error?.stack ?? error) }))`
    const result = await this.ask<Answer<Result>>('POST', '/execute/async', { script: text, args: [] })
    this.owner.noteErrors(result.pageErrors ?? [])
    if (result.error !== undefined) throw new Error(result.error)
    // JSON has no undefined.
    return result.value as Result
  }

  /** Every script brings along the errors so far. */
  async collectErrors(): Promise<void> {
    await this.run(() => undefined, undefined).catch(() => undefined)
  }

  clickAt(x: number, y: number): Promise<void> {
    return this.point('mouse', [moveTo([x, y]), DOWN, UP])
  }

  dragFromTo(from: Place, to: Place, pointer: PointerType = 'mouse'): Promise<void> {
    const steps = Array.from({ length: DRAG_STEPS }, (_, nth) => {
      const part = (nth + 1) / DRAG_STEPS
      return moveTo([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part], 10)
    })
    return this.point(pointer, [moveTo(from), DOWN, ...steps, UP])
  }

  private key(texts: readonly string[]): Promise<void> {
    const actions = texts.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    return this.act('keyboard', { type: 'key' }, actions)
  }

  type(text: string): Promise<void> {
    return this.key([...text].map((letter) => (letter === '\n' ? KEYS.Enter : letter)))
  }

  press(key: keyof typeof KEYS): Promise<void> {
    return this.key([KEYS[key]])
  }

  /** The driver waits for the page to be painted, which a page at rest never is. */
  async screenshot(file: string): Promise<void> {
    await this.run(() => {
      const { style } = document.documentElement
      let left = 100
      const timer = setInterval(() => {
        left -= 1
        style.outline = left > 0 ? `${left % 2}px solid transparent` : ''
        if (left === 0) clearInterval(timer)
      }, 50)
    }, undefined)
    writeFileSync(file, Buffer.from(await this.ask<string>('GET', '/screenshot'), 'base64'))
  }

  async close(): Promise<void> {
    await this.collectErrors()
    await this.owner.closeTab(this)
  }

  /** As near to this viewport as a window gets, whose toolbar takes some of its height. It gets there a moment after it was asked. */
  async resize({ width, height }: Size): Promise<void> {
    const end = Date.now() + RESIZE_LIMIT
    let [toolbar, before] = [0, '']
    while (Date.now() < end) {
      await this.ask('POST', '/window/rect', { width, height: height + toolbar })
      await new Promise((resolve) => setTimeout(resolve, 100))
      const seen = await this.run(() => ({ innerWidth, innerHeight, outerHeight }), undefined)
      const isAsNarrow = seen.innerWidth === Math.max(width, NARROWEST)
      if (isAsNarrow && seen.innerHeight === height) return
      // On a busy machine one of the figures may be older than the other.
      const isAtRest = before === JSON.stringify(seen)
      before = JSON.stringify(seen)
      if (isAtRest && seen.outerHeight === height + toolbar) toolbar = seen.outerHeight - seen.innerHeight
    }
    throw new Error(`the window did not get ${width} × ${height}: ${before}`)
  }
}

/** All tabs of one WebKit process; what it keeps, it keeps for as long as it runs. */
export class WebKitProfile implements Profile, TabOwner {
  readonly engine = 'webkit'
  readonly seesErrorsOfLoading = false
  private errors: string[] = []
  private readonly tabs = new Set<WebKitTab>()
  /** A tab that nobody uses yet: the driver ends its session with the last tab. */
  private spare: string | undefined

  constructor(
    private readonly session: WebDriverSession,
    private readonly size: Size,
    private readonly stop: () => Promise<void>,
  ) {}

  private async openWindow(): Promise<string> {
    // Only from one that is open; and as a window, since the driver leaves a new tab behind the one that was there.
    const [open] = this.tabs
    await this.session.command('POST', '/window', { handle: open?.handle })
    const { handle } = await this.session.command<{ handle: string }>('POST', '/window/new', { type: 'window' })
    return handle
  }

  async newTab(): Promise<WebKitTab> {
    const tab = await this.session.alone(async () => {
      if (this.spare === undefined && this.tabs.size === 0)
        this.spare = (await this.session.command<string[]>('GET', '/window/handles'))[0]
      const opened = new WebKitTab(this.session, this.spare ?? (await this.openWindow()), this)
      this.spare = undefined
      this.tabs.add(opened)
      return opened
    })
    await tab.resize(this.size)
    return tab
  }

  closeTab(tab: WebKitTab): Promise<void> {
    return this.session.alone(async () => {
      if (this.tabs.size === 1) this.spare = await this.openWindow()
      if (!this.tabs.delete(tab)) return
      await this.session.command('POST', '/window', { handle: tab.handle })
      await this.session.command('DELETE', '/window')
    })
  }

  noteErrors(errors: readonly string[]): void {
    this.errors.push(...errors)
  }

  async takeErrors(): Promise<readonly string[]> {
    for (const tab of this.tabs) await tab.collectErrors()
    const { errors } = this
    this.errors = []
    return errors
  }

  async close(): Promise<void> {
    // A page that does not answer keeps nobody waiting: its processes are ended anyway.
    const ended = this.session.alone(() => this.session.end()).catch(() => undefined)
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, END_LIMIT))])
    await this.stop()
  }
}
