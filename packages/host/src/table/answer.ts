import type { Refusal, TableRefusalCode } from '@tablee/kernel'

interface Refused<Code extends string = string> {
  readonly type: 'refused'
  readonly refusal: Refusal<Code>
}

/** The host's answer to a move. */
export type Answer =
  | { readonly type: 'done' }
  | Refused
  /** Nobody knows whether the move was written: the client retries with the same id. */
  | { readonly type: 'trouble' }

export const NOT_SEATED: Refused<TableRefusalCode> = {
  type: 'refused',
  refusal: { rule: 'ALL-4', code: 'not-seated' },
}
