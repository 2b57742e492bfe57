import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer } from '../built-server.ts'
import { MAY_CLEAN_UP } from './vitals.ts'

/** Where the trials take place. */
export interface Stage {
  readonly server: Awaited<ReturnType<typeof startBuiltServer>>
  /** What the bystanders noticed until now belongs to that, or to nothing. */
  note(what?: string): Promise<void>
}

/** What a trial counted, and whether that is as it should be. */
export interface Finding {
  readonly figures: Readonly<Record<string, number | string>>
  readonly isWell: boolean
}

/** The built server over a file of its own. */
export const openStage = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-hostile-'))
  const server = await startBuiltServer({ DATA_DIR: folder }, MAY_CLEAN_UP)
  const close = async () => {
    await server.kill()
    rmSync(folder, { recursive: true })
  }
  /** Whatever it logged beside its welcome. */
  const complaints = (): string[] =>
    server
      .said()
      .split('\n')
      .filter((line) => /"level":[456]0|Error|^\s+at /.test(line))
  return { server, complaints, close }
}
