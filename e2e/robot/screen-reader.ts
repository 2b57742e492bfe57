import type { CDPSession, Page } from '@playwright/test'

/** One thing of the page, as a screen reader says it. */
export interface Said {
  readonly role: string
  /** No-break spaces are plain ones: they are not heard. */
  readonly name: string
  readonly value: string
  readonly description: string
  /** « disabled », « pressed », « checked », « expanded », « invalid »…, those that hold. */
  readonly states: ReadonlySet<string>
  readonly isFocusable: boolean
  readonly isFocused: boolean
  /** What it is in, the nearest first. */
  readonly within: readonly Said[]
}

interface AXNode {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: { readonly value?: string }
  readonly name?: { readonly value?: string }
  readonly value?: { readonly value?: unknown }
  readonly description?: { readonly value?: string }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
  readonly childIds?: readonly string[]
}

const STATES = ['disabled', 'pressed', 'checked', 'expanded', 'selected', 'invalid', 'required', 'readonly', 'busy']
/** Chromium's own names of what ARIA knows under another one, and pieces that are never said by themselves. */
const ROLES: Readonly<Record<string, string>> = { StaticText: 'text', RootWebArea: 'page', textField: 'textbox' }
const UNSAID = new Set(['InlineTextBox', 'LineBreak', 'ListMarker'])

const plain = (text: unknown): string =>
  String(text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** In the order of reading. */
const flatten = (nodes: readonly AXNode[]): Said[] => {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const said: Said[] = []
  const walk = (node: AXNode, within: readonly Said[]) => {
    const role = node.role?.value ?? ''
    if (UNSAID.has(role)) return
    let inside = within
    if (!node.ignored) {
      const properties = new Map(node.properties?.map(({ name, value }) => [name, value.value]))
      const states = STATES.filter((state) => ![undefined, false, 'false'].includes(properties.get(state) as never))
      const one: Said = {
        role: ROLES[role] ?? role,
        name: plain(node.name?.value),
        value: plain(node.value?.value),
        description: plain(node.description?.value),
        states: new Set(states),
        isFocusable: properties.get('focusable') === true,
        isFocused: properties.get('focused') === true,
        within,
      }
      said.push(one)
      inside = [one, ...within]
    }
    for (const id of node.childIds ?? []) {
      const child = byId.get(id)
      if (child) walk(child, inside)
    }
  }
  if (nodes[0]) walk(nodes[0], [])
  return said
}

/**
 * Runs in the page, beside the product: what a screen reader would say when a live region changes. It only listens, and nothing else of the
 * page comes out by this way. A region that is added together with its text is not said, unless it is an alert, as with real readers.
 */
const listenInPage = () => {
  const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"], output'
  const tell = (text: string) => (window as unknown as { robotHears: (text: string) => void }).robotHears(text)
  const isHidden = (element: Element) => element.closest('[aria-hidden="true"], [inert], [hidden]') !== null
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)
  const textIn = (node: Node): string => {
    if (node instanceof Text) return elementOf(node)?.closest('[aria-hidden="true"]') ? '' : node.data
    return [...node.childNodes].map(textIn).join(' ')
  }
  const say = (region: Element, what: Node) => {
    const text = textIn(what).replaceAll(/\s+/g, ' ').trim()
    if (text !== '' && !isHidden(region)) tell(text)
  }
  const observer = new MutationObserver((changes) => {
    const atomic = new Set<Element>()
    const fresh = new Set<Node>()
    for (const { type, target, addedNodes } of changes) {
      for (const added of type === 'childList' ? addedNodes : [target]) {
        if (!(added instanceof Element || added instanceof Text) || !added.isConnected) continue
        if ([...fresh].some((other) => other !== added && other.contains(added))) continue
        fresh.add(added)
      }
    }
    for (const added of fresh) {
      const outer = added.parentElement?.closest(LIVE)
      if (outer) {
        const isAtomic =
          outer.getAttribute('aria-atomic') ?? String(outer.matches('[role="status"], [role="alert"], output'))
        if (isAtomic === 'true') atomic.add(outer)
        else say(outer, added)
      } else {
        const alerts = elementOf(added)?.querySelectorAll('[role="alert"]') ?? []
        for (const alert of alerts) atomic.add(alert)
        if (added instanceof Element && added.matches('[role="alert"]')) atomic.add(added)
      }
    }
    for (const region of atomic) say(region, region)
  })
  observer.observe(document, { childList: true, characterData: true, subtree: true })
}

/**
 * The only file of the robot that knows a browser: it reads the accessibility tree, hears live regions and presses keys. Nothing of the page
 * is found by selector or touched by pointer.
 */
export class ScreenReader {
  private readonly heard: string[] = []

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** Before the page is opened. */
  static async over(page: Page): Promise<ScreenReader> {
    const session = await page.context().newCDPSession(page)
    const reader = new ScreenReader(page, session)
    await page.exposeFunction('robotHears', (text: string) => reader.heard.push(text))
    // Compilers that keep names of functions call a helper that a page doesn't have.
    await page.addInitScript({ content: `{ const __name = (named) => named; (${String(listenInPage)})() }` })
    await session.send('Accessibility.enable')
    return reader
  }

  /** An address that somebody was sent. */
  async open(address: string): Promise<void> {
    await this.page.goto(address)
  }

  get address(): string {
    return this.page.url()
  }

  /** Everything that can be said of the page now. */
  async read(): Promise<readonly Said[]> {
    const { nodes } = await this.session.send('Accessibility.getFullAXTree')
    return flatten(nodes as readonly AXNode[])
  }

  /** What was announced since one listened last. */
  listen(): readonly string[] {
    return this.heard.splice(0)
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
  }

  /** On a French keyboard: letters with accents are keys, too. */
  async type(text: string): Promise<void> {
    for (const sign of text) {
      if (/[\x20-\x7E]/.test(sign)) await this.page.keyboard.type(sign)
      else {
        await this.session.send('Input.dispatchKeyEvent', { type: 'keyDown', key: sign, text: sign })
        await this.session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: sign })
      }
    }
  }

  /** As long as it takes a person to listen once more. */
  async pause(milliseconds: number): Promise<void> {
    await this.page.waitForTimeout(milliseconds)
  }
}
