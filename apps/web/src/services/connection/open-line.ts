import { isLocalCode } from '@tablee/ui/device/local-code.ts'
import { LocalLine } from '../local-host/local-line.svelte.ts'
import { secretsAround } from '../local-host/people.ts'
import { ServerLine } from './connection.svelte.ts'
import type { TableLine } from './line.ts'
import { seatSecret } from './secret.ts'

/** Connects to a table of a server or of this device; where one device is passed around, by the secret of its first person. */
export const openLine = (code: string): TableLine =>
  isLocalCode(code)
    ? new LocalLine(code, secretsAround(code)?.[0] ?? seatSecret(code))
    : new ServerLine(code, seatSecret(code))
