import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer } from '../built-server.ts'
import { GC_ON_SIGNAL } from './vitals.ts'

/** What every trial gets. */
export interface TrialContext {
  readonly server: Awaited<ReturnType<typeof startBuiltServer>>
  /** Assigns what the bystanders noticed so far to a trial, or to none. */
  note(what?: string): Promise<void>
}

/** The figures of a trial, and whether they are as expected. */
export interface Finding {
  readonly figures: Readonly<Record<string, number | string>>
  readonly isWell: boolean
}

/** The built server over a new file. */
export const openTrialContext = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-hostile-'))
  const server = await startBuiltServer({ DATA_DIR: folder }, GC_ON_SIGNAL)
  const close = async () => {
    await server.kill()
    rmSync(folder, { recursive: true })
  }
  /** Everything it logged except the startup message. */
  const complaints = (): string[] =>
    server
      .said()
      .split('\n')
      .filter((line) => /"level":[456]0|Error|^\s+at /.test(line))
  return { server, complaints, close }
}
