/** The browser engines that the product is driven in. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof ENGINES)[number]

/** In the window, from its upper left corner. */
export type Place = readonly [x: number, y: number]

/** Moves of a drag. Two, as of a fast hand: the first move already ends outside the element that was pressed. */
export const DRAG_STEPS = 2

/** Of a viewport. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** What every engine's driver can do. Everything else is built on it (hand.ts), so that one test means the same in each of them. */
export interface Tab {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  url(): Promise<string>
  /** Runs in the page. Argument and result travel as JSON; a promise is awaited. */
  run<Argument, Result>(script: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result>
  /** A real click or touch at this place of the window. */
  clickAt(x: number, y: number): Promise<void>
  /** With a finger in Chromium and WebKit only: Playwright has none for Firefox. */
  dragFromTo(from: Place, to: Place, pointer?: 'mouse' | 'touch'): Promise<void>
  /** Real key presses, into whatever has the focus. */
  type(text: string): Promise<void>
  press(key: 'Enter' | 'Escape' | 'Tab' | 'Backspace'): Promise<void>
  screenshot(file: string): Promise<void>
  resize(size: Size): Promise<void>
  close(): Promise<void>
}

/** A browser profile that outlives its tabs: what one tab stores, the next one finds. */
export interface Profile {
  readonly engine: Engine
  newTab(): Promise<Tab>
  /** Uncaught errors and console errors since the last call. */
  takeErrors(): Promise<readonly string[]>
  /** False where errors are seen only after a page has loaded (page-errors.ts). */
  readonly seesErrorsOfLoading: boolean
  close(): Promise<void>
}

export interface ProfileOptions {
  /** Width and height of a tab's viewport; a phone's unless told. WebKit's windows are never under 447 px wide. */
  readonly size?: Size
  readonly colorScheme?: 'light' | 'dark'
  /** Leaves nothing on the disk, as a private window. */
  readonly isPrivate?: boolean
}

/** Text that runs `script` in a page: transpilers wrap named functions in a helper that pages do not have. */
export const expressionOf = (script: (argument: never) => unknown, argument: unknown): string =>
  `((__name) => (${script.toString()})(${JSON.stringify(argument) ?? 'undefined'}))((named) => named)`
