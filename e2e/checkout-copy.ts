import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What a build, a test or a game leaves behind; but the word lists take long to build. */
const LEFT_BEHIND = new Set(['node_modules', '.git', '.cache', 'data', 'dist', 'test-results', 'playwright-report'])
const isKept = (path: string) => /^packages\/lexicon\/(?:dist|data)\b/.test(relative(root, path).replaceAll('\\', '/'))

/** A copy of this checkout in which files may be changed. Installed packages are shared; our own ones are those of the copy. */
export class CheckoutCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'tablee-copy-'))

  constructor() {
    cpSync(root, this.folder, {
      recursive: true,
      filter: (path) => !LEFT_BEHIND.has(basename(path)) || isKept(path),
    })
    const modules = join(this.folder, 'node_modules')
    mkdirSync(modules)
    for (const name of readdirSync(join(root, 'node_modules')))
      if (name === '@tablee')
        cpSync(join(root, 'node_modules', name), join(modules, name), { recursive: true, verbatimSymlinks: true })
      else symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }

  /** Runs an npm script in the copy; its output. Fails with that output. */
  run(script: string, ...args: readonly string[]): Promise<string> {
    return this.execute('npm', ['run', '--silent', script, '--', ...args])
  }

  /** Runs a command of an installed package in the copy, likewise. */
  runTool(name: string, ...args: readonly string[]): Promise<string> {
    return this.execute(join(this.folder, 'node_modules/.bin', name), args)
  }

  /** Runs a line as a reader would type it, likewise. */
  shell(line: string): Promise<string> {
    return this.execute('sh', ['-c', line])
  }

  /** For what asks git which files there are. */
  async initGit(): Promise<void> {
    await this.execute('git', ['init', '--quiet'])
  }

  private async execute(command: string, args: readonly string[]): Promise<string> {
    try {
      return (await promisify(execFile)(command, args, { cwd: this.folder, maxBuffer: 10_000_000 })).stdout
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
      throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error })
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
