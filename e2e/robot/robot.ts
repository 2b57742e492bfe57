import type { Said, ScreenReader } from './screen-reader.ts'

/** A name, or what a name is like. */
export type Name = string | RegExp

/** How long one listens for something new before one thinks that nothing comes: looks that found nothing to do. */
const MOST_IDLE = 600
const MOST_TABS = 150
/** Looks after a key, until the page has answered it. */
const ANSWER = 40
const A_MOMENT = 50
const USED = new Set(['button', 'link', 'textbox', 'radio', 'checkbox', 'switch', 'combobox', 'spinbutton'])
const GROUPS = new Set(['group', 'radiogroup', 'toolbar', 'listbox', 'tablist'])

const hasName = (said: Said, name: Name | undefined): boolean =>
  name === undefined || (typeof name === 'string' ? said.name === name : name.test(said.name))

/** How long something still lasts is heard, and is no news. */
const isCountdown = ({ role, name }: Said): boolean =>
  role === 'timer' || (role === 'text' && /^\d+ s(econdes?)?$/.test(name))

/** Where one has not heard enough to go on: with the end of what was heard and pressed. */
export class Stuck extends Error {}

/** Somebody who hears the page and has a keyboard. */
export class Robot {
  /** What was heard, where the focus was, what was pressed. */
  readonly transcript: string[] = []
  /** Everything announced so far, the newest last. */
  readonly announced: string[] = []
  /** What one keeps in mind. */
  readonly notes: string[] = []
  /** Presses after which the focus was nowhere. */
  readonly lost: string[] = []
  /** What can be used and has no name. */
  readonly unnamed: string[] = []
  /** Headings of new screens that were neither announced nor had the focus before one acted. */
  readonly unheard: string[] = []
  private page: readonly Said[] = []
  private state = ''
  private focus = ''
  private idle = 0
  /** What one pressed last. */
  private pressed = ''
  /** The first heading, and how much had been announced when it came. */
  private heading = ''
  private since = 0
  /** That of the page under a dialog. */
  private under = ''
  private isHeard = true

  constructor(
    readonly name: string,
    private readonly reader: ScreenReader,
    private readonly print: (line: string) => void = () => {},
    /** Lets the time go by in which others think. */
    private readonly wait: () => Promise<void> = () => reader.pause(3 * A_MOMENT),
  ) {}

  private note(kind: string, text: string): void {
    const line = `${kind.padEnd(9)} ${text}`
    this.transcript.push(line)
    this.print(line)
  }

  stuck(why: string): Stuck {
    const tail = this.transcript.slice(-40).join('\n')
    const now = this.page
      .filter(({ role, name }) => name !== '' && role !== 'text')
      .map(({ role, name, value, states }) => `  ${role} « ${name} » ${value} ${[...states].join(' ')}`)
    return new Stuck(`${this.name} is stuck: ${why}\n${tail}\nWhat the page says:\n${now.join('\n')}`)
  }

  /** Hears what is new. */
  async look(): Promise<void> {
    this.page = await this.reader.read()
    for (const text of this.reader.listen()) {
      this.announced.push(text)
      this.note('spoken', `« ${text} »`)
    }
    this.state = this.page
      .filter((said) => !isCountdown(said))
      .map(({ role, name, value, states, isFocused }) => [role, name, value, ...states, isFocused].join('|'))
      .join('\n')
    for (const { role, name, isFocusable, within } of this.page) {
      const text = `${role} in ${within.find((each) => each.name !== '')?.name}`
      if (USED.has(role) && isFocusable && name === '' && !this.unnamed.includes(text)) this.unnamed.push(text)
    }
    this.hearHeading()
    const focus = this.focused
    const where = focus ? this.tell(focus) : 'nowhere'
    if (where !== this.focus) this.note('focus', where)
    this.focus = where
  }

  private hearHeading(): void {
    const heading = this.find('heading')?.name
    if (heading !== undefined && heading !== this.heading) {
      this.note('heading', `« ${heading} »`)
      // Back from a dialog one is where one was.
      this.isHeard = heading === this.under
      if (!this.focused?.within.some(({ role }) => role === 'dialog')) this.under = heading
      this.heading = heading
    }
    // In a dialog its name is said with what has the focus.
    const said = [
      this.focused?.name,
      ...(this.focused?.within.map(({ name }) => name) ?? []),
      ...this.announced.slice(this.since),
    ]
    this.isHeard ||= said.some((text) => text?.toLowerCase().includes(this.heading.toLowerCase()))
    if (this.isHeard) this.since = this.announced.length
  }

  /** What comes with a new screen may come a moment after it. */
  private async hearOut(): Promise<void> {
    for (let nth = 0; !this.isHeard && nth < ANSWER; nth++) {
      await this.reader.pause(A_MOMENT)
      await this.look()
    }
  }

  private act(): void {
    this.idle = 0
    if (!this.isHeard) this.unheard.push(this.heading)
    this.isHeard = true
    this.since = this.announced.length
  }

  private tell({ role, name, value, states, within }: Said): string {
    const dialog = within.find((each) => each.role === 'dialog')
    const said = [`${role} « ${name} »`, value && `« ${value} »`, [...states].join(', ')].filter((part) => part !== '')
    return said.join(', ') + (dialog ? `, in the dialog « ${dialog.name} »` : '')
  }

  /** What has the focus; the page itself is nowhere. */
  get focused(): Said | undefined {
    return this.page.findLast(({ isFocused, role }) => isFocused && role !== 'page')
  }

  /** Everything of that role and name, in the order of reading. */
  all(role: string, name?: Name): readonly Said[] {
    return this.page.filter((said) => said.role === role && hasName(said, name))
  }

  /** The first of that role and name. */
  find(role: string, name?: Name): Said | undefined {
    return this.page.find((said) => said.role === role && hasName(said, name))
  }

  /** The first that can be used. */
  can(role: string, name?: Name): Said | undefined {
    return this.page.find((said) => said.role === role && hasName(said, name) && !said.states.has('disabled'))
  }

  /** Whether the page says it anywhere. */
  says(text: Name): RegExpExecArray | undefined {
    for (const { name } of this.page) {
      const found = typeof text === 'string' ? (name.includes(text) ? /^.*/.exec(name) : null) : text.exec(name)
      if (found) return found
    }
    return undefined
  }

  /** All texts inside, in the order of reading. */
  textsIn(said: Said): readonly string[] {
    return this.page.filter(({ role, within }) => role === 'text' && within.includes(said)).map(({ name }) => name)
  }

  inside(said: Said, role: string, name?: Name): readonly Said[] {
    return this.all(role, name).filter(({ within }) => within.includes(said))
  }

  /**
   * By Tab, or Shift and Tab where that is nearer; from one of a group of buttons or radios to another by arrows.
   * False where it went away meanwhile: somebody else was first.
   */
  async go(role: string, name?: Name, isIt: (said: Said) => boolean = () => true): Promise<boolean> {
    const isTarget = (said: Said | undefined) => said?.role === role && hasName(said, name) && isIt(said)
    await this.knowWhere()
    if (isTarget(this.focused)) return true
    const keys: string[] = []
    const way = () => keys.filter((key, nth) => key !== keys[nth - 1]).join(', ')
    let hasMoved = true
    const forth = this.isBefore(isTarget) ? 'Shift+Tab' : 'Tab'
    for (let nth = 0; nth < MOST_TABS; nth++) {
      const before = this.focused
      const target = this.page.find(isTarget)
      const arrow: string | undefined = hasMoved ? before && target && this.arrowTo(before, target) : undefined
      const key: string = arrow ?? forth
      keys.push(key)
      await this.reader.press(key)
      this.page = await this.reader.read()
      hasMoved = key === forth || this.focused?.name !== before?.name
      if (!isTarget(this.focused)) {
        if (nth % 20 === 19 && !this.page.some(isTarget)) break
        continue
      }
      this.note('press', `${way()}${keys.length > 1 ? ` (${keys.length} keys)` : ''}`)
      await this.look()
      return true
    }
    await this.look()
    if (!this.page.some(isTarget)) return false
    throw this.stuck(`no way by keyboard to ${role} ${name}; pressed ${way()}`)
  }

  private isBefore(isTarget: (said: Said) => boolean): boolean {
    const from = this.page.findLastIndex(({ isFocused, role }) => isFocused && role !== 'page')
    const to = this.page.findIndex(isTarget)
    return from > to && to >= 0
  }

  /** After what one did the focus has to be somewhere before one does the next thing. */
  private async knowWhere(): Promise<void> {
    if (this.pressed === '') return
    for (let nth = 0; this.focused === undefined && nth < ANSWER; nth++) {
      await this.reader.pause(A_MOMENT)
      await this.look()
    }
    if (this.focused === undefined) this.lost.push(this.pressed)
    this.pressed = ''
  }

  /** Radios of a group are gone through by arrows; so is a group that says so. */
  private arrowTo(from: Said, to: Said): string | undefined {
    if (from.role !== to.role) return undefined
    const isByArrows =
      from.role === 'radio' || from.within.some(({ name, description }) => /Flèches/.test(`${name} ${description}`))
    const common = from.within.find((each) => GROUPS.has(each.role) && to.within.includes(each))
    if (!isByArrows || common === undefined) return undefined
    return this.page.indexOf(to) > this.page.indexOf(from) ? 'ArrowRight' : 'ArrowLeft'
  }

  /** Goes there and presses Enter, or Space where that is the key. */
  async press(role: string, name?: Name, isIt?: (said: Said) => boolean): Promise<void> {
    if (!(await this.go(role, name, isIt))) return
    const target = this.focused
    if (target?.states.has('disabled')) throw this.stuck(`${this.tell(target)} cannot be pressed`)
    const key = role === 'radio' || role === 'checkbox' || role === 'switch' ? 'Space' : 'Enter'
    this.note('press', key)
    await this.answered(() => this.reader.press(key))
    this.pressed = `${role} « ${target?.name} »`
  }

  /** A key that the page told of. */
  async use(key: string): Promise<void> {
    this.note('press', key)
    await this.answered(() => this.reader.press(key))
  }

  /** Where letters are heard wherever the focus is. */
  async write(text: string): Promise<void> {
    this.note('type', `« ${text} »`)
    await this.answered(() => this.reader.type(text))
  }

  async fill(role: string, name: Name | undefined, text: string): Promise<void> {
    if (!(await this.go(role, name))) return
    this.note('press', 'Control+A')
    await this.reader.press('Control+A')
    this.note('type', `« ${text} »`)
    await this.answered(() => this.reader.type(text))
  }

  /** One of a group of radios. */
  async choose(group: Name, name: Name): Promise<void> {
    const [at] = this.all('radio', name).filter(({ within }) => within.some((each) => hasName(each, group)))
    if (at === undefined) throw this.stuck(`no radio ${name} in ${group}`)
    if (at.states.has('checked')) return
    const [checked = at] = this.all('radio').filter(
      ({ within, states }) => within.some((each) => hasName(each, group)) && states.has('checked'),
    )
    await this.go('radio', checked.name, (said) => said.within.some((each) => hasName(each, group)))
    await this.go('radio', name, (said) => said.within.some((each) => hasName(each, group)))
    if (!this.focused?.states.has('checked')) await this.use('Space')
  }

  /** What was done is answered when the page is another one, and has been for a moment. */
  private async answered(act: () => Promise<void>): Promise<void> {
    await this.hearOut()
    this.act()
    const before = this.state
    await act()
    for (let nth = 0; nth < ANSWER; nth++) {
      await this.look()
      if (this.state !== before) {
        let { state } = this
        for (let still = 0; still < ANSWER; still++) {
          await this.reader.pause(A_MOMENT)
          await this.look()
          if (this.state === state) return
          state = this.state
        }
        return
      }
      await this.reader.pause(A_MOMENT)
    }
  }

  /** Nothing is to be done: others are waited for. */
  async rest(): Promise<void> {
    const before = this.state
    await this.wait()
    await this.look()
    this.idle = this.state === before ? this.idle + 1 : 0
    if (this.idle > MOST_IDLE) throw this.stuck('nothing happens, and nothing is asked')
  }

  /** Until the page says so. */
  async until(role: string, name?: Name): Promise<Said> {
    for (;;) {
      await this.look()
      const found = this.can(role, name)
      if (found) return found
      await this.rest()
    }
  }
}
