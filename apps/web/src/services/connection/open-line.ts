import { isLocalCode } from '@tablee/ui/device/local-code.ts'
import { LocalLine } from '../local-host/local-line.svelte.ts'
import { secretsAround } from '../local-host/people.ts'
import { TableConnection } from './connection.svelte.ts'
import type { TableLine } from './line.ts'
import { seatSecret } from './secret.ts'

/** To a table on a server, or on this very device: there the first of those around it looks for all. */
export const openLine = (code: string): TableLine =>
  isLocalCode(code)
    ? new LocalLine(code, secretsAround(code)?.[0] ?? seatSecret(code))
    : new TableConnection(code, seatSecret(code))
