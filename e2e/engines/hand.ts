import type { Tab } from './tab.ts'

interface Target {
  /** An ARIA role, explicit or implied by the element: button, link, textbox, heading, dialog, radio, checkbox, switch. */
  readonly role: string
  /** The accessible name: equal to a string, or matched by a pattern. */
  readonly name: string | RegExp
  readonly nth?: number
}

interface Sought {
  readonly role: string
  readonly text?: string
  readonly pattern?: string
  readonly flags?: string
  readonly nth: number
  /** Keeps the next press from reaching anything else, should the page move in between. */
  readonly isGuarded?: boolean
}

interface Found {
  readonly x: number
  readonly y: number
  readonly isEnabled: boolean
}

const soughtOf = ({ role, name, nth = 0 }: Target): Sought =>
  typeof name === 'string' ? { role, text: name, nth } : { role, pattern: name.source, flags: name.flags, nth }

/** Runs in the page: where the visible element with this role and name is, scrolled into view and not covered. */
const findInPage = ({ role, text, pattern, flags, nth, isGuarded }: Sought): Found | string => {
  const IMPLIED: Record<string, string> = {
    button: 'button, summary, [role=button]',
    link: 'a[href], [role=link]',
    textbox: 'input:not([type]), input[type=text], input[type=search], textarea, [role=textbox]',
    heading: 'h1, h2, h3, h4, [role=heading]',
    dialog: 'dialog[open], [role=dialog]',
    radio: 'input[type=radio], [role=radio]',
    checkbox: 'input[type=checkbox]:not([role]), [role=checkbox]',
    switch: '[role=switch]',
  }
  const clean = (raw: string) => raw.replace(/[\s\u00a0\u202f]+/g, ' ').trim()
  const isHidden = (element: Element): boolean =>
    element.closest('[hidden], [inert], [aria-hidden=true]') !== null ||
    getComputedStyle(element).visibility === 'hidden' ||
    element.getClientRects().length === 0
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element)) return ''
    if (node.getAttribute('aria-hidden') === 'true' || node.hasAttribute('hidden')) return ''
    const said = node.getAttribute('aria-label') ?? node.getAttribute('alt')
    if (said !== null) return said
    const inner = [...node.childNodes].map(textOf).join('')
    return getComputedStyle(node).display.startsWith('inline') ? inner : ` ${inner} `
  }
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby')
    if (by)
      return clean(
        by
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      )
    const said = element.getAttribute('aria-label')
    if (said) return clean(said)
    const labels = (element as HTMLInputElement).labels
    if (labels && labels.length > 0) return clean([...labels].map(textOf).join(' '))
    return clean(textOf(element) || element.getAttribute('title') || element.getAttribute('placeholder') || '')
  }
  const isNamed = (name: string) =>
    pattern === undefined ? name === clean(text ?? '') : new RegExp(pattern, flags).test(name)
  // While a modal dialog is open only what is in it can be reached.
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  const all = [...modal.querySelectorAll(IMPLIED[role] ?? `[role=${role}]`)]
  const element = all.filter((each) => !isHidden(each) && isNamed(nameOf(each)))[nth]
  if (element === undefined) return 'not there'
  const labels = [...((element as HTMLInputElement).labels ?? [])]
  const isReachedBy = (hit: Element) =>
    element.contains(hit) || hit.contains(element) || labels.some((each) => each.contains(hit))
  const look = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    const isHit = hit !== null && isReachedBy(hit)
    // WebKit scrolls what is cut into view when it is pressed: it has moved before it is released, and gets no click.
    const isCut = width <= innerWidth && (left < 0 || left + width > innerWidth)
    return { x, y, hit, isHit, isCut }
  }
  // Only what is out of sight or covered: WebKit scrolls by a pixel each time it is asked to center something.
  const { isHit: wasHit, isCut } = look()
  if (!wasHit || isCut) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { x, y, hit, isHit } = look()
  if (role !== 'heading' && role !== 'dialog' && !isHit)
    return `covered by ${hit?.outerHTML.slice(0, 120) ?? `nothing at ${x}, ${y} of ${innerWidth} × ${innerHeight}`}`
  if (isGuarded) {
    const guard = window as unknown as { stopTap?: () => boolean }
    guard.stopTap?.()
    const KINDS = ['pointerdown', 'touchstart', 'mousedown', 'pointerup', 'touchend', 'mouseup', 'click']
    let isMissed: boolean | undefined
    const check = (event: Event) => {
      // What is pressed may be gone before it is let go: the first event decides.
      isMissed ??= !(event.target instanceof Element && isReachedBy(event.target))
      if (!isMissed) return
      event.stopImmediatePropagation()
      event.preventDefault()
    }
    for (const kind of KINDS) window.addEventListener(kind, check, { capture: true, passive: false })
    guard.stopTap = () => {
      for (const kind of KINDS) window.removeEventListener(kind, check, { capture: true })
      delete guard.stopTap
      return isMissed === true
    }
  }
  return { x, y, isEnabled: !element.matches(':disabled, [aria-disabled=true]') }
}

/** Runs in the page: whether the press that was guarded hit something else. A page that was left by it has no guard. */
const stopTapInPage = (): boolean => (window as unknown as { stopTap?: () => boolean }).stopTap?.() ?? false

/** Runs in the page: everything that can be read or done on it, a line each: it goes into the message of a test that fails. */
const tellPage = (): string => {
  const interactive = [...document.querySelectorAll('button, a[href], input, textarea')].filter(
    (each) => each.getClientRects().length > 0 && !each.closest('[inert], [aria-hidden=true]'),
  )
  const names = interactive.map((each) =>
    (each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 40),
  )
  return `${location.pathname}\n${document.body.innerText.slice(0, 600)}\n[${names.join(' | ')}]`
}

/** Milliseconds. Software rendering on a busy machine takes its time. */
const LIMIT = 40_000
const REST = 50

/** Somebody's hand and eyes on a tab: finds things by what they are called, waits until they are there, touches them. */
export class Hand {
  /** Why what was looked for last was not found. */
  private miss = ''

  constructor(
    readonly tab: Tab,
    readonly limit = LIMIT,
  ) {}

  /** Asks until the answer is not undefined; fails with `what` and with what the page shows instead. */
  async until<T>(what: string, ask: () => Promise<T | undefined>, limit = this.limit): Promise<T> {
    const end = Date.now() + limit
    for (;;) {
      // While a page is being replaced nothing can be asked of it.
      const answer = await ask().catch(() => undefined)
      // WebDriver's JSON knows null only.
      if (answer !== undefined && answer !== null) return answer
      if (Date.now() > end) throw new Error(`waited for ${what} (${this.miss}); instead: ${await this.tell()}`)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  }

  async tell(): Promise<string> {
    return this.tab.run(tellPage, undefined).catch((error) => `a page that does not answer (${error})`)
  }

  private async find(target: Target, isGuarded = false): Promise<Found | undefined> {
    const found = await this.tab.run(findInPage, { ...soughtOf(target), isGuarded })
    this.miss = typeof found === 'string' ? found : ''
    return typeof found === 'string' ? undefined : found
  }

  async isThere(role: string, name: string | RegExp): Promise<boolean> {
    return (await this.find({ role, name })) !== undefined
  }

  async sees(role: string, name: string | RegExp, limit = this.limit): Promise<void> {
    await this.until(`${role} ${name}`, () => this.find({ role, name }), limit)
  }

  /** The first of these to be there. */
  async seesOneOf(...wanted: readonly Target[]): Promise<Target> {
    return this.until(wanted.map(({ role, name }) => `${role} ${name}`).join(' or '), async () => {
      for (const target of wanted) if ((await this.find(target)) !== undefined) return target
      return undefined
    })
  }

  /** Any visible text of the page. */
  async reads(text: string | RegExp, limit = this.limit): Promise<void> {
    await this.until(`the text ${text}`, async () => (await this.has(text)) || undefined, limit)
  }

  async has(text: string | RegExp): Promise<boolean> {
    const page = (await this.tab.run(() => document.body.innerText, undefined)).replace(/[\s\u00a0\u202f]+/g, ' ')
    return typeof text === 'string' ? page.includes(text) : text.test(page)
  }

  /** Touches it at rest, where it was found; false where it was not there, or had moved before it was touched. */
  private async tapOnce(target: Target): Promise<boolean> {
    const before = await this.find(target)
    if (!before?.isEnabled) return false
    // What still moves is not touched: it would be missed.
    await new Promise((resolve) => setTimeout(resolve, REST))
    const { x, y } = (await this.find(target, true)) ?? {}
    if (x === undefined || y === undefined) return false
    if (x === before.x && y === before.y) await this.tab.clickAt(x, y)
    else this.miss = 'moving'
    const isMissed = await this.tab.run(stopTapInPage, undefined).catch(() => false)
    if (isMissed) this.miss = 'moved as it was touched'
    return x === before.x && y === before.y && !isMissed
  }

  /** Touches it once it is there, enabled and not covered. */
  async tap(role: string, name: string | RegExp, nth = 0): Promise<void> {
    await this.until(`${role} ${name} to touch`, async () => (await this.tapOnce({ role, name, nth })) || undefined)
  }

  /** Touches it if it is there now. */
  async tapIfThere(role: string, name: string | RegExp): Promise<boolean> {
    return this.tapOnce({ role, name }).catch(() => false)
  }

  /** Puts the caret into a field, empties it, and types. */
  async fill(label: string | RegExp, text: string): Promise<void> {
    await this.tap('textbox', label)
    await this.tab.run(() => (document.activeElement as HTMLInputElement | null)?.select?.(), undefined)
    await this.tab.press('Backspace')
    if (text !== '') await this.tab.type(text)
  }
}
