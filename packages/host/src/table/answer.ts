import type { Refusal, TableRefusalCode } from '@tablee/kernel'

interface Refused<Code extends string = string> {
  readonly type: 'refused'
  readonly refusal: Refusal<Code>
}

export type Answer =
  | { readonly type: 'done' }
  | Refused
  /** Nobody can say whether it was written: ask again with the same id. */
  | { readonly type: 'trouble' }

export const NOT_SEATED: Refused<TableRefusalCode> = {
  type: 'refused',
  refusal: { rule: 'ALL-4', code: 'not-seated' },
}
