import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Engine } from './tab.ts'

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable)

/** Debian keeps WebKit's test browser out of the PATH, under the machine's architecture. */
const miniBrowser = (): string | undefined => {
  try {
    return readdirSync('/usr/lib')
      .flatMap((machine) =>
        ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((kind) => `/usr/lib/${machine}/${kind}/MiniBrowser`),
      )
      .find(isExecutable)
  } catch {
    return undefined
  }
}

/**
 * Debian's stock Firefox; FIREFOX_PATH names another, from version 128 on. Not any `firefox` of the PATH: a snap cannot read the
 * profiles of tests, and an old one does not speak WebDriver BiDi as Playwright does.
 */
export const firefoxPath = (): string | undefined => process.env.FIREFOX_PATH ?? onPath('firefox-esr')

interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  /** A virtual screen, also on a machine with a real one: the windows of tests would cover those of the person who works there. */
  readonly xvfb: string
}

export const webKitPrograms = (): WebKitPrograms | undefined => {
  const driver = onPath('WebKitWebDriver')
  const browser = miniBrowser()
  const xvfb = onPath('Xvfb')
  return driver && browser && xvfb ? { driver, browser, xvfb } : undefined
}

/** A sentence that says what to install, where an engine cannot be driven on this machine. */
export const missingEngine = (engine: Engine): string | undefined => {
  if (engine === 'firefox' && firefoxPath() === undefined) return 'Firefox is not driven here: install firefox-esr'
  if (engine === 'webkit' && webKitPrograms() === undefined)
    return 'WebKit is not driven here: install webkit2gtk-driver and xvfb'
  return undefined
}

/** For the machine's own browsers: without the libraries and fonts that the Chromium of `npm ci` puts into this process's environment. */
export const machineEnvironment = (): Record<string, string> => {
  const { FONTCONFIG_FILE: _, FONTCONFIG_PATH: __, LD_LIBRARY_PATH: ___, ...rest } = process.env
  return Object.fromEntries(Object.entries(rest).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
