/** Why a move was not accepted (ALL-4): the id of the rule, a code for the message, and data for the message. */
export interface Refusal<Code extends string = string> {
  readonly rule: string
  readonly code: Code
  readonly about?: string
}

export type Result<T, R extends Refusal = Refusal> =
  | { readonly isOk: true; readonly value: T }
  | { readonly isOk: false; readonly refusal: R }

export const ok = <T>(value: T): { readonly isOk: true; readonly value: T } => ({ isOk: true, value })

export const refuse = <R extends Refusal>(refusal: R): { readonly isOk: false; readonly refusal: R } => ({
  isOk: false,
  refusal,
})
