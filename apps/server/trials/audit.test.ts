import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PROBES } from './cost/audit-probes.ts'
import { startTarget, type Target } from './cost/target.ts'

let data: string
let server: Target
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'tablee-audit-'))
  server = await startTarget({ dir: fileURLToPath(new URL('../../..', import.meta.url)), data })
})
afterAll(async () => {
  await server.kill()
  rmSync(data, { recursive: true })
})

it.each(PROBES.map((probe) => [`finding ${probe.finding}: ${probe.what}`, probe] as const))(
  '%s',
  async (_, { run, holds }) => {
    expect(await run(server.url)).toBe(holds)
  },
)
