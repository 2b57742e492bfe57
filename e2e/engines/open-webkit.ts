import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@tablee/log/free-port'
import { machineEnvironment, missingEngine, webKitPrograms } from './installed.ts'
import type { Profile, ProfileOptions, Size } from './tab.ts'
import { WebDriverSession } from './webdriver.ts'
import { WebKitProfile } from './webkit-tab.ts'

const SCREEN = '2600x1600x24'
const START_LIMIT = 30_000

/** Whatever becomes of the tests, no program is left behind. */
const startedGroups = new Set<number>()
process.on('exit', () => {
  for (const group of startedGroups) endGroup(group)
})

const endGroup = (group: number) => {
  startedGroups.delete(group)
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** A program with its children in a process group of their own, so that they end together. */
const start = (program: string, args: readonly string[], env: NodeJS.ProcessEnv, out: 'ignore' | 'pipe') => {
  const child = spawn(program, args, { env, detached: true, stdio: ['ignore', out, 'ignore'] })
  if (child.pid !== undefined) startedGroups.add(child.pid)
  return child
}

const end = async (child: ChildProcess | undefined): Promise<void> => {
  if (child?.pid === undefined) return
  const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
  endGroup(child.pid)
  await gone
}

const startScreen = async (xvfb: string): Promise<{ screen: ChildProcess; display: string }> => {
  // It takes the first free number and tells it.
  const screen = start(
    xvfb,
    ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'],
    machineEnvironment(),
    'pipe',
  )
  const [number] = await once(screen.stdout as NodeJS.ReadableStream, 'data', {
    signal: AbortSignal.timeout(START_LIMIT),
  })
  return { screen, display: `:${String(number).trim()}` }
}

const untilListening = async (port: number): Promise<void> => {
  const limit = Date.now() + START_LIMIT
  for (;;) {
    const socket = createConnection(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    if (Date.now() > limit) throw new Error('WebKitWebDriver does not listen')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/**
 * French, without motion, by day or by night: WebKitGTK takes all of it from the system. No French locale need be installed: glibc looks for
 * locales in LOCPATH, and the name of the one it finds there is all that WebKit asks for.
 */
const environment = (folder: string, display: string, colorScheme: 'light' | 'dark') => {
  const { LC_ALL: _, ...rest } = machineEnvironment()
  mkdirSync(join(folder, 'locale'))
  symlinkSync('/usr/lib/locale/C.utf8', join(folder, 'locale/fr_FR.utf8'))
  mkdirSync(join(folder, 'config/gtk-3.0'), { recursive: true })
  writeFileSync(join(folder, 'config/gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  return {
    ...rest,
    DISPLAY: display,
    LANG: 'fr_FR.UTF-8',
    LOCPATH: join(folder, 'locale'),
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    // Without a graphics card, five times less work for each page.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    GTK_THEME: colorScheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
  }
}

export const openWebKit = async ({
  size,
  colorScheme = 'light',
  isPrivate = false,
}: ProfileOptions & { readonly size: Size }): Promise<Profile> => {
  const programs = webKitPrograms()
  if (programs === undefined) throw new Error(missingEngine('webkit'))
  const folder = mkdtempSync(join(tmpdir(), 'tablee-webkit-'))
  const port = await freePort()
  const { screen, display } = await startScreen(programs.xvfb)
  const env = environment(folder, display, colorScheme)
  const driver = start(programs.driver, ['--host=127.0.0.1', `--port=${port}`], env, 'ignore')
  const stop = async () => {
    await end(driver)
    await end(screen)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  try {
    await untilListening(port)
    const session = await WebDriverSession.open(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': {
        binary: programs.browser,
        args: ['--automation', ...(isPrivate ? ['--private'] : [])],
      },
    })
    return new WebKitProfile(session, size, stop)
  } catch (error) {
    await stop()
    throw error
  }
}
